/** What is thought likely of what a seat cannot see; `docs/bots.md` gives the reasons. */
export interface HxPriors {
  /** How much likelier each explained card makes a starter. */
  fit: number;
  /** Share of worlds in which an unseen tile is its known mirror image. */
  mirrorTrust: number;
  /** Weight of a fog tile at a distance from the nearest of the rival's towers. */
  nearness(distance: number): number;
  /** Whether pieces that went out of sight are remembered. */
  remembers: boolean;
  /** Weight of a fog tile at a distance from where a piece was seen that may have taken so many steps since. */
  strays(distance: number, steps: number): number;
  /** Chance that the rival's commander is out although it has not been seen. */
  commanderOut: number;
  /** Workers that a rival has had the time to summon. */
  workers(turnsSummoned: number, coin: number): number;
  /** How often a rival that has had its chance to spend still has something left. */
  saves: number;
}

export const PRIORS: HxPriors = {
  fit: 4,
  mirrorTrust: 0.9,
  nearness: (distance) => 1 / (1 + distance * distance),
  remembers: true,
  // Seldom as far as its legs carry it; and numbers may have changed in the fog, so nothing is quite impossible.
  strays: (distance, steps) => (distance <= steps ? 1 / (1 + distance) : 1e-3 * 0.1 ** (distance - steps)),
  // Commanders lead: in 116 of 117 cases one that nobody had seen was not out.
  commanderOut: 0.03,
  // One for each of the first two turns, then one for every second, four in all; a fourth that stays unseen for long may not be.
  workers: (turns, coin) => (turns <= 2 ? turns : turns <= 5 ? Math.min(4, 2 + Math.floor((turns - 2 + coin) / 2)) : 4 - coin),
  saves: 0.2,
};
