import type { History } from '../../../kernel/game.ts';
import { Random } from '../../../kernel/rng.ts';
import { terrainOf } from '../board/terrain.ts';
import { DEFS } from '../catalog.ts';
import type { HxEvent } from '../events.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { returnBlows } from '../rules/combat.ts';
import { entityAt } from '../rules/lookup.ts';
import { pathTo, proposePaths } from '../rules/move.ts';
import { siteProblem } from '../rules/targets.ts';
import { sees } from '../rules/vision.ts';
import { determinize } from '../search/determinize/index.ts';
import { KIND, type HxEntity, type HxState } from '../state.ts';
import type { HxView } from '../view.ts';
import { hxQuestionSchema, type HxAnswers, type HxOutlook, type HxPart, type HxSite, type HxThreat } from './questions.ts';

const BARS_ATTACK = KEYWORDS.at('barsAttack').mask;
const WORKS = KEYWORDS.at('works').mask;
const BONUS = KEYWORDS.at('bonus');

/** Reach plus one, over ground that is passable as far as the seat knows. */
function strikeTiles(s: HxState, unit: HxEntity): Set<number> {
  const { outline } = terrainOf(s.board);
  const before = proposePaths(s, unit);
  const tiles = new Set<number>();
  for (let at = 0; at < outline.size; at++) {
    if (at !== unit.tile && before[at] < 0) continue;
    for (const n of outline.around[at]) tiles.add(n);
  }
  return tiles;
}

function threats(s: HxState, seat: number): HxThreat[] {
  const found = new Map<number, number[]>();
  for (const e of s.entities) {
    if (e.kind !== KIND.unit || e.owner === seat || !sees(s, seat, e.tile) || e.kw & BARS_ATTACK) continue;
    for (const t of strikeTiles(s, e)) found.set(t, [...(found.get(t) ?? []), e.tile]);
  }
  return [...found].map(([at, by]) => ({ tile: at, by })).sort((a, b) => a.tile - b.tile);
}

function sites(s: HxState, seat: number): HxSite[] {
  const { outline } = terrainOf(s.board);
  const tiles = new Set<number>();
  for (const e of s.entities) if (e.owner === seat && e.kw & WORKS) for (const n of outline.around[e.tile]) tiles.add(n);
  return [...tiles].sort((a, b) => a - b).map((t) => ({ tile: t, problem: sees(s, seat, t) ? siteProblem(s, seat, t) : 'unseen' }));
}

function derivation(s: HxState, unit: HxEntity): HxPart[] {
  const def = DEFS[unit.def];
  const parts: HxPart[] = [{ label: def.spec.name, power: def.power, health: def.health }];
  for (const fx of [...unit.fx, ...(unit.inst >= 0 ? s.cardFx[unit.inst] : [])]) {
    if (fx.power || fx.health) parts.push({ label: DEFS[fx.from].spec.name, power: fx.power, health: fx.health });
  }
  const add = (label: string, bonus: { power: number; health: number } | null) =>
    bonus && parts.push({ label, power: bonus.power, health: bonus.health });
  if (unit.equip >= 0) add(DEFS[s.defs[unit.equip]].spec.name, DEFS[s.defs[unit.equip]].gives);
  for (const hook of BONUS.hooks) if ((def.kw & hook.mask) !== 0) add(KEYWORDS.entries[hook.id].name, hook.does(s, unit, def));
  return parts;
}

function visionChange(s: HxState, seat: number, unit: HxEntity, at: number): HxOutlook {
  const { sight, words, extra, outline } = terrainOf(s.board);
  const union = (tiles: number[]) => {
    const set = new Set<number>();
    for (const from of tiles) {
      for (let t = 0; t < outline.size; t++) {
        const word = sight[from * words + (t >> 5)] | (extra[from]?.[t >> 5] ?? 0);
        if (word & (1 << (t & 31))) set.add(t);
      }
    }
    return set;
  };
  const others = s.entities.filter((e) => e.owner === seat && e !== unit).map((e) => e.tile);
  const now = union([...others, unit.tile]);
  const then = union([...others, at]);
  return { gains: [...then].filter((t) => !now.has(t)), loses: [...now].filter((t) => !then.has(t)) };
}

/** Answers from the view alone; null where the question names nothing the seat sees, and for onlookers, who have no seat. */
export function answer(view: HxView, history: History<HxEvent>, question: unknown): HxAnswers[keyof HxAnswers] | null {
  const q = hxQuestionSchema.parse(question);
  if (view.me === null) return null;
  const { seat } = view.me;
  const s = determinize(view, history, new Random('query'));
  const seen = (at: number): HxEntity | null => (at < s.occupied.length && sees(s, seat, at) ? entityAt(s, at) : null);
  switch (q.ask) {
    case 'threats':
      return threats(s, seat);
    case 'sites':
      return sites(s, seat);
    case 'path': {
      const unit = seen(q.unit);
      if (!unit || unit.kind !== KIND.unit || q.to >= s.occupied.length) return null;
      const before = proposePaths(s, unit);
      return before[q.to] < 0 ? null : pathTo(before, unit.tile, q.to);
    }
    case 'derivation': {
      const unit = seen(q.unit);
      return unit && unit.kind === KIND.unit ? derivation(s, unit) : null;
    }
    case 'shares': {
      const defender = seen(q.tile);
      const attackers = q.order.map((t) => seen(t)).filter((e): e is HxEntity => e !== null);
      return defender ? returnBlows(defender, attackers) : null;
    }
    case 'vision': {
      const unit = seen(q.unit);
      return unit && unit.owner === seat && q.at < s.occupied.length ? visionChange(s, seat, unit, q.at) : null;
    }
  }
}
