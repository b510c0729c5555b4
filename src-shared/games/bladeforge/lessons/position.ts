import { ARMORY, STARTER_BLADE, STARTER_GRIP } from '../catalog.ts';
import { compiled } from '../engine.ts';
import { emptyState } from '../setup.ts';
import { AT, NONE, type BlState, type BlTurnState } from '../state.ts';
import { DICE, SLOTS, type BlDie, type BlSlot } from '../types.ts';

export const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
export type SeatName = (typeof SEATS)[number];
export const seatOf = (name: SeatName): number => SEATS.indexOf(name);

/** `C` is what stands for a card. */
export interface SeatPosition<C> {
  health?: number;
  die?: BlDie;
  /** What differs from Adventurer Blade and Wooden Grip; null for an empty place. */
  forge?: Partial<Record<BlSlot, C | null>>;
  hand?: C[];
  /** Out of the match already. */
  out?: boolean;
  defenseMod?: number;
  blockMod?: number;
}

export interface Position<C> extends Partial<Record<SeatName, SeatPosition<C>>> {
  /** Players at the table; default 2. */
  seats?: number;
  /** Whose main phase it is; default P1. */
  active?: SeatName;
  /**
   * Top card first; default ten Wooden Grips, which do nothing. `rest`: all cards of the game that lie nowhere else, so
   * that what a player knows can be asked for (of cards of the game only).
   */
  armory?: C[] | 'rest';
  /** Oldest first. */
  salvage?: C[];
  turn?: number;
  maxTurns?: number;
  means?: Partial<BlTurnState>;
  /** Chance takes its course; otherwise every draw must be announced. */
  unscripted?: boolean;
  seed?: string;
}

/** The definition that a reference to a card stands for. */
type DefOf<C> = (card: C) => number;

const TEN_GRIPS: readonly number[] = new Array<number>(10).fill(STARTER_GRIP);

function placeSeat<C>(s: BlState, seat: number, p: SeatPosition<C>, defOf: DefOf<C>): void {
  const own = s.seats[seat];
  own.health = p.health ?? own.health;
  own.level = DICE.indexOf(p.die ?? 4);
  own.hand = (p.hand ?? []).map(defOf).sort((a, b) => a - b);
  own.defenseMod = p.defenseMod ?? 0;
  own.blockMod = p.blockMod ?? 0;
  if (p.out) {
    own.out = 1;
    own.health = 0;
    return;
  }
  own.forge[AT.blade] = STARTER_BLADE;
  own.forge[AT.grip] = STARTER_GRIP;
  for (const slot of SLOTS) {
    const card = p.forge?.[slot];
    if (card !== undefined) own.forge[AT[slot]] = card === null ? NONE : defOf(card);
  }
}

/** All cards of the game that lie nowhere yet. */
function theRest(s: BlState): number[] {
  const starters = s.seats.flatMap(() => [STARTER_BLADE, STARTER_GRIP]);
  const rest = [...ARMORY, ...starters];
  for (const card of [...s.salvage, ...s.seats.flatMap((own) => [...own.hand, ...own.forge])]) {
    if (card === NONE) continue;
    const at = rest.indexOf(card);
    if (at < 0) throw new Error('a card of the game lies there too often');
    rest.splice(at, 1);
  }
  return rest;
}

/** A position in the middle of a game, as if it had come about by play. */
export function buildPosition<C>(p: Position<C>, defOf: DefOf<C>): BlState {
  const s = emptyState(p.seats ?? 2, p.maxTurns ?? 0, p.seed ?? 'scenario');
  s.phase = compiled.indexOf('main');
  s.turn = p.turn ?? 1;
  s.active = seatOf(p.active ?? 'P1');
  Object.assign(s.means, p.means);
  s.seats.forEach((_, seat) => placeSeat(s, seat, p[SEATS[seat]] ?? {}, defOf));
  s.salvage = (p.salvage ?? []).map(defOf);
  s.armory = p.armory === 'rest' ? theRest(s) : (p.armory?.map(defOf) ?? [...TEN_GRIPS]).reverse();
  if (!p.unscripted) s.rng.script = [];
  return s;
}
