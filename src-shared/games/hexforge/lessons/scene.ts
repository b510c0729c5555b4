import { boardOf } from '../setup.ts';
import { terrainOf } from '../board/terrain.ts';
import type { HxAction } from '../actions.ts';
import { defOf } from '../catalog.ts';
import { plainClass } from '../keys.ts';
import type { HxState } from '../state.ts';
import type { HxListId } from '../types.ts';
import type { HxView } from '../view.ts';
import { lessonState, mapOf, type Position } from './position.ts';

/** What a rival does where it is not idle: tiles by `'q,r'`, from where to where. */
interface Plan {
  moves?: Readonly<Record<string, string>>;
  attacks?: Readonly<Record<string, string>>;
  /** A card that it plays on what the learner has just aimed at the tile `over`. */
  counter?: { readonly card: string; readonly over: string };
}

const isAimedAt = (item: HxView['stack'][number] | undefined, tile: number): boolean =>
  item?.hidden === false && item.targets.some(({ kind, at }) => kind === 'tile' && at === tile);

/** A lesson's position; its tiles by `'q,r'`, and actions in it. */
export class Scene {
  readonly #position: Position;
  readonly #indexOf: (q: number, r: number) => number;

  constructor(position: Position) {
    this.#position = position;
    const { outline } = terrainOf(boardOf(mapOf(position)));
    this.#indexOf = (q, r) => outline.indexOf(q, r);
  }

  readonly start = (): HxState => lessonState(this.#position);

  tile(at: string): number {
    const [q, r] = at.split(',').map(Number);
    return this.#indexOf(q, r);
  }

  /** Whether the tile is one of these. */
  isOneOf(tile: number, places: readonly string[]): boolean {
    return places.some((at) => this.tile(at) === tile);
  }

  playCard(card: string, list: HxListId = 0): HxAction {
    return { type: 'playCard', card, class: plainClass(defOf(card).index, list) };
  }

  choose(at: string): HxAction {
    return { type: 'chooseTile', tile: this.tile(at) };
  }

  /** One unit sent to a tile; still to be confirmed. */
  send(from: string, to: string): HxAction[] {
    return [
      { type: 'orderUnit', unit: this.tile(from) },
      { type: 'goTo', tile: this.tile(to) },
    ];
  }

  attack(from: string, to: string): HxAction {
    return { type: 'attack', unit: this.tile(from), tile: this.tile(to) };
  }

  /** A rival that marches, strikes and answers by the plan as far as it can, and does nothing else. */
  rival({ moves = {}, attacks = {}, counter }: Plan): (view: HxView, actions: readonly HxAction[]) => HxAction | null {
    const ways = Object.entries(moves).map(([from, to]) => ({ from: this.tile(from), to: this.tile(to) }));
    const blows = Object.entries(attacks).map(([from, to]) => ({ from: this.tile(from), to: this.tile(to) }));
    return (view, actions) => {
      const top = view.stack.length - 1;
      const onTop = actions.find((a) => a.type === 'chooseItem' && a.item === top);
      if (onTop) return onTop;
      if (counter && isAimedAt(view.stack.at(-1), this.tile(counter.over))) {
        return actions.find((a) => a.type === 'playCard' && a.card === counter.card) ?? null;
      }
      const open = view.me?.orders.find((order) => order.open);
      if (open) {
        const to = ways.find(({ from }) => from === open.unit)?.to;
        return actions.find((a) => a.type === 'goTo' && a.tile === to) ?? actions.find(({ type }) => type === 'goTo') ?? null;
      }
      const order = actions.find((a) => a.type === 'orderUnit' && ways.some(({ from }) => from === a.unit));
      if (order) return order;
      const isNew = (unit: number) => view.attacks.every(({ attacker }) => attacker !== unit);
      return (
        actions.find((a) => a.type === 'attack' && isNew(a.unit) && blows.some(({ from, to }) => from === a.unit && to === a.tile)) ?? null
      );
    };
  }
}
