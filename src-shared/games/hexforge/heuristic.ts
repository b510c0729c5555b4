import { DEFS } from './catalog.ts';
import { total } from './cost.ts';
import { TYPE, terrainOf } from './board/terrain.ts';
import { MOMENT } from './keywords/index.ts';
import { derive, healthOf, strengthOf } from './rules/derive.ts';
import { KIND, ROLE, type HxState } from './state.ts';

/*
 * How well a seat stands, as a sum of what wins games: base health, forges, workers on minerals, units near the
 * enemy base, cards. Weights are in "points of base health"; the difference goes through a logistic curve.
 */
const WEIGHT = {
  base: 1,
  forge: 2.2,
  forgeHealth: 0.15,
  power: 0.75,
  health: 0.35,
  keyword: 0.3,
  worker: 1.0,
  income: 1.3,
  approach: 0.22,
  card: 0.55,
  deck: 0.05,
  pool: 0.12,
  commander: 1,
} as const;
const SCALE = 7;

function standing(s: HxState, seat: number): number {
  const { outline } = terrainOf(s.board);
  const enemyBase = s.board.bases[1 - seat];
  const own = s.seats[seat];
  let sum = own.hand.length * WEIGHT.card + Math.min(8, own.deck.length) * WEIGHT.deck + Math.min(6, total(own.pool)) * WEIGHT.pool;
  for (const e of s.entities) {
    if (e.owner !== seat) continue;
    if (e.kind === KIND.base) sum += Math.sqrt(Math.max(0, e.max - e.damage)) * 4 * WEIGHT.base;
    else if (e.kind === KIND.forge) sum += WEIGHT.forge + (e.max - e.damage) * WEIGHT.forgeHealth;
    else if (e.kw & MOMENT.harvests) {
      sum += WEIGHT.worker * 0.5;
      const yields = DEFS[e.def].yields;
      if (yields) sum += s.board.types[e.tile] === TYPE.mineral ? total(yields) * WEIGHT.income : nearMineral(s, e.tile) * 0.4;
    } else {
      sum += strengthOf(e) * WEIGHT.power + healthOf(e) * WEIGHT.health;
      const away = outline.dist[e.tile * outline.size + enemyBase];
      sum += Math.max(0, 12 - away) * WEIGHT.approach * Math.min(3, strengthOf(e)) * 0.5;
      // A commander at risk is base damage at risk.
      if (e.role === ROLE.commander) sum += WEIGHT.commander;
    }
  }
  return sum;
}

/** Closeness to the nearest mineral tile, 1 beside it to 0 far off. */
function nearMineral(s: HxState, tile: number): number {
  const { outline } = terrainOf(s.board);
  let best = 9;
  for (let t = 0; t < outline.size; t++) if (s.board.types[t] === TYPE.mineral && s.occupied[t] === 0) best = Math.min(best, outline.dist[tile * outline.size + t]);
  return Math.max(0, 1 - best / 6);
}

/** 0 lost … 1 won. */
export function evaluate(s: HxState, seat: number): number {
  if (s.result !== null) return s.result.winners.length === 0 ? 0.5 : s.result.winners[0] === seat ? 1 : 0;
  derive(s);
  return 1 / (1 + Math.exp(-(standing(s, seat) - standing(s, 1 - seat)) / SCALE));
}
