import { KEYWORDS } from '../keywords/index.ts';
import { ROW, type LnCreature, type LnState } from '../state.ts';
import type { LnKeyword } from '../types.ts';

/* What a creature's keywords make of it, asked of the moments' tables. */

const GOES_TO = KEYWORDS.at('goesTo');
const STAYS_OUT = KEYWORDS.at('staysOutOf');
const PASSES = KEYWORDS.at('passes');
const THROUGH = KEYWORDS.at('through');
const REACH = KEYWORDS.at('reach');
const GAINED = KEYWORDS.at('gained');
const LOST = KEYWORDS.at('lost');

/** The row that keywords send a creature to, −1 if they do not care. */
function rowOf(kw: number): number {
  if ((kw & GOES_TO.mask) !== 0) for (const hook of GOES_TO.hooks) if ((kw & hook.mask) !== 0) return hook.does;
  return -1;
}

/** LN-7.3, 7.4: where a creature of these keywords enters or is put. */
export function rowFor(s: LnState, seat: number, kw: number): number {
  const row = rowOf(kw);
  return row >= 0 ? row : s.forge === seat ? ROW.front : ROW.back;
}

/** The row it goes to as it gains a keyword (LN-D34), −1 if it stays. */
export const rowOnGaining = (keyword: LnKeyword): number => rowOf(KEYWORDS.masks.only[keyword]);

/** May it be put there: another row, and none that its keywords keep it from? */
export function canBeInRow(c: LnCreature, row: number): boolean {
  if (c.row === row) return false;
  if ((c.kw & STAYS_OUT.mask) !== 0) for (const hook of STAYS_OUT.hooks) if ((c.kw & hook.mask) !== 0 && hook.does === row) return false;
  return true;
}

/** In Combat it passes by the enemy in its lane. */
export function passesBy(c: LnCreature, enemy: LnCreature): boolean {
  if ((c.kw & PASSES.mask) !== 0) for (const hook of PASSES.hooks) if ((c.kw & hook.mask) !== 0 && hook.does(c, enemy)) return true;
  return false;
}

/** In Combat, damage beyond what the enemy in its lane stops; one keyword's is not added to another's. */
export function throughTo(c: LnCreature, enemy: LnCreature): number {
  let through = 0;
  if ((c.kw & THROUGH.mask) !== 0)
    for (const hook of THROUGH.hooks) if ((c.kw & hook.mask) !== 0) through = Math.max(through, hook.does(c, enemy));
  return through;
}

/** Lanes it may Move by free action, 0 if it may not. */
export function mobilityOf(c: LnCreature): number {
  let reach = 0;
  if ((c.kw & REACH.mask) !== 0) for (const hook of REACH.hooks) if ((c.kw & hook.mask) !== 0) reach = Math.max(reach, hook.does(c));
  return reach;
}

export function noteGained(c: LnCreature, keyword: LnKeyword, x: number, thisTurn: boolean): void {
  for (const hook of GAINED.hooks) if (hook.id === keyword) hook.does(c, x, thisTurn);
}

export function noteLost(c: LnCreature, keyword: LnKeyword): void {
  for (const hook of LOST.hooks) if (hook.id === keyword) hook.does(c);
}
