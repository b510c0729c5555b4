import { DEFS } from '../catalog.ts';
import { attackTotalOf, defenseTotalOf } from '../rules/attack.ts';
import { isLiving } from '../rules/defeat.ts';
import { forgeAttack, forgeDefense, hasPart, hasShield } from '../rules/forge.ts';
import { attackLevel, blockChance, rollWays } from '../rules/odds.ts';
import { endTurn } from '../rules/turn.ts';
import { AT, dieOf, type BlState } from '../state.ts';
import type { BlAttackOdds, BlBlockAnswer, BlSword, BlThreat } from './questions.ts';

/* Exact odds, by counting out every roll (BL-7–9). */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Each attack total of the seat with the means of the turn, the smallest roll first, and in how many ways it comes. */
function totals(s: BlState, seat: number): { total: number; ways: number }[] {
  const own = s.seats[seat];
  const ways = rollWays(attackLevel(own.level, s.means.dieSteps), s.means.keepBest === 1);
  return ways.map((n, i) => ({ total: attackTotalOf(s, own, i + 1), ways: n }));
}

export function swordOf(s: BlState, seat: number): BlSword {
  const own = s.seats[seat];
  const all = totals(s, seat);
  const throws = sum(all.map(({ ways }) => ways));
  return {
    die: dieOf(attackLevel(own.level, s.means.dieSteps)),
    attack: forgeAttack(own),
    defense: forgeDefense(own),
    totals: all.map(({ total, ways }) => ({ total, chance: ways / throws })),
  };
}

function against(s: BlState, seat: number, target: number): BlAttackOdds {
  const rival = s.seats[target];
  const defense = defenseTotalOf(rival);
  const blows = totals(s, seat).map(({ total, ways }) => ({ damage: Math.max(0, total - defense), ways }));
  // Whole numbers are divided at the very end, so that what is certain is 1.
  const throws = sum(blows.map(({ ways }) => ways));
  const chanceOf = (is: (damage: number) => boolean): number => sum(blows.map(({ damage, ways }) => (is(damage) ? ways : 0))) / throws;
  const shielded = hasShield(rival) && !s.means.pierce;
  const canBlock = !shielded && !s.means.noBlock && hasPart(rival);
  const holds = blockChance(rival.level, rival.blockMod, s.seats[seat].level);
  const defeats = shielded ? 0 : chanceOf((damage) => damage >= rival.health);
  const stability = shielded ? DEFS[rival.forge[AT.shield]].stability : 0;
  return {
    target,
    least: blows[0].damage,
    most: blows[blows.length - 1].damage,
    mean: sum(blows.map(({ damage, ways }) => damage * ways)) / throws,
    damages: chanceOf((damage) => damage > 0),
    shield: shielded ? { stability, breaks: chanceOf((damage) => damage >= stability) } : null,
    blockHolds: canBlock ? holds : null,
    defeats,
    defeatsBlocked: canBlock ? defeats * (1 - holds) : defeats,
  };
}

export const attackOdds = (s: BlState, seat: number): BlAttackOdds[] =>
  s.seats.flatMap((_, target) => (target !== seat && isLiving(s, target) ? [against(s, seat, target)] : []));

/** Ends the turn in `s`: what lasts no longer neither helps nor harms in rivals' turns. Empty for a seat that is out, and in the last turn. */
export function threatsTo(s: BlState, seat: number): BlThreat[] {
  endTurn(s);
  if (s.result !== null || !isLiving(s, seat)) return [];
  return s.seats.flatMap((_, by) => (by !== seat && isLiving(s, by) ? [{ by, ...against(s, by, seat) }] : []));
}

/** Null while no block is asked for. */
export function blockOdds(s: BlState): BlBlockAnswer | null {
  if (s.choice?.kind !== 'block' || s.attack === null) return null;
  const { attacker, target, damage } = s.attack;
  const own = s.seats[target];
  return { damage, holds: blockChance(own.level, own.blockMod, s.seats[attacker].level), fatal: damage >= own.health };
}
