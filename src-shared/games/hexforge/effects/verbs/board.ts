import { terrainOf } from '../../board/terrain.ts';
import { defOf } from '../../catalog.ts';
import { announceArrival } from '../../rules/check.ts';
import { addUnit, moveEntity, setExhausted } from '../../rules/entities.ts';
import { tell } from '../../rules/tell.ts';
import { touchVision } from '../../rules/vision.ts';
import { KIND, ROLE } from '../../state.ts';
import { TARGET, idOfTarget, kindOfTarget, type RunFrame } from '../frame.ts';
import { groupOf, refEntity, refTile } from '../select.ts';
import type { Verb } from './types.ts';

/** HX-D96: on free standable tiles beside the place, in tile order; one without room is not made. */
export const token: Verb<'token'> = (effect) => (s, f) => {
  const at = refTile(s, f, effect.beside);
  if (at < 0) return;
  const terrain = terrainOf(s.board);
  const def = defOf(effect.token);
  const room = terrain.outline.around[at].filter((t) => terrain.standable[t] && s.occupied[t] === 0).sort((a, b) => a - b);
  for (const tile of room.slice(0, effect.n)) announceArrival(s, addUnit(s, f.seat, def.index, -1, ROLE.token, tile), 'token', []);
};

export const exhaust: Verb<'exhaust'> = (effect) => (s, f) => {
  for (const e of groupOf(s, f, effect.what)) setExhausted(s, e, 1);
};

export const ready: Verb<'ready'> = (effect) => (s, f) => {
  for (const e of groupOf(s, f, effect.what)) setExhausted(s, e, 0);
};

const targetTile = (f: RunFrame, index: number): number => {
  const t = f.targets[index] ?? 0;
  return kindOfTarget(t) === TARGET.tile ? idOfTarget(t) : -1;
};

export const teleport: Verb<'teleport'> = (effect) => (s, f) => {
  const unit = refEntity(s, f, effect.what);
  const to = targetTile(f, effect.to);
  if (!unit || unit.kind !== KIND.unit || to < 0 || s.occupied[to] !== 0 || !terrainOf(s.board).standable[to]) return;
  moveEntity(s, unit, to, 'teleported');
};

/** Vision until this turn's End phase. */
export const reveal: Verb<'reveal'> = (effect) => (s, f) => {
  const at = targetTile(f, effect.tile);
  if (at < 0) return;
  const { outline } = terrainOf(s.board);
  const { lit } = s.seats[f.seat];
  for (let t = 0; t < outline.size; t++) if (outline.dist[at * outline.size + t] <= effect.radius && !lit.includes(t)) lit.push(t);
  touchVision(s);
  tell()?.only(f.seat, { type: 'revealed', seat: f.seat, tile: at });
};
