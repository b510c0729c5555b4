import { LEARNER } from '../../../kernel/lesson.ts';
import type { HxAction } from '../actions.ts';
import type { HxView } from '../view.ts';
import { unitsOf, type HxStep } from './deeds.ts';
import type { Scene } from './scene.ts';

type Detour = NonNullable<HxStep['detour']>;
type Find = (fits: (action: HxAction) => boolean) => HxAction | null;

const MINERAL = '-1,0';
const ASIDE = '0,-1';

const GOING_ON: readonly HxAction['type'][] = ['confirmMoves', 'confirmAttacks', 'letResolve', 'agreeAdvance', 'offerAdvance'];

/** A Sluice Beaver is there, or is about to come. */
const isBeaverFirst = (view: HxView): boolean =>
  unitsOf(view, LEARNER, 'sluice-beaver').length > 0 ||
  (view.choice?.kind === 'target' && view.choice.source.baseAbility === 'summonSecondaryWorker');

const placing = (view: HxView, find: Find): HxAction | null => (view.choice ? find(({ type }) => type === 'chooseTile') : null);

/** Whoever is to dig walks onto the mineral tile; the Beaver makes room for the Newt before. */
function marching(scene: Scene, view: HxView, find: Find): HxAction | null {
  const mineral = scene.tile(MINERAL);
  const [beaver, newt] = ['sluice-beaver', 'kiln-newt'].map((worker) => unitsOf(view, LEARNER, worker).at(0)?.tile);
  const digger = newt ?? beaver;
  const orders = view.me?.orders ?? [];
  const open = orders.find((order) => order.open);
  if (open) {
    const to = open.unit === digger ? mineral : scene.tile(ASIDE);
    return find((action) => action.type === 'goTo' && action.tile === to);
  }
  const order = (unit: number | undefined) => find((action) => action.type === 'orderUnit' && action.unit === unit);
  const isSent = (unit: number | undefined) => orders.some((one) => one.unit === unit);
  if (digger !== beaver && beaver === mineral && !isSent(beaver)) return order(beaver);
  return digger === mineral || isSent(digger) ? null : order(digger);
}

const finder =
  (actions: readonly HxAction[]): Find =>
  (fits) =>
    actions.find(fits) ?? null;

/** The Beaver digs until it has paid for a Kiln Newt, and leaves the mineral tile to it. */
export const newtAfterBeaver =
  (scene: Scene): Detour =>
  (view, actions) => {
    if (!isBeaverFirst(view)) return null;
    const find = finder(actions);
    const isThere = unitsOf(view, LEARNER, 'kiln-newt').length > 0;
    const summon = isThere ? null : find((action) => action.type === 'baseAbility' && action.ability === 'summonPrimaryWorker');
    return placing(view, find) ?? marching(scene, view, find) ?? summon ?? find(({ type }) => GOING_ON.includes(type));
  };

/** The Beaver counts as the second worker: only the Cinder Vixen is left to summon. */
export const vixenAfterBeaver: Detour = (view, actions) => {
  if (!isBeaverFirst(view)) return null;
  const find = finder(actions);
  return placing(view, find) ?? find((action) => action.type === 'playCard' && action.card === 'cinder-vixen');
};
