/**
 * Warforge's table: what is pointed at, held and selected, and what the frame reads. Holds no rules: legal actions come from the offers,
 * consequences from the engine.
 */
import { createContext } from 'svelte';
import type { WrAction } from '../../../src-shared/games/warforge/actions.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import type { WrGame } from '../../../src-shared/games/warforge/game-types.ts';
import { describeOutcome } from '../../../src-shared/games/warforge/text/outcome.ts';
import { stillToAct } from '../../../src-shared/games/warforge/text/still-to-act.ts';
import type { WrCardId } from '../../../src-shared/games/warforge/types.ts';
import type { WrSeatView, WrUnitView } from '../../../src-shared/games/warforge/view.ts';
import type { App } from '../../app/context.ts';
import type { Arrival, MatchSession } from '../../match/session.svelte.ts';
import { fatesOf, type Fate } from '../../match/fates.ts';
import { HoldingTable } from '../../match/holding-table.svelte.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import { cellId } from './board/spots.ts';
import { specOf } from './card-spec.ts';
import { warforgeCommands } from './commands.ts';
import { sayingsOf, spokenOf } from './log-words.ts';
import { PHASES } from './phases.ts';
import { advisedIds } from './play/advised.ts';
import { threatFate } from './play/fates.ts';
import { Forecasts } from './play/forecasts.svelte.ts';
import { Hands, type Staged } from './play/hands.ts';
import { modeOf, type Mode } from './play/mode.ts';
import { readOffers, spotKey, type Playable, type Spot } from './play/offers.ts';
import { chipsOf } from './play/preview-chips.ts';
import { promptOf } from './prompt-words.ts';
import { momentsOf } from './scene/moments.ts';
import { Stage } from './scene/stage.svelte.ts';
import { captionOf, faceOf } from './words.ts';

/** Subjects of the inspector besides cards: a unit by its number. */
type Subject = { kind: 'unit'; id: number };

/** What is printed on a card; null where there is no such card. */
function cardOf(card: WrCardId): CardSpec | null {
  const face = faceOf(card);
  return face && specOf(face);
}

export class WarforgeTable extends HoldingTable<WrGame, Subject, Staged> {
  readonly forecasts = new Forecasts(this.session);
  readonly hands: Hands = new Hands(this);
  readonly stage: Stage = new Stage();
  readonly commands = warforgeCommands(this);

  readonly offers = $derived(readOffers(this.session.actions, this.below));
  readonly mode: Mode = $derived(modeOf(this.offers));
  readonly halfDone = $derived(this.mode === 'target' || this.mode === 'take' || this.mode === 'pact');
  readonly above = $derived(1 - this.below);
  readonly me: WrSeatView | null = $derived(this.view?.seats[this.below] ?? null);
  /** What may be played: the hand, then further plays of this turn (WR-20.1). */
  readonly playables: readonly Playable[] = $derived.by(() => [
    ...(this.view?.me?.hand ?? []).map(({ card, drawn }) => ({ card, drawn, extra: false })),
    ...(this.view?.me ? (this.me?.extra ?? []) : []).map((card) => ({ card, drawn: false, extra: true })),
  ]);
  readonly #units = $derived(new Map(this.view?.seats.flatMap(({ units }) => units).map((unit) => [spotKey(unit), unit]) ?? []));

  /** Roving tab index of the board. */
  cursor = $state.raw<Spot>({ seat: 0, place: 'W' });
  /** Place under pointer or focus. */
  hovered = $state.raw<Spot | null>(null);
  /** A card of the hand is pointed at. */
  #atCard = $state(false);

  /** The held card; null for none. */
  readonly held: Playable | null = $derived.by(() => (this.staged?.kind === 'card' ? this.staged.card : null));
  readonly isHoldingTroop = $derived(this.held !== null && faceOf(this.held.card)?.kind === 'troop');
  /** Places that react to a click now, by `spotKey`. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    const { staged, offers, mode } = this;
    if (mode === 'target') return new Set(offers.target.keys());
    if (staged?.kind === 'card') return new Set([...this.hands.waysOf(staged.card).keys()].filter((key) => key !== ''));
    if (staged?.kind !== 'unit') return new Set<string>();
    return new Set([...(offers.attack.get(staged.from)?.keys() ?? [])].map((place) => spotKey({ seat: this.above, place })));
  });

  readonly looking = $derived(this.pinned !== null || this.#atCard || (this.hovered !== null && this.unitAt(this.hovered) !== null));
  readonly chips = $derived.by(() => chipsOf(this.explainer.preview));
  /** In the own turn, while something can still be done about it. */
  readonly #threatened: readonly Fate[] = $derived.by(() =>
    this.view && this.mine && this.seat !== null ? threatFate(this.view, this.seat) : [],
  );
  override readonly fates: readonly Fate[] = $derived.by(() => [...fatesOf(this.explainer.foreseen), ...this.#threatened]);
  /** What could still be done before the turn ends, by name. */
  readonly left: readonly string[] = $derived.by(() =>
    this.view && this.mode === 'act' ? stillToAct(this.view, this.session.actions) : [],
  );
  readonly mainActions: readonly WrAction[] | null = $derived.by(() => {
    const { staged, offers } = this;
    if (staged?.kind === 'card') {
      const ways = this.hands.waysOf(staged.card);
      const way = ways.get('') ?? (this.hovered && ways.get(spotKey(this.hovered)));
      return way ? [way] : null;
    }
    if (staged) return null;
    const action = offers.endTurn ?? offers.keep;
    return action ? [action] : null;
  });

  // ---- read by the frame
  protected readonly words = { captionOf, promptOf, describeOutcome, sayingsOf, spokenOf, cardOf, momentsOf };
  readonly phases = PHASES;
  readonly hint = $derived.by(() => this.explainer.reason);
  protected readonly isFinal = $derived.by(() => this.explainer.preview?.locks ?? false);
  readonly menu = [];

  constructor(session: MatchSession<WrGame>, app: App) {
    super(session, app);
    this.cursor = { seat: this.below, place: 'W' };
  }

  override close(): void {
    super.close();
    this.forecasts.close();
  }

  protected arrive(arrival: Arrival<WrGame>): void {
    // The held card may have left the hand, and a selected unit may have nothing more to do.
    if (this.staged && !this.hands.holds(this.staged)) this.putBack();
    else void this.#weigh();
    this.stage.play(arrival, this.below);
    if (this.pinned && !this.#isThere(this.pinned)) this.pinned = null;
    if (this.shown && !this.#isThere(this.shown)) this.shown = null;
    this.#showPlayed(arrival);
    // Content under a resting pointer has changed without an event.
    if (this.hovered) this.point(this.hovered);
  }

  /** A unit may leave while it is inspected; cards stay. */
  #isThere(subject: { kind: 'card' } | Subject): boolean {
    return subject.kind === 'card' || this.unitOf(subject.id) !== null;
  }

  /** Inspects a rival's new card, unless something is pointed at. */
  #showPlayed({ events, jumped }: Arrival<WrGame>): void {
    if (jumped || this.looking) return;
    const played = events.findLast((event) => event.type === 'played' && event.seat !== this.seat);
    if (played?.type === 'played') this.shown = { kind: 'card', card: played.card };
  }

  unitAt(spot: Spot): WrUnitView | null {
    return this.#units.get(spotKey(spot)) ?? null;
  }

  unitOf(id: number): WrUnitView | null {
    return [...this.#units.values()].find((unit) => unit.id === id) ?? null;
  }

  #weigh(): Promise<void> {
    return this.forecasts.refresh(this.staged?.kind === 'unit' ? this.staged.from : null);
  }

  // ---------------------------------------------------------------- pointing

  point(spot: Spot | null): void {
    // An element removed under the pointer still sends a leave event.
    if (this.closed) return;
    this.hovered = spot;
    if (!spot) return this.explainer.clear();
    const unit = this.unitAt(spot);
    if (unit && this.staged?.kind !== 'card') this.showUnit(unit.id);
    const action = this.#meantAt(spot);
    if (action) this.explainer.foresee(action);
    else this.explainer.clear();
  }

  /** What a press there would do, if that is one thing. */
  #meantAt(spot: Spot): WrAction | null {
    const { offers, staged, mode } = this;
    if (mode === 'target') return offers.target.get(spotKey(spot)) ?? null;
    if (staged?.kind === 'card') {
      const ways = this.hands.waysOf(staged.card);
      return ways.get(spotKey(spot)) ?? ways.get('') ?? null;
    }
    if (staged?.kind !== 'unit' || spot.seat === this.below) return null;
    const [only, ...others] = offers.attack.get(staged.from)?.get(spot.place)?.values() ?? [];
    return others.length === 0 ? (only ?? null) : null;
  }

  pointAtCard(index: number | null): void {
    if (this.closed) return;
    this.#atCard = index !== null;
    const card = index === null ? undefined : this.playables[index];
    if (!card) return this.explainer.clear();
    this.shown = { kind: 'card', card: card.card };
    const mayAct = this.mode === 'act' || this.mode === 'mulligan';
    if (mayAct && !this.staged && !this.hands.canUse(card)) this.explainer.explain(this.hands.wanted(card));
    else this.explainer.clear();
  }

  /** Previews an action that a button stands for; null when none is pointed at. */
  weigh(action: WrAction | null): void {
    if (this.closed) return;
    if (action) this.explainer.foresee(action);
    else this.explainer.clear();
  }

  override meantBy(actions: readonly WrAction[]): string[] {
    return advisedIds(actions, this);
  }

  showUnit(id: number): void {
    this.shown = { kind: 'unit', id };
  }

  // ---------------------------------------------------------------- holding

  /** The resulting question exists only in the window, so it is announced here. */
  take(staged: Staged): void {
    this.staged = staged;
    this.explainer.clear();
    if (staged.kind === 'card') {
      this.shown = { kind: 'card', card: staged.card.card };
      const way = this.hands.waysOf(staged.card).get('');
      if (way) this.explainer.foresee(way);
    }
    void this.#weigh();
    this.say(`${this.prompt.lead} ${this.prompt.text}`);
  }

  override putBack(): void {
    this.staged = null;
    this.explainer.clear();
    void this.#weigh();
  }

  /** The player puts back what is held. */
  // ---------------------------------------------------------------- focus

  async focusSpot(spot: Spot): Promise<void> {
    this.cursor = spot;
    await this.focusId(cellId(spot));
  }

  override touches(events: readonly WrEvent[]): boolean {
    return this.seat !== null && events.length > 0;
  }
}

export const [getTable, setTable] = createContext<WarforgeTable>();
