/** Input handling: maps clicks, drops and keys to legal actions. */
import type { WrAction } from '../../../../src-shared/games/warforge/actions.ts';
import type { WrAttackMode, WrPlace } from '../../../../src-shared/games/warforge/types.ts';
import type { WarforgeTable } from '../table.svelte.ts';
import { playableKey, spotKey, type Played, type Playable, type Spot } from './offers.ts';

/** What is held, which can be put back. The host does not know of it yet. */
export type Staged =
  | { kind: 'card'; card: Playable; index: number }
  /** An own unit is selected; `to` is the target of which the mode is to be chosen. */
  | { kind: 'unit'; from: WrPlace; to: WrPlace | null };

/** What is on the table, and what a press may ask of it. */
type Table = Readonly<
  Pick<WarforgeTable, 'session' | 'explainer' | 'mode' | 'offers' | 'below' | 'above' | 'staged' | 'playables'> &
    Pick<WarforgeTable, 'take' | 'relent' | 'putBack' | 'point' | 'showCard' | 'showUnit' | 'pressMain' | 'refuseTo' | 'unitAt'>
>;

export class Hands {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async act(action: WrAction): Promise<boolean> {
    const { session, explainer } = this.#table;
    if (session.busy) return false;
    explainer.clear();
    return session.act(action);
  }

  // ---------------------------------------------------------------- cards

  waysOf(card: Playable): ReadonlyMap<string, Played> {
    return this.#table.offers.play.get(playableKey(card)) ?? new Map<string, Played>();
  }

  canUse(card: Playable): boolean {
    const { mode, offers } = this.#table;
    if (mode === 'mulligan') return !card.extra && offers.putBack.has(card.card);
    return this.waysOf(card).size > 0;
  }

  /** Is what is held still there to be used? */
  holds(staged: Staged): boolean {
    const { offers, playables } = this.#table;
    if (staged.kind === 'card') return playables[staged.index]?.card === staged.card.card && this.waysOf(staged.card).size > 0;
    const targets = offers.attack.get(staged.from);
    return staged.to === null ? targets !== undefined || offers.act.has(staged.from) : (targets?.has(staged.to) ?? false);
  }

  /** The action to ask `why` about, for a card that cannot be used. */
  wanted({ card, drawn, extra }: Playable): WrAction {
    if (this.#table.mode === 'mulligan') return { type: 'putBack', card };
    return extra ? { type: 'extra', card } : { type: 'play', card, drawn };
  }

  /** A press on a card: puts it back in the mulligan, takes it up, plays a held one that needs no place. */
  async pressCard(index: number): Promise<void> {
    const table = this.#table;
    const card = table.playables[index];
    if (!card) return;
    const { staged } = table;
    if (table.mode === 'mulligan') {
      const back = table.offers.putBack.get(card.card);
      if (back) await this.act(back);
      else await table.refuseTo(this.wanted(card));
    } else if (staged?.kind === 'card' && staged.index === index) {
      if (this.waysOf(card).has('')) table.pressMain();
      else table.relent();
    } else if (this.waysOf(card).size > 0) table.take({ kind: 'card', card, index });
    else await table.refuseTo(this.wanted(card));
  }

  /** Drops a carried card; anywhere but on its place it is put back. */
  async dropCard(spot: Spot | null): Promise<void> {
    const table = this.#table;
    const { staged } = table;
    if (staged?.kind !== 'card') return;
    const ways = this.waysOf(staged.card);
    const way = spot ? (ways.get(spotKey(spot)) ?? ways.get('')) : undefined;
    table.putBack();
    if (way) await this.act(way);
    table.point(spot);
  }

  // ---------------------------------------------------------------- board

  async pressSpot(spot: Spot): Promise<void> {
    const table = this.#table;
    const { mode, offers, staged } = table;
    if (mode === 'target') {
      const target = offers.target.get(spotKey(spot));
      if (target) await this.act(target);
      else await table.refuseTo({ type: 'target', ...spot });
    } else if (staged?.kind === 'card') await this.#playAt(staged.card, spot);
    else if (staged?.kind === 'unit' && spot.seat !== table.below) await this.#aim(staged.from, spot.place);
    else this.#select(spot);
  }

  async #playAt(card: Playable, spot: Spot): Promise<void> {
    const table = this.#table;
    const way = this.waysOf(card).get(spotKey(spot));
    if (way) {
      table.putBack();
      table.showCard(card.card);
      await this.act(way);
      return;
    }
    const wanted = this.wanted(card);
    if (wanted.type !== 'play' && wanted.type !== 'extra') return;
    const [first] = this.waysOf(card).values();
    await table.refuseTo(first?.place ? { ...wanted, place: spot.place } : { ...wanted, target: spot });
  }

  /** Attacks where one mode is possible, otherwise asks for the mode: none is chosen silently. */
  async #aim(from: WrPlace, to: WrPlace): Promise<void> {
    const table = this.#table;
    const ways = table.offers.attack.get(from)?.get(to);
    if (!ways) {
      if (table.unitAt({ seat: table.above, place: to })) await table.refuseTo({ type: 'attack', from, mode: 'melee', to });
      return;
    }
    const [only, ...others] = ways.values();
    if (others.length > 0) table.take({ kind: 'unit', from, to });
    else await this.#strike(only);
  }

  async #strike(action: WrAction): Promise<void> {
    this.#table.putBack();
    await this.act(action);
  }

  /** A mode was chosen for the aimed target, or for one that is pointed at. */
  async attack(to: WrPlace, mode: WrAttackMode): Promise<void> {
    const table = this.#table;
    const { staged } = table;
    if (staged?.kind !== 'unit') return;
    const action = table.offers.attack.get(staged.from)?.get(to)?.get(mode);
    if (action) await this.#strike(action);
    else await table.refuseTo({ type: 'attack', from: staged.from, mode, to });
  }

  #select(spot: Spot): void {
    const table = this.#table;
    const unit = table.unitAt(spot);
    if (!unit) return;
    table.showUnit(unit.id);
    if (table.mode !== 'act' || spot.seat !== table.below) return;
    const { offers, staged } = table;
    if (staged?.kind === 'unit' && staged.from === spot.place) table.relent();
    else if (offers.attack.has(spot.place) || offers.act.has(spot.place)) table.take({ kind: 'unit', from: spot.place, to: null });
    else void table.refuseTo({ type: 'attack', from: spot.place, mode: 'melee', to: 'W' });
  }
}
