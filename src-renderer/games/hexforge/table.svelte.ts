/**
 * Hexforge's table: what is pointed at and selected, and what the frame reads. Holds no rules: legal actions come from the offers,
 * consequences from the engine.
 */
import { createContext, untrack } from 'svelte';
import type { App } from '../../app/context.ts';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import type { HxThreat } from '../../../src-shared/games/hexforge/explain/questions.ts';
import type { HxGame } from '../../../src-shared/games/hexforge/game-types.ts';
import type { HxCost } from '../../../src-shared/games/hexforge/types.ts';
import type { HxEntityView, HxHandCardView, HxTargetView, HxTileView } from '../../../src-shared/games/hexforge/view.ts';
import { keywordById } from '../../../src-shared/games/hexforge/text/keywords.ts';
import { describeOutcome } from '../../../src-shared/games/hexforge/text/outcome.ts';
import { stillToAct } from '../../../src-shared/games/hexforge/text/still-to-act.ts';
import type { Reader } from '../../../src-shared/games/hexforge/text/log.ts';
import { fatesOf, type Fate } from '../../match/fates.ts';
import type { Arrival, MatchSession } from '../../match/session.svelte.ts';
import { TableBase } from '../../match/table-base.svelte.ts';
import { isTurned, layOut, nearestFirst, type BoardLayout } from './board/geometry.ts';
import { chipsOf, chipWords, needsWords } from './board/preview-chips.ts';
import { hexforgeCommands } from './commands.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import { termsOf } from '../../ui/terms/term.ts';
import { specOf } from './card-spec.ts';
import { PASS_CHOICES, PHASES, defaultStops } from './phases.ts';
import { GhostKeeper, type Ghost } from './play/ghosts.ts';
import { cardsOf, tilesOf } from './play/advised.ts';
import { Hands, type Held } from './play/hands.ts';
import { mainActions } from './play/main-actions.ts';
import { askedTerms, modeOf, type Mode } from './play/mode.ts';
import { readOffers } from './play/offers.ts';
import { outlookOf } from './play/outlook.ts';
import { presentOf, type Other, type Subject } from './play/subject.ts';
import { THREATS_LEGEND, baseFate, strikable } from './play/threats.ts';
import { momentsOf } from './scene/moments.ts';
import { Stage } from './scene/stage.svelte.ts';
import { promptOf } from './prompt-words.ts';
import { captionOf, costWords, faceOf } from './words.ts';
import { steady, type Steady } from '../../ui/steady.svelte.ts';
import { sayingsOf, spokenOf, wordingOf } from './log-words.ts';
import { SETTINGS } from './settings.ts';

const NONE: readonly never[] = [];
const BASE_ACTS = 'Your base acts: press it to summon a worker or your commander, or to raise a forge.';

export const hexId = (tile: number): string => `hex-${tile}`;

/** What is printed on a card; null where there is no such card. */
function cardOf(card: string): CardSpec | null {
  const face = faceOf(card);
  return face && specOf(face);
}

export class HexforgeTable extends TableBase<HxGame, Other> {
  readonly hands: Hands = new Hands(this);
  readonly stage: Stage = new Stage(() => this.layout);
  readonly commands = hexforgeCommands(this);

  readonly offers = $derived(readOffers(this.session.actions));
  readonly mode: Mode = $derived(modeOf(this.view, this.offers));
  readonly orders = $derived(this.view?.me?.orders ?? []);
  readonly pieces = $derived(new Map(this.entities.map((e) => [e.tile, e])));
  /** A play or an order is begun and can be undone. */
  readonly halfDone = $derived(this.mode === 'target' || this.mode === 'pay' || this.mode === 'path');

  /** Roving tab index of the board. */
  cursor = $state(0);
  /** An own piece whose attack is being chosen or whose menu is open. */
  selected = $state<number | null>(null);
  /** Tile under the pointer. */
  hovered = $state<number | null>(null);
  held = $state.raw<Held | null>(null);
  /** Payment of the generic part, while it is asked. */
  paying = $state.raw<HxCost | null>(null);
  /** The defender's order of attackers, while it is asked. */
  sorted = $state.raw<number[]>([]);
  openPile = $state.raw<{ seat: number; pile: 'discard' | 'lost' } | null>(null);
  tableOpen = $state(false);
  goToOpen = $state(false);
  threatsShown = $state(false);
  /** What visible rivals could attack next turn: asked for while threats are shown, and in the own turn. */
  #reach = $state.raw<readonly HxThreat[]>([]);
  readonly threats: readonly HxThreat[] = $derived.by(() => (this.threatsShown && this.view ? strikable(this.#reach, this.view) : []));
  /** Highlighted tiles of a hint. */
  advised = $state.raw<readonly number[]>([]);
  #reminding = $state(false);
  /** Where something could still act, while the main button asks for a second press. */
  readonly reminded: readonly number[] = $derived.by(() =>
    this.#reminding && this.view ? stillToAct(this.view, this.session.actions).flatMap(({ tile }) => tile ?? []) : NONE,
  );
  /** Q W E A S D move in the six directions. */
  sixKeys = $state(false);
  /** The path on which a unit would go to the hovered tile. */
  proposed = $state.raw<number[]>([]);
  /** Text about what would come into and out of sight there. */
  outlook = $state<string | null>(null);
  /** Set by the board: scrolls a tile into view. */
  onJump: (tile: number) => void = () => undefined;

  // Memoized: most of the board depends on these, and they rarely change.
  readonly #entities: Steady<readonly HxEntityView[]> = steady(() => this.view?.entities ?? NONE);
  readonly #ground: Steady<readonly HxTileView[]> = steady(() => this.view?.map.tiles ?? NONE);
  readonly #turned = steady(() => isTurned(this.view));
  /** The outline never changes during a match; memoized by its text, so that a new frame triggers no layout. */
  readonly #outline = steady(() => this.ground.map((t) => `${t.q},${t.r}`).join(' '));
  readonly layout: BoardLayout = $derived.by(() => {
    const turned = this.#turned.current;
    return this.#outline.current === '' ? layOut([{ q: 0, r: 0 }], false) : untrack(() => layOut(this.view!.map.tiles, turned));
  });

  /** Tiles that react to a click now. */
  readonly legalTiles: ReadonlySet<number> = $derived.by(() => {
    const { offers, mode, selected } = this;
    if (mode === 'target') return new Set(offers.chooseTile.keys());
    if (mode === 'path') return new Set([...offers.goTo.keys(), ...offers.step.keys()]);
    if (mode === 'declare' && selected !== null) return new Set(offers.attack.get(selected)?.keys() ?? []);
    return new Set<number>();
  });

  /** Class of the hand card being played, while its targets or payment are chosen. */
  readonly playing: number | null = $derived.by(() => {
    const choice = this.view?.choice;
    return choice && 'source' in choice && 'class' in choice.source ? (choice.source.class ?? null) : null;
  });

  /** Targets chosen so far for the card being played. */
  readonly chosen: readonly HxTargetView[] = $derived.by(() => {
    const choice = this.view?.choice;
    return choice && 'source' in choice && 'chosen' in choice.source ? choice.source.chosen : [];
  });

  /** Tile of the viewer's base. */
  readonly baseTile: number | null = $derived.by(() => (this.view?.me ? this.view.players[this.view.me.seat].baseTile : null));

  /** Own pieces that can act now. */
  readonly readyTiles: number[] = $derived.by(() => {
    const { offers, mode, view } = this;
    if (mode === 'plan') return [...offers.orderUnit.keys()];
    if (mode === 'declare') return [...offers.attack.keys()];
    if (mode !== 'priority' || !view?.me) return [];
    return [...offers.abilities.keys(), ...(offers.baseAbilities.length > 0 ? [this.baseTile!] : [])];
  });

  /** A hovered hand card, or the result of a hovered menu entry. */
  #atCard = $state(false);
  readonly looking = $derived(this.pinned !== null || this.#atCard || (this.hovered !== null && this.pieces.has(this.hovered)));
  override readonly inspected: Subject | null = $derived(presentOf(this.pinned, this.view) ?? presentOf(this.shown, this.view));
  readonly mainActions = $derived(mainActions(this));

  override readonly reader: Reader = $derived.by(() => ({
    viewer: this.seat ?? 'spectator',
    names: this.names,
    tiles: this.layout.tiles,
  }));

  /** The main button's label, when the player has changed its action. */
  readonly changedMain: string | null = $derived.by(() => {
    if (this.mode === 'pay' && this.paying) return `Pay ${costWords(this.paying)}`;
    return this.mode === 'sort' && this.mainActions?.[0]?.type === 'orderAttacker' ? 'Strike back in this order' : null;
  });

  // ---- read by the frame
  protected readonly words = { captionOf, promptOf, describeOutcome, sayingsOf, spokenOf, wordingOf, cardOf, momentsOf };
  readonly phases = PHASES;
  override readonly passChoices = PASS_CHOICES;
  override readonly defaultStops = defaultStops;
  override readonly promptTerms = $derived.by(() => termsOf(askedTerms(this.mode, this.mine), keywordById));
  override readonly mine = $derived(this.view?.turnPlayer === this.seat);
  readonly hint = $derived.by(
    () => this.explainer.reason ?? this.outlook ?? this.#openHere ?? this.#baseActs ?? (this.threatsShown ? THREATS_LEGEND : null),
  );
  override readonly fates: readonly Fate[] = $derived.by(() => [
    ...fatesOf(this.explainer.foreseen),
    ...(this.view && this.mine ? baseFate(this.#reach, this.view) : []),
  ]);
  protected readonly isFinal = $derived.by(() => this.explainer.preview?.locks ?? false);
  readonly menu = [
    { label: 'The map as a table', act: () => (this.tableOpen = true) },
    { label: 'Walk the map with Q W E A S D', act: () => (this.sixKeys = !this.sixKeys) },
  ];

  readonly #keeper = new GhostKeeper();
  #ghosts = $state.raw<Ghost[]>([]);
  readonly chips = $derived.by(() => chipsOf(this.explainer.foreseen, this.view));
  /** Why the outcome for the hovered piece is unknown, or worse than it looks. */
  readonly #openHere = $derived.by(() => {
    const chip = this.chips.find(({ tile }) => tile === this.hovered);
    return chip && needsWords(chip) ? chipWords(chip) : null;
  });

  readonly #baseActs = $derived.by(() => {
    const acts =
      this.mode === 'priority' && this.hovered !== null && this.hovered === this.baseTile && this.readyTiles.includes(this.hovered);
    return acts && this.selected === null ? BASE_ACTS : null;
  });

  constructor(session: MatchSession<HxGame>, app: App) {
    super(session, app);
    if (session.frame) {
      this.#keep({ frame: session.frame, events: session.log.flatMap((group) => group.events), jumped: true });
      const view = session.frame.view;
      if (view.me) {
        this.cursor = view.players[view.me.seat].baseTile;
        this.showCard(view.me.loadout.commander);
      }
    }
  }

  /** Known pieces on the map. */
  get entities(): readonly HxEntityView[] {
    return this.#entities.current;
  }

  /** Known state of each tile. */
  get ground(): readonly HxTileView[] {
    return this.#ground.current;
  }

  get ghosts(): Ghost[] {
    return this.app.settings.ofGame('hexforge', SETTINGS).ghosts && !this.session.past ? this.#ghosts : [];
  }

  protected arrive(arrival: Arrival<HxGame>): void {
    this.#keep(arrival);
    this.proposed = [];
    this.outlook = null;
    if (this.selected !== null && this.mode !== 'priority' && this.mode !== 'declare') this.selected = null;
    if (this.mode !== 'target') this.openPile = null;
    // A piece that has left the board is not inspected any more.
    this.pinned = presentOf(this.pinned, this.view);
    void this.#findThreats();
    this.stage.play(arrival);
    if (arrival.frame.actions.length > 0) this.foreseeMain();
  }

  #keep({ frame, events, jumped }: Pick<Arrival<HxGame>, 'frame' | 'events' | 'jumped'>): void {
    if (jumped) this.#keeper.forget();
    const view = frame.view;
    this.#keeper.hear(events, view.me?.seat ?? -1);
    this.#ghosts = this.#keeper.look(view);
  }

  select(tile: number | null): void {
    this.selected = tile;
  }

  hold(held: Held | null): void {
    this.held = held;
  }

  moveCursor(tile: number): void {
    this.cursor = tile;
  }

  // ---------------------------------------------------------------- pieces and cards

  pieceById(id: number): HxEntityView | null {
    return this.view?.entities.find((e) => e.id === id) ?? null;
  }

  isMine(piece: HxEntityView): boolean {
    return piece.owner === this.seat;
  }

  canPlay(card: HxHandCardView): boolean {
    return this.offers.playCard.has(card.class) || this.offers.chooseHand.has(card.class);
  }

  // ---------------------------------------------------------------- pointing

  point(tile: number | null): void {
    // An element removed under the pointer still sends a leave event.
    if (this.closed) return;
    this.hovered = tile;
    this.proposed = [];
    this.outlook = null;
    if (tile === null) {
      this.foreseeMain();
      return;
    }
    // A closing menu sends no leave event for its entries.
    this.#atCard = false;
    void this.#propose(tile);
    this.shown = { kind: 'tile', tile };
    const intent = this.#intentOn(tile);
    if (!intent) this.foreseeMain();
    else if (this.legalTiles.has(tile)) this.explainer.foresee(intent);
    else this.explainer.explain(intent);
  }

  pointAtCard(card: HxHandCardView | null): void {
    if (this.closed) return;
    this.#atCard = card !== null;
    if (!card) {
      this.foreseeMain();
      return;
    }
    this.showCard(card.def);
    if (!this.canPlay(card) && this.session.actions.length > 0)
      this.explainer.explain({ type: 'playCard', card: card.def, class: card.class });
    else this.explainer.clear();
  }

  /** The result of a menu entry. */
  pointAtOffer(subject: Subject | null): void {
    if (this.closed) return;
    this.#atCard = subject !== null;
    if (subject) this.shown = subject;
  }

  advise(actions: readonly HxAction[]): void {
    this.advised = tilesOf(actions, this.baseTile);
  }

  override meantBy(actions: readonly HxAction[]): string[] {
    return cardsOf(actions, this.view);
  }

  remind(on: boolean): void {
    this.#reminding = on;
  }

  /** Without a hovered thing the preview shows the resolved stack, or the outcome of the fight. */
  foreseeMain(): void {
    const action = this.mainActions?.[0];
    const telling =
      action &&
      (action.type === 'letResolve' || action.type === 'confirmAttacks' || (this.phase === 'combatResolution' && this.mode === 'priority'));
    if (telling) this.explainer.stand(action);
    else this.explainer.clear();
  }

  /** The engine gives the path; the window previews it. */
  async #propose(tile: number): Promise<void> {
    const open = this.orders.find((order) => order.open);
    this.proposed = [];
    if (!open || !this.offers.goTo.has(tile)) return;
    const [path, vision] = await Promise.all([
      this.session.query({ ask: 'path', unit: open.unit, to: tile }),
      this.session.query({ ask: 'vision', unit: open.unit, at: tile }),
    ]);
    if (this.closed || this.hovered !== tile || this.mode !== 'path') return;
    if (path) this.proposed = [open.unit, ...path];
    this.outlook = vision && outlookOf(vision);
  }

  /** The action of a click on the tile; null when a click only inspects. */
  #intentOn(tile: number): HxAction | null {
    const { mode, selected, offers } = this;
    if (mode === 'target' && offers.chooseTile.size > 0) return offers.chooseTile.get(tile) ?? { type: 'chooseTile', tile };
    if (mode === 'path') return offers.goTo.get(tile) ?? offers.step.get(tile) ?? { type: 'goTo', tile };
    if (mode === 'declare' && selected !== null && tile !== selected && !offers.attack.has(tile)) {
      return offers.attack.get(selected)?.get(tile) ?? { type: 'attack', unit: selected, tile };
    }
    return null;
  }

  // ---------------------------------------------------------------- main button and Esc

  protected putAway(): void {
    this.selected = null;
  }

  protected letGo(): boolean {
    if (this.selected === null) return false;
    this.selected = null;
    this.foreseeMain();
    return true;
  }

  // ---------------------------------------------------------------- threats

  async toggleThreats(): Promise<void> {
    this.threatsShown = !this.threatsShown;
    await this.#findThreats();
  }

  /** With threats shown: the visible rivals that could attack this hex. */
  strikersAt(tile: number): HxEntityView[] {
    const threat = this.threats.find((one) => one.tile === tile);
    return (threat?.by ?? []).flatMap((from) => this.pieces.get(from) ?? []);
  }

  async #findThreats(): Promise<void> {
    const answer = this.threatsShown || this.mine ? await this.session.query({ ask: 'threats' }) : null;
    if (!this.closed) this.#reach = answer ?? [];
  }

  // ---------------------------------------------------------------- focus

  async focusTile(tile: number): Promise<void> {
    this.cursor = tile;
    await this.focusId(hexId(tile));
  }

  jumpTo(tile: number): void {
    this.onJump(tile);
    void this.focusTile(tile);
  }

  /** The next legal target after the cursor, by distance from the start of targeting; null after the last. */
  nextTarget(from: number, by: 1 | -1): number | null {
    const order = nearestFirst(this.layout, this.#origin(), [...this.legalTiles]);
    const at = order.indexOf(from);
    if (at < 0) return by > 0 ? (order[0] ?? null) : null;
    return order[at + by] ?? null;
  }

  #origin(): number {
    const view = this.view;
    if (!view?.me) return this.cursor;
    return this.selected ?? this.orders.find((order) => order.open)?.unit ?? view.players[view.me.seat].baseTile;
  }
}

export const [getTable, setTable] = createContext<HexforgeTable>();
