/** Priors of what a seat cannot see; `docs/bots.md` gives the reasons. */
export interface HxPriors {
  /** How much likelier each explained card makes a starter. */
  fit: number;
  /** Share of worlds in which an unseen tile is its known mirror image. */
  mirrorTrust: number;
  /** Weight of a fog tile at a distance from the nearest haunt. */
  nearness(distance: number): number;
  /** How many places at which rival units were last seen count as haunts. */
  haunts: number;
  /** Chance that the rival's commander is out. */
  commanderOut(turn: number): number;
  /** Workers that a rival has had the time to summon. */
  workers(turnsSummoned: number, coin: number): number;
  /** How often a rival that has had its chance to spend still has something left. */
  saves: number;
}

export const PRIORS: HxPriors = {
  fit: 4,
  mirrorTrust: 0.9,
  nearness: (distance) => 1 / (1 + distance * distance),
  haunts: 4,
  commanderOut: (turn) => Math.min(0.6, turn / 30),
  // One for each of the first two turns, then one for every second, four in all.
  workers: (turns, coin) => (turns <= 2 ? turns : Math.min(4, 2 + Math.floor((turns - 2 + coin) / 2))),
  saves: 0.2,
};
