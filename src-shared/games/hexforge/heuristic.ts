import { distancesOf, type Distances } from './board/distances.ts';
import { TYPE, terrainOf } from './board/terrain.ts';
import { DEFS } from './catalog.ts';
import { GENERIC, noAmounts, total, type Amounts } from './cost.ts';
import { MOMENT } from './keywords/index.ts';
import { MODE, modeOf, phaseName } from './modes.ts';
import { derive } from './rules/derive.ts';
import { DURATION, KIND, ROLE, type HxEntity, type HxState } from './state.ts';

/*
 * How well a seat stands, in points of about one point of a fresh base's health: what both bases have left, income,
 * forges, the worth and place of units, cards and whether its workers yield what they cost. The difference goes through
 * a logistic curve.
 */
const WEIGHT = {
  /** A base is worth `base · √health`: the last points weigh more than the first. */
  base: 5.5,
  forgeHealth: 0.12,
  power: 0.8,
  health: 0.4,
  worker: 0.7,
  income: 1.5,
  /** How much of an income a worker on its way is already worth. */
  onTheWay: 0.7,
  approach: 0.16,
  /** A ready unit beside an enemy tower in its own turn: damage as good as dealt. */
  strike: 0.5,
  card: 0.8,
  deck: 0.06,
  pool: 0.1,
  commander: 0.6,
} as const;
/** A first forge is a second place to summon at and better cards; each further one matters less. */
const FORGES = [3, 1.5, 1, 0.5] as const;
/** How much of a card's worth is left when a turn's yield lacks nothing, one, two… of what it costs. */
const FIT = [1, 0.6, 0.4, 0.25] as const;
const SCALE = 7;
/** Income beyond this cannot be spent. */
const ENOUGH_INCOME = 8;
/** Units further away than this are not on their way to anything. */
const HORIZON = 14;

/** What of a unit stays after this turn: Fleeting changes are no reason to be proud. */
function lasting(e: HxEntity, now: number, what: 'power' | 'health'): number {
  let value = now;
  for (const fx of e.fx) if (fx.until === DURATION.fleeting) value -= fx[what];
  return Math.max(0, value);
}

function unitWorth(e: HxEntity, distances: Distances): number {
  const power = lasting(e, e.power, 'power');
  const health = Math.max(0, lasting(e, e.max, 'health') - e.damage * 0.5);
  let worth = power * WEIGHT.power + health * WEIGHT.health;
  const steps = distances.toBase[1 - e.owner][e.tile];
  if (!(e.kw & MOMENT.cannotAttack)) worth += Math.max(0, HORIZON - steps) * WEIGHT.approach * Math.min(4, power) * 0.5;
  if (e.role === ROLE.commander) worth += WEIGHT.commander;
  return worth;
}

/** What a worker on its tile, or on its way to a mineral, will yield in the turns to come. */
function workerIncome(s: HxState, e: HxEntity, distances: Distances): number {
  const { yields } = DEFS[e.def];
  if (!yields) return 0;
  if (s.board.types[e.tile] === TYPE.mineral) return total(yields);
  const steps = freeMineral(s, e, distances);
  return total(yields) * Math.max(0, WEIGHT.onTheWay - 0.05 * steps);
}

/** What all workers of a seat yield together once each stands on a mineral. */
function yieldsOf(s: HxState, seat: number): Amounts {
  const sum = noAmounts();
  for (const e of s.entities) {
    const yields = e.owner === seat && e.kind === KIND.unit ? DEFS[e.def].yields : null;
    if (yields) for (let i = 0; i < sum.length; i++) sum[i] += yields[i];
  }
  return sum;
}

/** Resources do not keep: a card is worth what a turn's yield, colours included, can make of it. */
function handWorth(s: HxState, seat: number): number {
  const yields = yieldsOf(s, seat);
  const all = total(yields);
  let sum = 0;
  for (const inst of s.seats[seat].hand) {
    const { cost, cmc } = DEFS[s.defs[inst]];
    let colours = 0;
    for (let i = 0; i < GENERIC; i++) colours += Math.max(0, cost[i] - yields[i]);
    const lacking = Math.max(colours, cmc - all, 0);
    sum += WEIGHT.card * FIT[Math.min(FIT.length - 1, lacking)];
  }
  return sum;
}

/** Steps to a mineral that nobody stands on; straight distance, since the nearest one may be taken. */
function freeMineral(s: HxState, e: HxEntity, { toMineral }: Distances): number {
  if (toMineral[e.tile] > HORIZON) return HORIZON;
  const { outline } = terrainOf(s.board);
  let best = HORIZON;
  for (let tile = 0; tile < outline.size; tile++) {
    if (s.board.types[tile] === TYPE.mineral && s.occupied[tile] === 0) best = Math.min(best, outline.dist[e.tile * outline.size + tile]);
  }
  return best;
}

/** Blows that ready units of the turn player can still deal to towers beside them this turn. */
function strikesToCome(s: HxState, e: HxEntity): number {
  const { outline } = terrainOf(s.board);
  let best = 0;
  for (const tile of outline.around[e.tile]) {
    const there = s.occupied[tile];
    if (there === 0 || (there & 1) === 1 || ((there >> 1) & 1) === e.owner) continue;
    best = Math.max(best, Math.max(0, e.power) * WEIGHT.strike);
  }
  return best;
}

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
    else if (e.kw & MOMENT.harvests) {
      sum += WEIGHT.worker;
      income += workerIncome(s, e, distances);
    } else {
      sum += unitWorth(e, distances);
      if (striking && !e.exhausted && !(e.kw & MOMENT.cannotAttack)) sum += strikesToCome(s, e);
    }
  }
  return sum + Math.min(ENOUGH_INCOME, income) * WEIGHT.income;
}

/** 0 lost … 1 won. */
export function evaluate(s: HxState, seat: number): number {
  if (s.result !== null) return s.result.winners.length === 0 ? 0.5 : s.result.winners[0] === seat ? 1 : 0;
  derive(s);
  const distances = distancesOf(s.board);
  return 1 / (1 + Math.exp((standing(s, 1 - seat, distances) - standing(s, seat, distances)) / SCALE));
}
