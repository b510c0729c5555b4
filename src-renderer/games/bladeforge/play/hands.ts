/** Input handling: maps clicks, drops and keys to legal actions. */
import type { BlAction } from '../../../../src-shared/games/bladeforge/actions.ts';
import type { BlCardId, BlCardType, BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';
import { MAIN_BUTTON_ID } from '../../../match/regions/main-button.ts';
import type { BladeforgeTable } from '../table.svelte.ts';
import { faceOf } from '../words.ts';

/** What is held. The host does not know of it yet. */
export type Staged =
  /** `slot`: the target place. */
  | { kind: 'card'; card: BlCardId; index: number; slot: BlSlot | null }
  | { kind: 'attack'; target: number | null }
  /** Indices of the marked hand cards, two at most. */
  | { kind: 'recycle'; marked: readonly number[] }
  /** Drawing as the turn's last action. */
  | { kind: 'draw' };

/** Places by kind of card. */
const FITS: Readonly<Record<BlCardType, readonly BlSlot[]>> = {
  blade: ['blade'],
  grip: ['grip'],
  guard: ['left', 'right'],
  shield: ['shield'],
  gadget: [],
};

/** What is on the table, and what a press may ask of it. */
type Table = Readonly<
  Pick<
    BladeforgeTable,
    'app' | 'session' | 'explainer' | 'view' | 'mode' | 'offers' | 'left' | 'below' | 'bench' | 'hand' | 'staged' | 'trying' | 'places'
  > &
    Pick<BladeforgeTable, 'aimedPlace' | 'asksOwnHand' | 'mainActions'> &
    Pick<
      BladeforgeTable,
      'take' | 'relent' | 'putBack' | 'pressMain' | 'refuseTo' | 'wanted' | 'showCard' | 'showSeat' | 'focusId' | 'focusPlaces'
    >
>;

export class Hands {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async act(...actions: BlAction[]): Promise<boolean> {
    const { session, explainer } = this.#table;
    if (session.busy) return false;
    explainer.clear();
    return session.run(actions);
  }

  // ---------------------------------------------------------------- cards

  /** Legal targets of a card with their actions; null when it can only be previewed. */
  placesFor(card: BlCardId): Map<BlSlot, BlAction | null> {
    const { offers, bench, trying } = this.#table;
    if (trying) return new Map(FITS[faceOf(card)?.type ?? 'gadget'].map((slot) => [slot, null]));
    const places = new Map<BlSlot, BlAction>();
    const place = offers.place.get(card);
    const type = faceOf(card)?.type;
    if (place && bench) places.set(type === 'grip' ? 'grip' : bench.forge.left === null ? 'left' : 'right', place);
    for (const [slot, action] of offers.replace.get(card) ?? []) places.set(slot, action);
    const shield = offers.shield.get(card);
    if (shield) places.set('shield', shield);
    return places;
  }

  canUse(card: BlCardId): boolean {
    const { offers, mode } = this.#table;
    if (mode === 'card') return offers.card.has(card);
    return mode === 'act' && (offers.gadget.has(card) || this.placesFor(card).size > 0);
  }

  /** A press on a hand card: answers a question, marks it, takes it up, confirms it, or asks for its target. */
  async pressCard(index: number): Promise<void> {
    const table = this.#table;
    const card = table.hand[index];
    const { staged, mode, offers } = table;
    if (mode === 'card') {
      const choice = table.asksOwnHand ? offers.card.get(card) : undefined;
      if (choice) await this.act(choice);
      else await table.refuseTo({ type: 'chooseCard', card });
      return;
    }
    if (staged?.kind === 'recycle') {
      this.mark(index);
      return;
    }
    if (staged?.kind === 'card' && staged.index === index) {
      if (table.mainActions) table.pressMain();
      else if (table.aimedPlace === null && table.places.size > 0) table.focusPlaces();
      else table.relent();
      return;
    }
    const tried = table.trying && this.placesFor(card).size > 0;
    if (tried || this.canUse(card)) table.take({ kind: 'card', card, index, slot: null });
    else {
      table.showCard(card);
      await table.refuseTo(table.wanted(card));
    }
  }

  /**
   * Toggles a card's mark for recycling; a third one replaces the first. With two marked the main button gets the focus: Space on a card
   * would unmark it.
   */
  mark(index: number): void {
    const table = this.#table;
    const marked = table.staged?.kind === 'recycle' ? table.staged.marked : [];
    const next = marked.includes(index) ? marked.filter((one) => one !== index) : [...marked, index].slice(-2);
    table.take({ kind: 'recycle', marked: next });
    if (next.length === 2) void table.focusId(MAIN_BUTTON_ID);
  }

  toggleRecycle(): void {
    const table = this.#table;
    if (table.staged?.kind === 'recycle') table.relent();
    else if (table.offers.recycle.size > 0) table.take({ kind: 'recycle', marked: [] });
  }

  /** The action of the main button with what is held; null while it is incomplete. */
  actionsFor(staged: Staged): BlAction[] | null {
    const { offers, hand } = this.#table;
    switch (staged.kind) {
      case 'card': {
        const gadget = offers.gadget.get(staged.card);
        if (gadget) return [gadget];
        const action = staged.slot && this.placesFor(staged.card).get(staged.slot);
        return action ? [action] : null;
      }
      case 'attack': {
        const action = staged.target === null ? undefined : offers.attack.get(staged.target);
        return action ? [action] : null;
      }
      case 'recycle': {
        const [first, second] = staged.marked.map((index) => hand[index]);
        const action = first === undefined ? undefined : offers.recycle.get(first);
        return action && second !== undefined ? [action, { type: 'chooseCard', card: second }] : null;
      }
      case 'draw':
        return offers.draw ? [offers.draw] : null;
    }
  }

  canStage(staged: Staged): boolean {
    const { offers, hand } = this.#table;
    switch (staged.kind) {
      case 'card':
        return hand[staged.index] === staged.card && (this.#table.trying || this.canUse(staged.card));
      case 'attack':
        return staged.target === null ? offers.attack.size > 0 : offers.attack.has(staged.target);
      case 'recycle':
        return offers.recycle.size > 0 && staged.marked.every((index) => index < hand.length);
      case 'draw':
        return offers.draw !== null;
    }
  }

  // ---------------------------------------------------------------- sword and rivals

  /** A press on a place of a sword: the viewer's for a held card, any for a part that is asked for. */
  async pressPlace(seat: number, slot: BlSlot): Promise<void> {
    const table = this.#table;
    const { offers, staged, mode, view } = table;
    if (mode === 'part' && view?.choice?.of === seat) {
      const part = offers.part.get(slot);
      if (part) await this.act(part);
      return;
    }
    if (seat === table.below && staged?.kind === 'card') {
      const action = this.placesFor(staged.card).get(slot);
      if (action) {
        table.putBack();
        await this.act(action);
        return;
      }
    }
    const card = view?.seats[seat].forge[slot];
    if (card) table.showCard(card);
  }

  /** Ending the turn by an act is taken up first, for a second press to do it, where something would be left undone. */
  #asksFirst(): boolean {
    const { app, left } = this.#table;
    const rule = app.settings.person.confirmMain;
    return rule === 'always' || (rule === 'whenLeft' && left.length > 0);
  }

  async #attack(target: number): Promise<void> {
    const action = this.#table.offers.attack.get(target);
    if (!action) return;
    this.#table.putBack();
    await this.act(action);
  }

  /** A press on a rival: answers a question or attacks; aims first while a card is held, and where the end of the turn asks first. */
  async pressRival(seat: number): Promise<void> {
    const table = this.#table;
    const { offers, staged } = table;
    const choice = offers.seat.get(seat);
    if (choice) {
      await this.act(choice);
      return;
    }
    table.showSeat(seat);
    const called = staged?.kind === 'attack' && (staged.target === null || staged.target === seat);
    if (called || (staged === null && !this.#asksFirst())) await this.#attack(seat);
    else if (offers.attack.has(seat)) table.take({ kind: 'attack', target: seat });
  }

  /** “Attack”: a single rival is attacked, or aimed at where that asks first; of several one must be chosen. */
  async aim(): Promise<void> {
    const table = this.#table;
    const [target, ...others] = table.offers.attack.keys();
    if (target === undefined) return;
    if (others.length > 0) table.take({ kind: 'attack', target: null });
    else if (table.staged !== null || this.#asksFirst()) table.take({ kind: 'attack', target });
    else await this.#attack(target);
  }

  /** “Draw 1”: at once when nothing else can be done, otherwise confirmed by the main button. */
  async drawToEnd(): Promise<void> {
    const table = this.#table;
    const { draw } = table.offers;
    if (!draw) return;
    if (table.staged?.kind === 'draw' || !this.#asksFirst()) {
      table.putBack();
      await this.act(draw);
    } else table.take({ kind: 'draw' });
  }

  async reforge(blade: BlCardId | null): Promise<void> {
    const action = this.#table.offers.reforge.get(blade);
    if (action) await this.act(action);
  }

  async answerBlock(block: boolean): Promise<void> {
    const ways = this.#table.offers.block;
    if (ways) await this.act(block ? ways.yes : ways.no);
  }

  /** Drops a dragged card on a place; anywhere else it is put back. */
  async dropCard(slot: BlSlot | null): Promise<void> {
    const table = this.#table;
    const { staged } = table;
    if (staged?.kind !== 'card') return;
    const action = slot ? this.placesFor(staged.card).get(slot) : undefined;
    table.putBack();
    if (action) await this.act(action);
  }
}
