import { DEFS, faceIndex } from '../catalog.ts';
import type { FactionDeck } from '../decks/deck-schema.ts';
import { compiled } from '../engine.ts';
import { newCreature } from '../rules/creatures.ts';
import { emptyState } from '../setup.ts';
import { CARDS, ROW, ZONE, placeOf, type LnCreature, type LnState } from '../state.ts';
import type { LnPhase } from '../types.ts';

/** A set or Minion, and which of its levels. */
export interface CardRef {
  set: string;
  level: number;
}

interface Placed<C> extends Partial<Pick<LnCreature, 'attack' | 'health' | 'armor'>> {
  card: C;
  row?: 'front' | 'back';
  ready?: boolean;
}

/** A creature in a lane: the card alone (front row, Ready, printed numbers), or with what differs. */
export type Standing<C> = C | Placed<C>;

/** `C` is how a card is named. */
export interface SidePosition<C> {
  /** The two faction decks it plays; what it names is among their cards. */
  decks: readonly FactionDeck[];
  health?: number;
  /** By lane 1…5; a Minion by its id. */
  lanes?: Partial<Record<1 | 2 | 3 | 4 | 5, Standing<C>>>;
  hand?: C[];
  /** Top card first. Given: nothing else is in the deck. */
  deck?: C[];
  /** Oldest first. */
  discard?: C[];
  banish?: C[];
  /** Its Champion has used the ability of this cycle. */
  championUsed?: true;
}

export interface Position<C, Side = SidePosition<C>> {
  A: Side;
  B: Side;
  /** Holder of the Forge; default A. */
  forge?: 'A' | 'B';
  turn?: number;
  cycle?: number;
  /** Default `action1`, where the holder of the Forge acts. */
  phase?: Extract<LnPhase, `action${number}`>;
  /** First turn of Sudden Death, if it is on. */
  suddenFrom?: number;
  seed?: string;
  /** Scripted draws: [what, value]. */
  script?: [what: string, value: number][];
}

/** Finds the card that a name means. @throws for a name that means none */
export type Resolve<C> = (card: C) => CardRef;

const isPlaced = <C>(standing: Standing<C>): standing is Placed<C> =>
  typeof standing === 'object' && standing !== null && 'card' in standing;

/** The card that stands there. */
export const cardIn = <C>(standing: Standing<C>): C => (isPlaced(standing) ? standing.card : standing);

const faceOf = ({ set, level }: CardRef): number => faceIndex(set, level);

function stand(s: LnState, place: { seat: number; lane: number; face: number; inst: number }, given: Partial<Placed<unknown>>): void {
  const { seat, lane, face, inst } = place;
  const def = DEFS[face];
  const c = newCreature(s, seat, lane, given.row === 'back' ? ROW.back : ROW.front, face, inst);
  c.ready = given.ready === false ? 0 : 1;
  c.attack = given.attack ?? def.attack;
  c.health = given.health ?? def.health;
  c.armor = given.armor ?? def.armor;
  s.creatures[placeOf(seat, lane)] = c;
}

function placeSide<C>(s: LnState, seat: number, side: SidePosition<C>, resolve: Resolve<C>): void {
  const own = s.seats[seat];
  own.health = side.health ?? own.health;
  own.champion = 0;
  if (side.championUsed) {
    own.championReady = 0;
    own.championUsed = 1 << s.cycle;
  }
  const take = (face: number, zone: number): number => {
    for (let inst = seat * CARDS; inst < (seat + 1) * CARDS; inst++) {
      if (s.faces[inst] !== face) continue;
      own.deck = own.deck.filter((one) => one !== inst);
      s.zones[inst] = zone;
      return inst;
    }
    throw new Error(`"${DEFS[face].id}" is in no deck`);
  };
  const instances = (cards: readonly C[] | undefined, zone: number): number[] =>
    (cards ?? []).map((card) => take(faceOf(resolve(card)), zone));
  for (const [lane, standing] of Object.entries(side.lanes ?? {})) {
    const face = faceOf(resolve(cardIn(standing)));
    const inst = DEFS[face].isMinion ? -1 : take(face, ZONE.lane);
    stand(s, { seat, lane: Number(lane) - 1, face, inst }, isPlaced(standing) ? standing : {});
  }
  own.hand = instances(side.hand, ZONE.hand);
  own.discard = instances(side.discard, ZONE.discard);
  own.banish = instances(side.banish, ZONE.banish);
  const top = instances(side.deck, ZONE.deck).reverse();
  // What is not named lies aside, where nothing looks for level 1 cards.
  if (side.deck) for (const inst of own.deck.splice(0)) s.zones[inst] = ZONE.upgrade;
  own.deck.push(...top);
}

/** A position in the middle of a game, as if it had come about by play. A keeps the Champion of its first deck, and so does B. */
export function buildPosition<C>(p: Position<C>, resolve: Resolve<C>): LnState {
  const sides = [p.A, p.B];
  const s = emptyState(
    sides.map(({ decks }) => decks),
    p.seed ?? 'scenario',
  );
  const phase = p.phase ?? 'action1';
  s.phase = compiled.indexOf(phase);
  s.action = Number(phase.slice(-1)) - 1;
  s.turn = p.turn ?? 1;
  s.cycle = p.cycle ?? Math.ceil(s.turn / 3);
  s.forge = p.forge === 'B' ? 1 : 0;
  s.firstForge = s.turn % 2 === 1 ? s.forge : 1 - s.forge;
  s.suddenFrom = p.suddenFrom ?? 0;
  sides.forEach((side, seat) => placeSide(s, seat, side, resolve));
  if (p.script) s.rng.script = p.script;
  return s;
}
