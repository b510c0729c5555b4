/** Input handling: maps clicks, drops and the main button to legal actions. */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxEntityView, HxHandCardView, HxView } from '../../../../src-shared/games/hexforge/view.ts';
import { reachSpeech } from '../speech.ts';
import type { HexforgeTable } from '../table.svelte.ts';
import { wantedOf } from './refusal.ts';
import { attackActions, moved, orderActions, without } from './staging.ts';

/** A drag in progress; the first step of the play is already made, and dropping outside undoes it. */
export type Held = { kind: 'card'; class: number } | { kind: 'unit'; tile: number };

/** What is on the table, and what a press may ask of it. */
type Table = Readonly<
  Pick<HexforgeTable, 'session' | 'explainer' | 'view' | 'mode' | 'offers' | 'orders' | 'pieces' | 'layout' | 'readyTiles' | 'halfDone'> &
    Pick<HexforgeTable, 'selected' | 'held' | 'isMine' | 'nextTarget'> &
    Pick<HexforgeTable, 'select' | 'hold' | 'show' | 'moveCursor' | 'focusTile' | 'say' | 'refuseTo'>
>;

export class Hands {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async act(action: HxAction): Promise<boolean> {
    const { session, explainer } = this.#table;
    if (session.busy) return false;
    explainer.clear();
    return session.act(action);
  }

  /** @param careful a single step instead of the whole path; a destination also where an own unit stands */
  async activateTile(tile: number, careful = false): Promise<void> {
    const table = this.#table;
    table.moveCursor(tile);
    const piece = table.pieces.get(tile);
    if (await this.#answer(tile, piece, careful)) return;
    if (piece && table.mode === 'priority' && table.readyTiles.includes(tile)) {
      table.select(table.selected === tile ? null : tile);
      return;
    }
    table.select(null);
    table.show({ kind: 'tile', tile });
    const wanted = piece && table.isMine(piece) ? wantedOf(piece, table.mode) : null;
    if (wanted) await table.refuseTo(wanted);
  }

  async #answer(tile: number, piece: HxEntityView | undefined, careful: boolean): Promise<boolean> {
    switch (this.#table.mode) {
      case 'target':
        return this.#chooseTile(tile);
      case 'path':
        return this.#drawPath(tile, piece, careful);
      case 'plan':
        return this.#startOrder(tile);
      case 'declare':
        return this.#declare(tile);
      default:
        return false;
    }
  }

  async #chooseTile(tile: number): Promise<boolean> {
    const { offers } = this.#table;
    const action = offers.chooseTile.get(tile);
    if (action) return this.act(action);
    if (offers.chooseTile.size > 0) await this.#table.refuseTo({ type: 'chooseTile', tile });
    return false;
  }

  async #declare(tile: number): Promise<boolean> {
    const table = this.#table;
    const attack = table.selected === null ? undefined : table.offers.attack.get(table.selected)?.get(tile);
    if (attack) {
      if (await this.act(attack)) table.select(null);
      return true;
    }
    if (table.offers.attack.has(tile)) {
      if (table.selected === tile) table.select(null);
      else this.#sendOut(tile);
      table.show({ kind: 'tile', tile });
      return true;
    }
    const attacks = table.view?.attacks ?? [];
    const staged = attacks.findIndex((a) => a.attacker === tile);
    if (staged < 0) return false;
    // Choosing a new target replaces the declared attack; the others stay.
    await this.#restageAttacks(without(attacks, staged));
    this.#sendOut(tile);
    return true;
  }

  /** The unit whose target is chosen next. */
  #sendOut(tile: number): void {
    const table = this.#table;
    table.select(tile);
    table.say(reachSpeech(tile, table));
  }

  async #drawPath(tile: number, piece: HxEntityView | undefined, careful: boolean): Promise<boolean> {
    const { offers, orders } = this.#table;
    const open = orders.find((order) => order.open);
    const end = open ? (open.path.at(-1) ?? open.unit) : null;
    if (tile === end) return this.#endOrder();
    // A click on an own unit that stays selects it, rather than stopping beside it.
    const friend = piece?.kind === 'unit' && this.#table.isMine(piece) && !orders.some((order) => order.unit === tile);
    const step = offers.step.get(tile);
    const goal = careful ? (step ?? offers.goTo.get(tile)) : friend ? undefined : (offers.goTo.get(tile) ?? step);
    if (goal) return this.act(goal);
    if (!friend) {
      await this.#table.refuseTo({ type: 'goTo', tile });
      return true;
    }
    await this.#endOrder();
    return this.#startOrder(tile);
  }

  /** Ends the open order at its present tile; without a step it is undone. */
  #endOrder(): Promise<boolean> {
    const { offers, orders, session } = this.#table;
    const open = orders.find((order) => order.open);
    if (open && open.path.length > 0 && offers.plain.endOrder) return this.act(offers.plain.endOrder);
    return session.undo();
  }

  async #startOrder(tile: number): Promise<boolean> {
    const { offers, orders, session } = this.#table;
    const offer = offers.orderUnit.get(tile);
    if (offer) return this.act(offer);
    const given = orders.findIndex((order) => order.unit === tile);
    if (given < 0) return false;
    // Drawing a new path replaces the old order; the others stay.
    const anew: HxAction[] = [...orderActions(without(orders, given)), { type: 'orderUnit', unit: tile }];
    return session.restage(anew);
  }

  async playCard(card: HxHandCardView): Promise<boolean> {
    const table = this.#table;
    const action = table.offers.chooseHand.get(card.class) ?? table.offers.playCard.get(card.class);
    table.select(null);
    if (action) return this.#beginByKeysOrPointer(action);
    await table.refuseTo({ type: 'playCard', card: card.def, class: card.class });
    return false;
  }

  async chooseMenu(action: HxAction): Promise<void> {
    const done = this.#beginByKeysOrPointer(action);
    this.#table.select(null);
    await done;
  }

  /** After keyboard input the focus moves to the nearest legal target. */
  async #beginByKeysOrPointer(action: HxAction): Promise<boolean> {
    const byKeys = document.activeElement?.matches(':focus-visible') ?? false;
    const done = await this.act(action);
    const nearest = byKeys && this.#table.mode === 'target' ? this.#table.nextTarget(-1, 1) : null;
    if (nearest !== null) await this.#table.focusTile(nearest);
    return done;
  }

  // ---------------------------------------------------------------- reordering staged actions

  moveOrder(from: number, to: number): Promise<boolean> {
    return this.#table.session.restage(orderActions(moved(this.#table.orders, from, to)));
  }

  removeOrder(index: number): Promise<boolean> {
    return this.#table.session.restage(orderActions(without(this.#table.orders, index)));
  }

  moveAttack(from: number, to: number): Promise<boolean> {
    return this.#restageAttacks(moved(this.#table.view?.attacks ?? [], from, to));
  }

  removeAttack(index: number): Promise<boolean> {
    return this.#restageAttacks(without(this.#table.view?.attacks ?? [], index));
  }

  #restageAttacks(attacks: HxView['attacks']): Promise<boolean> {
    return this.#table.session.restage(attackActions(attacks));
  }

  // ---------------------------------------------------------------- dragging

  /** A unit that can be dragged to a destination or target. */
  canCarry(tile: number): boolean {
    const { offers, mode } = this.#table;
    return (mode === 'plan' && offers.orderUnit.has(tile)) || (mode === 'declare' && offers.attack.has(tile));
  }

  /** Starts dragging a card or a unit: makes the first step of the play. */
  async pickUp(held: Held): Promise<boolean> {
    const { offers, mode } = this.#table;
    if (held.kind === 'unit' && mode === 'declare') {
      this.#table.hold(held);
      this.#table.select(held.tile);
      return true;
    }
    const action = held.kind === 'card' ? offers.playCard.get(held.class) : mode === 'plan' ? offers.orderUnit.get(held.tile) : undefined;
    if (!action) return false;
    this.#table.hold(held);
    return this.act(action);
  }

  /** Drops over a tile, or outside. */
  async drop(tile: number | null): Promise<void> {
    const table = this.#table;
    if (!table.held) return;
    table.hold(null);
    const strike = table.selected === null || tile === null ? undefined : table.offers.attack.get(table.selected)?.get(tile);
    const action = tile === null ? undefined : (strike ?? table.offers.chooseTile.get(tile) ?? table.offers.goTo.get(tile));
    if (table.mode === 'declare') table.select(null);
    if (action) await this.act(action);
    else if (table.halfDone && table.session.frame?.undo.can) await table.session.undo();
  }
}
