import { expect } from 'vitest';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import { CARDS } from '../../../src-shared/games/hexforge/cards/index.ts';
import { DEFS } from '../../../src-shared/games/hexforge/catalog.ts';
import { terrainOf } from '../../../src-shared/games/hexforge/board/terrain.ts';
import { parseCost, toCost } from '../../../src-shared/games/hexforge/cost.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { classOf } from '../../../src-shared/games/hexforge/keys.ts';
import { MASKS } from '../../../src-shared/games/hexforge/keywords/masks.ts';
import { dropEquipment, runCheck } from '../../../src-shared/games/hexforge/rules/check.ts';
import { healthOf } from '../../../src-shared/games/hexforge/rules/derive.ts';
import { entityAt } from '../../../src-shared/games/hexforge/rules/lookup.ts';
import { attackTiles } from '../../../src-shared/games/hexforge/rules/combat.ts';
import { visionOf } from '../../../src-shared/games/hexforge/rules/vision.ts';
import { KIND, ZONE, type HxEntity, type HxState } from '../../../src-shared/games/hexforge/state.ts';
import type { HxBaseAbility, HxCost, HxResource } from '../../../src-shared/games/hexforge/types.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { keepPosition } from '../keep.ts';
import { ScenarioTable } from '../scenario-base/table.ts';
import { HOOKS } from './hooks.ts';
import { asMatch, buildPosition, type Position } from './position.ts';
import { cardId, type CardLike } from './test-cards.ts';

export type Side = 'A' | 'B';
const seatOf = (side: Side): 0 | 1 => (side === 'A' ? 0 : 1);

/** What a choosing step points at: a tile `'q,r'`, a stack position, a hand card's name, or a card in a pile. */
export type Pick = string | { item: number } | { hand: CardLike } | { pile: 'discard' | 'lost'; of: Side; index: number };

/** A position of Hexforge, between two seats. */
export class Table extends ScenarioTable<HxState, HxAction, HxView, HxEvent, Side> {
  protected readonly game = hexforge;
  protected readonly hooks = HOOKS;
  protected readonly seats = ['A', 'B'] as const;

  constructor(position: Position) {
    super(buildPosition(position), 2);
  }

  // ------------------------------------------------------------ looking

  tile(at: string): number {
    const [q, r] = at.split(',').map(Number);
    const index = terrainOf(this.state.board).outline.indexOf(q, r);
    if (index < 0) throw new Error(`there is no tile ${at}`);
    return index;
  }

  name(tile: number): string {
    return `${this.state.board.q[tile]},${this.state.board.r[tile]}`;
  }

  /** Whatever stands on a tile; fails if nothing does. */
  at(tile: string): HxEntity {
    const e = entityAt(this.state, this.tile(tile));
    if (!e) throw new Error(`nothing stands on ${tile}`);
    return e;
  }

  isEmpty(tile: string): boolean {
    return entityAt(this.state, this.tile(tile)) === null;
  }

  /** `'3/4'`: power and current health of the unit on a tile. */
  stats(tile: string): string {
    this.view('A');
    const e = this.at(tile);
    return `${e.power}/${healthOf(e)}`;
  }

  keywords(tile: string): string[] {
    this.view('A');
    return MASKS.list(this.at(tile).kw);
  }

  health(side: Side): number {
    return this.view(side).players[seatOf(side)].baseHealth;
  }

  pool(side: Side): HxCost {
    return toCost(this.state.seats[seatOf(side)].pool);
  }

  private names(cards: readonly number[]): string[] {
    return cards.map((inst) => cardId(this.state, inst));
  }
  hand(side: Side): string[] {
    return this.names(this.state.seats[seatOf(side)].hand);
  }
  deck(side: Side): string[] {
    return this.names(this.state.seats[seatOf(side)].deck);
  }
  discard(side: Side): string[] {
    return this.names(this.state.seats[seatOf(side)].discard);
  }
  lost(side: Side): string[] {
    return this.names(this.state.seats[seatOf(side)].lost);
  }
  /** Instances out of the game. */
  removed(): string[] {
    return this.names(this.state.zones.flatMap((zone, inst) => (zone === ZONE.removed ? [inst] : [])));
  }

  sees(side: Side, tile: string): boolean {
    const t = this.tile(tile);
    return (visionOf(this.state, seatOf(side))[t >> 5] & (1 << (t & 31))) !== 0;
  }

  /** How many tiles are in a side's vision. */
  visionCount(side: Side): number {
    return this.view(side).map.tiles.filter((t) => t.seen).length;
  }

  /** Tiles that the deciding seat may choose now. */
  choices(): string[] {
    return this.actions().flatMap((a) => (a.type === 'chooseTile' ? [this.name(a.tile)] : []));
  }

  /** Tiles the unit on `from` may attack. */
  attackTiles(from: string): string[] {
    return this.actions()
      .flatMap((a) => (a.type === 'attack' && a.unit === this.tile(from) ? [this.name(a.tile)] : []))
      .sort();
  }

  /** As `attackTiles`, whatever phase it is. */
  reachableFoes(from: string): string[] {
    return attackTiles(this.state, this.at(from)).map((t) => this.name(t));
  }

  /** Destinations on offer for the unit on `from` (Move phase). */
  destinations(from: string): string[] {
    const copy = hexforge.clone(this.state);
    hexforge.apply(copy, { type: 'orderUnit', unit: this.tile(from) });
    return hexforge.actions(copy).flatMap((a) => (a.type === 'goTo' ? [this.name(a.tile)] : []));
  }

  // ------------------------------------------------------------ acting

  /** The action that plays a card of the deciding side's hand; `nth` counts equal cards from the oldest. */
  playAction(card: CardLike, nth = 0): Extract<HxAction, { type: 'playCard' }> {
    return { type: 'playCard', ...this.handCard(card, nth) };
  }

  private handCard(card: CardLike, nth = 0): { card: string; class: number } {
    const seat = hexforge.toAct(this.state)!;
    const { hand } = this.state.seats[seat];
    const at = hand.flatMap((inst, i) => (cardId(this.state, inst) === cardId(card) ? [i] : []))[nth];
    if (at === undefined) throw new Error(`${cardId(card)} is not in the hand of seat ${seat}`);
    return { card: cardId(card), class: classOf(this.state, hand, at) };
  }

  canPlay(card: CardLike): boolean {
    return this.isLegal(this.playAction(card));
  }

  /** Plays a card with its targets and other choices, in the order asked; generic costs are paid by default. */
  play(card: CardLike, ...picks: Pick[]): this {
    return this.act(this.playAction(card)).choose(...picks);
  }

  activate(tile: string, ability = 0, ...picks: Pick[]): this {
    return this.act({ type: 'activateAbility', unit: this.tile(tile), ability }).choose(...picks);
  }

  base(ability: HxBaseAbility, ...picks: Pick[]): this {
    return this.act({ type: 'baseAbility', ability }).choose(...picks);
  }

  raise(slot: number, site: string): this {
    return this.act({ type: 'baseAbility', ability: 'raiseForge', slot }).choose(site);
  }

  pickAction(pick: Pick): HxAction {
    if (typeof pick === 'string') return { type: 'chooseTile', tile: this.tile(pick) };
    if ('item' in pick) return { type: 'chooseItem', item: pick.item };
    if ('hand' in pick) return { type: 'chooseHand', ...this.handCard(pick.hand) };
    return { type: 'choosePile', seat: seatOf(pick.of), pile: pick.pile, index: pick.index };
  }

  choose(...picks: Pick[]): this {
    for (const pick of picks) this.act(this.pickAction(pick));
    if (this.actions().some((a) => a.type === 'payDefault')) this.act({ type: 'payDefault' });
    return this;
  }

  payWith(...resources: HxResource[]): this {
    for (const resource of resources) this.act({ type: 'payWith', resource });
    return this;
  }

  /** Whoever must lets the stack resolve. */
  resolve(): this {
    return this.act({ type: 'letResolve' });
  }

  offer(): this {
    return this.act({ type: 'offerAdvance' });
  }
  agree(): this {
    return this.act({ type: 'agreeAdvance' });
  }

  /** Both sides pass until the machine stands in this leaf (or phase). */
  advanceTo(phase: string): this {
    for (let i = 0; i < 200; i++) {
      if (this.phase() === phase || this.phase().split('.')[0] === phase) return this;
      this.passOn();
    }
    throw new Error(`never came to ${phase}`);
  }

  /** As `advanceTo`, but leaves the present phase first: to the same phase of a later turn. */
  nextPhase(phase: string): this {
    const { turn } = this.state;
    while (this.state.turn === turn) this.passOn();
    return this.advanceTo(phase);
  }

  /** Orders a unit along a path of tiles, step by step. */
  order(from: string, ...path: string[]): this {
    this.act({ type: 'orderUnit', unit: this.tile(from) });
    for (const step of path) this.act({ type: 'step', tile: this.tile(step) });
    if (this.actions().some((a) => a.type === 'endOrder')) this.act({ type: 'endOrder' });
    return this;
  }

  /** Orders a unit to a tile by the proposed path. */
  orderTo(from: string, to: string): this {
    return this.act({ type: 'orderUnit', unit: this.tile(from) }).act({ type: 'goTo', tile: this.tile(to) });
  }

  march(): this {
    return this.act({ type: 'confirmMoves' });
  }

  attack(from: string, to: string): this {
    return this.act({ type: 'attack', unit: this.tile(from), tile: this.tile(to) });
  }

  confirmAttacks(): this {
    return this.act({ type: 'confirmAttacks' });
  }

  /** From Combat Declaration through the fights, nobody responding. */
  fight(): this {
    return this.confirmAttacks().advanceTo('summon2');
  }

  /** Gives resources, as if harvested. */
  give(side: Side, cost: string): this {
    const amounts = parseCost(cost);
    const { pool } = this.state.seats[seatOf(side)];
    amounts.forEach((n, i) => (pool[i] += n));
    return this;
  }

  /** Takes a unit's equipment away, as a text might that ends it, and lets the state check follow. */
  strip(tile: string): this {
    const unit = this.at(tile);
    dropEquipment(this.state, unit.equip);
    unit.equip = -1;
    this.state.stale = 1;
    runCheck(this.state);
    return this;
  }

  // ------------------------------------------------------------ ending

  /** And an empty stack and no trigger waiting. */
  override nothingPending(): void {
    super.nothingPending();
    expect([this.state.stack, this.state.triggers]).toEqual([[], []]);
  }

  /** Units of a side as `'q,r'`, in map order. */
  unitsOf(side: Side): string[] {
    return this.state.entities
      .filter((e) => e.kind === KIND.unit && e.owner === seatOf(side))
      .map((e) => this.name(e.tile))
      .sort();
  }
}

export function scenario(position: Position = {}): Table {
  const table = new Table(position);
  keepPosition(hexforge, asMatch(hexforge.clone(table.state)), table.state.turn, () => ({
    cards: DEFS.slice(CARDS.length).map(({ spec }) => spec),
  }));
  return table;
}
