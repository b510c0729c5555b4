import { LEARNER } from '../../../kernel/lesson.ts';
import type { HxAction } from '../actions.ts';
import { hexDistance } from '../board/outline.ts';
import type { HxView } from '../view.ts';
import { RIVAL, unitsOf } from './deeds.ts';

/** How far a unit without Haste strikes: 4 tiles of walking, and the next. */
const REACH = 5;

function distance({ map: { tiles } }: HxView, from: number, to: number): number {
  return hexDistance(tiles[to].q - tiles[from].q, tiles[to].r - tiles[from].r);
}

/** How many of these units strike what stands on the tile within a turn, if nothing is in their way. */
export const reaching = (view: HxView, units: readonly number[], tile: number): number =>
  units.filter((from) => distance(view, from, tile) <= REACH).length;

/** The learner's unit that most of the rival's can strike; null if none is in reach of any. */
function preyOf(view: HxView): number | null {
  const pack = unitsOf(view, RIVAL).map(({ tile }) => tile);
  const seen = unitsOf(view, LEARNER).map(({ tile }) => ({ tile, by: reaching(view, pack, tile) }));
  const [most] = seen.sort((a, b) => b.by - a.by);
  return most && most.by > 0 ? most.tile : null;
}

/** A rival whose units fall together upon one that they can reach, and else march on the learner's base. */
export function packs(view: HxView, actions: readonly HxAction[]): HxAction | null {
  const prey = preyOf(view);
  const goal = prey ?? view.players[LEARNER].baseTile;
  const orders = view.me?.orders ?? [];
  if (orders.some(({ open }) => open)) {
    const ends = orders.map(({ path }) => path.at(-1));
    const ways = actions.flatMap((action) => (action.type === 'goTo' && !ends.includes(action.tile) ? [action] : []));
    return ways.sort((a, b) => distance(view, a.tile, goal) - distance(view, b.tile, goal))[0] ?? null;
  }
  const hunts = (unit: number): boolean => distance(view, unit, goal) > 1 && (prey === null || reaching(view, [unit], prey) === 1);
  const struck = (unit: number): boolean => view.attacks.some(({ attacker }) => attacker === unit);
  return (
    actions.find((action) => action.type === 'orderUnit' && hunts(action.unit)) ??
    actions.find((action) => action.type === 'attack' && action.tile === prey && !struck(action.unit)) ??
    null
  );
}
