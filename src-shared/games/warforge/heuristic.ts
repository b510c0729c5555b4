import { sumAt } from '../../kernel/masks.ts';
import { DEFS } from './catalog.ts';
import { KW, MASKS, NUM } from './keywords/masks.ts';
import { warlordOf } from './rules/board.ts';
import { effectiveMelee, effectiveRanged } from './rules/values.ts';
import { CLASSIC, type WrState, type WrUnit } from './state.ts';
import type { WrKeyword } from './types.ts';

/*
 * How well a seat stands, in the currency of one point of attack: what stands in its line, its Warlord's health, its cards and
 * counters. Everything read here is public or belongs to the sampled world.
 */

const WORTH = { attack: 1, health: 0.8, card: 1.4, energy: 0.15, ember: 0.5, faith: 0.4, warlord: 0.45, danger: 14 } as const;

/** What a keyword adds beside numbers; absent: a little. */
const KEYWORD_WORTH: Partial<Record<WrKeyword, number>> = {
  shield: 1.5,
  frenzy: 2,
  invulnerable: 4,
  flying: 1,
  vanguard: 0.8,
  longRange: 1,
  sniper: 0.7,
  stealth: 0.6,
  cantAttack: -1.5,
  stun: -1.5,
  blind: -0.7,
  huntMark: -0.6,
  tracer: -0.5,
  vulnerable: -1,
  unstable: 0.2,
  fixated: -0.3,
};
const OTHER_KEYWORD = 0.35;
/** By a keyword's position in a mask; a search asks too often for lists of names. */
export const KEYWORD_WORTHS = MASKS.ids.map((id) => KEYWORD_WORTH[id] ?? OTHER_KEYWORD);
const EACH = { armour: 1, blast: 0.6, flechette: 0.7, sentry: 0.7, regeneration: 0.6 } as const;
/** What each point of a keyword's number adds, by the number's place in a unit. */
const PER_NUMBER = (Object.keys(EACH) as (keyof typeof EACH)[]).map((keyword) => ({ at: NUM[keyword], each: EACH[keyword] }));

/** Points at which a lead is worth about three quarters of a win. */
const SCALE = 12;

function unitWorth(s: WrState, unit: WrUnit): number {
  if (unit.hidden && unit.seat !== s.active) return 1 + DEFS[unit.card].cost * 1.6;
  const [melee, ranged] = [effectiveMelee(s, unit), effectiveRanged(s, unit)];
  let worth =
    Math.max(melee, ranged) * WORTH.attack + Math.min(melee, ranged) * 0.3 * WORTH.attack + Math.max(0, unit.health) * WORTH.health;
  worth = sumAt(unit.kw, KEYWORD_WORTHS, worth);
  for (const { at, each } of PER_NUMBER) worth += each * unit.nums[at];
  if (MASKS.meets(unit.kw, KW.stun)) worth -= Math.max(melee, ranged) * 0.3;
  return worth;
}

/** A Warlord with little health is in danger, and all the more. */
function warlordWorth(s: WrState, seat: number): number {
  const warlord = warlordOf(s, seat);
  const whole = s.mode === CLASSIC ? 30 : 20;
  const missing = Math.max(0, whole - warlord.health) / whole;
  return warlord.health * WORTH.warlord - WORTH.danger * missing * missing;
}

function standing(s: WrState, seat: number): number {
  const { line, w, hand, energy, embers, faith } = s.seats[seat];
  let worth =
    warlordWorth(s, seat) + Math.min(hand.length, 8) * WORTH.card + energy * WORTH.energy + embers * WORTH.ember + faith * WORTH.faith;
  for (let i = 0; i < line.length; i++)
    worth += i === w ? (effectiveMelee(s, line[i]) + effectiveRanged(s, line[i])) * 0.5 : unitWorth(s, line[i]);
  return worth;
}

/** 0 (lost) to 1 (won). */
export function evaluate(s: WrState, seat: number): number {
  if (s.result !== null) return s.result.winners.length === 0 ? 0.5 : s.result.winners.includes(seat) ? 1 : 0;
  return 1 / (1 + Math.exp(-(standing(s, seat) - standing(s, 1 - seat)) / SCALE));
}
