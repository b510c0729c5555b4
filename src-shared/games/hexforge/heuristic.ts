import { distancesOf, type Distances } from './board/distances.ts';
import { total } from './cost.ts';
import { blowToCome } from './heuristic/blows.ts';
import { handWorth } from './heuristic/hand.ts';
import { fighterWorth, INCOME, WORKER, workerIncome } from './heuristic/worth.ts';
import { KW } from './keywords/masks.ts';
import { MODE, modeOf, phaseName } from './modes.ts';
import { derive } from './rules/derive.ts';
import { KIND, type HxState } from './state.ts';

/*
 * How well a seat stands, in points of about one point of a fresh base's health: what both bases have left, income,
 * forges, the worth and place of units, blows about to be struck, cards and whether its workers yield what they cost.
 * The difference goes through a logistic curve.
 */
const WEIGHT = {
  /** A base is worth `base · √health`: the last points weigh more than the first. */
  base: 5.5,
  forgeHealth: 0.12,
  deck: 0.06,
  pool: 0.1,
} as const;
/** A first forge is a second place to summon at and better cards; each further one matters less. */
const FORGES = [3, 1.5, 1, 0.5] as const;
const SCALE = 7;
/** Income beyond this cannot be spent. */
const ENOUGH_INCOME = 12;

function beforeCombat(s: HxState): boolean {
  return modeOf(s.phase) === MODE.ordering || modeOf(s.phase) === MODE.declaring || phaseName(s.phase) === 'summon1';
}

function standing(s: HxState, seat: number, distances: Distances): number {
  const own = s.seats[seat];
  let sum = handWorth(s, seat) + Math.min(10, own.deck.length) * WEIGHT.deck + Math.min(6, total(own.pool)) * WEIGHT.pool;
  let income = 0;
  let forges = 0;
  const striking = s.turnSeat === seat && beforeCombat(s);
  for (const e of s.entities) {
    if (e.owner !== seat) continue;
    if (e.kind === KIND.base) sum += Math.sqrt(Math.max(0, e.max - e.damage)) * WEIGHT.base;
    else if (e.kind === KIND.forge) sum += FORGES[Math.min(forges++, FORGES.length - 1)] + (e.max - e.damage) * WEIGHT.forgeHealth;
    else if (e.kw & KW.worker) {
      sum += WORKER;
      income += workerIncome(s, e, distances);
    } else {
      sum += fighterWorth(e, distances);
      if (striking) sum += blowToCome(s, e, distances);
    }
  }
  return sum + Math.min(ENOUGH_INCOME, income) * INCOME;
}

/** 0 lost … 1 won. */
export function evaluate(s: HxState, seat: number): number {
  if (s.result !== null) return s.result.winners.length === 0 ? 0.5 : s.result.winners[0] === seat ? 1 : 0;
  derive(s);
  const distances = distancesOf(s.board);
  return 1 / (1 + Math.exp((standing(s, 1 - seat, distances) - standing(s, seat, distances)) / SCALE));
}
