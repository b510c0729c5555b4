/**
 * Laneforge's table: what is pointed at, held and selected, and what the frame reads. Holds no rules: legal actions come from the offers,
 * consequences from the engine.
 */
import { createContext } from 'svelte';
import type { App } from '../../app/context.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import type { LnForecast } from '../../../src-shared/games/laneforge/explain/questions.ts';
import type { LnGame } from '../../../src-shared/games/laneforge/game-types.ts';
import { describeOutcome } from '../../../src-shared/games/laneforge/text/outcome.ts';
import { pickedSoFar } from '../../../src-shared/games/laneforge/text/picked.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import type { LnCreatureView, LnSeatView } from '../../../src-shared/games/laneforge/view.ts';
import type { ExtraTool } from '../../match/game-ui.ts';
import type { Arrival, MatchSession } from '../../match/session.svelte.ts';
import { HoldingTable } from '../../match/holding-table.svelte.ts';
import type { Looked } from '../../match/table-base.svelte.ts';
import { fatesOf, type Fate } from '../../match/fates.ts';
import { fatesIn } from './board/forecast-words.ts';
import { bandOf, isMine, rowOf } from './board/geometry.ts';
import type { Band, Spot } from './board/geometry.ts';
import { cellId } from './board/spots.ts';
import { advisedIds } from './play/advised.ts';
import { laneforgeCommands } from './commands.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import { specOf } from './card-spec.ts';
import { sayingsOf, spokenOf, wordingOf } from './log-words.ts';
import { PHASES, phasesFor } from './phases.ts';
import { HandCover } from './hand/cover.svelte.ts';
import { Foresight } from './play/foresight.svelte.ts';
import { Hands } from './play/hands.ts';
import type { Staged } from './play/hands.ts';
import { mainActions } from './play/main-actions.ts';
import { modeOf } from './play/mode.ts';
import type { Mode } from './play/mode.ts';
import { chipsOf } from './play/preview-chips.ts';
import { cardKey, placeKey, readOffers } from './play/offers.ts';
import { banishTool, promptOf } from './prompt-words.ts';
import { momentsOf } from './scene/moments.ts';
import { Stage } from './scene/stage.svelte.ts';
import { captionOf, faceOf } from './words.ts';
import { SETTINGS } from './settings.ts';

/** Subjects of the inspector besides cards. */
type Other = { kind: 'creature'; seat: number; lane: number } | { kind: 'champion'; seat: number; deck: number };
export type Subject = Looked<LnGame, Other>;

export type PileName = 'deck' | 'discard' | 'upgrade' | 'banish' | 'next';

/** What is printed on a card; null where there is no such card. */
function cardOf(card: LnCardId): CardSpec | null {
  const face = faceOf(card);
  return face && specOf(face);
}

export class LaneforgeTable extends HoldingTable<LnGame, Other, Staged> {
  readonly foresight = new Foresight(this.session);
  readonly cover = new HandCover(this.session, () => this.app.settings.ofGame('laneforge', SETTINGS));
  readonly hands: Hands = new Hands(this);
  readonly stage: Stage = new Stage();
  readonly commands = laneforgeCommands(this);

  readonly offers = $derived(readOffers(this.session.actions));
  readonly mode: Mode = $derived(modeOf(this.offers));
  /** The seat decides in what is shown, but something newer waits to be shown: nothing can be chosen, and answers are about the newer. */
  readonly catchingUp: boolean = $derived.by(() => this.mine && this.mode === 'watch' && this.view?.phase !== 'over' && !this.session.past);
  readonly halfDone = $derived(this.mode !== 'act' && this.mode !== 'watch');
  readonly above = $derived(1 - this.below);
  readonly me: LnSeatView | null = $derived(this.view?.seats[this.below] ?? null);
  readonly hand: readonly LnCardId[] = $derived.by(() => (this.cover.down ? [] : (this.me?.hand ?? [])));
  readonly creatures = $derived(new Map((this.view?.creatures ?? []).map((c) => [placeKey(c.seat, c.lane), c])));

  /** Roving tab index of the board. */
  cursor = $state.raw<Spot>({ band: 'myFront', lane: 3 });
  /** Lane of an own creature whose Mobility or Activate is being used. */
  selected = $state<number | null>(null);
  /** Place under pointer or focus. */
  hovered = $state.raw<Spot | null>(null);
  openPile = $state.raw<{ seat: number; pile: PileName } | null>(null);
  combatOpen = $state(false);
  /** Why the phase cannot be ended yet, from the engine. */
  endReason = $state<string | null>(null);
  /** A hand card is pointed at. */
  #atCard = $state(false);

  /** A creature card is held: it needs a lane. */
  readonly placing = $derived(this.staged !== null && this.staged.how !== 'banish' && faceOf(this.staged.card)?.type === 'creature');
  /** The lane in which the held card would be played now. */
  readonly aimed: number | null = $derived.by(() => {
    const lane = this.staged?.lane ?? this.hovered?.lane;
    return this.placing && lane !== undefined && this.#canPlace(lane) ? lane : null;
  });

  /** The card that enters a lane next: the held one, or one that a text plays. */
  readonly entering: LnCardId | null = $derived.by(() => {
    if (this.placing) return this.staged!.card;
    const choice = this.view?.choice;
    if (this.mode !== 'lane' || !choice || choice.verb === 'move') return null;
    return choice.card && faceOf(choice.card)?.minion ? choice.card : (this.view?.resolving.at(-1)?.card ?? null);
  });
  /** The lane that it would enter, from pointer or focus. */
  readonly entersAt: number | null = $derived.by(() => {
    const asked = this.entering !== null && this.hovered && this.offers.lane.has(this.hovered.lane) ? this.hovered.lane : null;
    return this.aimed ?? asked;
  });

  /** Lanes that react to a click now, each with the places to highlight. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    const { offers, selected, placing, below } = this;
    const keys = new Set<string>();
    const ring = (band: Band, lane: number) => keys.add(cellId({ band, lane }));
    if (placing) {
      for (const [lane, place] of this.foresight.places) if (place.cannot === null) ring(bandOf(below, place.row, below), lane);
    }
    for (const lane of offers.lane.keys()) {
      const place = this.foresight.places.get(lane);
      if (place?.cannot === null) ring(bandOf(below, place.row, below), lane);
      else for (const band of ['myFront', 'myBack'] as const) ring(band, lane);
    }
    for (const { seat, lane } of offers.creature.values()) {
      const creature = this.creatures.get(placeKey(seat, lane));
      if (creature) ring(bandOf(seat, creature.row, below), lane);
    }
    const mover = selected === null ? undefined : this.creatures.get(placeKey(below, selected));
    if (mover) for (const lane of offers.mobility.get(mover.lane)?.keys() ?? []) ring(bandOf(below, mover.row, below), lane);
    return keys;
  });

  readonly looking = $derived(
    this.pinned !== null || this.staged !== null || this.#atCard || (this.hovered !== null && this.creatureAt(this.hovered) !== null),
  );
  /** Creatures chosen so far for the present question. */
  readonly picked: ReadonlySet<number> = $derived(new Set(this.view ? pickedSoFar(this.view) : []));
  readonly chips = $derived.by(() => chipsOf(this.explainer.preview));
  /**
   * Of the coming Combat, for the present state or after the plan; null once the lanes fight, until the next turn's cards are there, and
   * while an earlier position is shown than the engine answers about.
   */
  readonly forecast: LnForecast | null = $derived.by(() =>
    this.view && this.view.action > 0 && !this.session.behind ? this.foresight.shown : null,
  );
  /** Seats that the coming Combat would defeat; without those defeated before it. */
  readonly doomed: readonly number[] = $derived.by(() =>
    ((this.catchingUp ? null : this.forecast)?.lethal ?? []).filter((seat) => this.chips.get(`seat:${seat}`)?.falls !== true),
  );
  override readonly fates: readonly Fate[] = $derived.by(() => {
    const { forecast, doomed, view } = this;
    const now = view?.seats.map(({ health }) => health) ?? [];
    return [...fatesOf(this.explainer.preview), ...(forecast ? fatesIn({ ...forecast, lethal: [...doomed] }, now) : [])];
  });
  readonly mainActions = $derived(mainActions(this));

  // ---- read by the frame
  protected readonly words = { captionOf, promptOf, describeOutcome, sayingsOf, spokenOf, wordingOf, cardOf, momentsOf };
  readonly phases = $derived(this.view ? phasesFor(this.view) : PHASES);
  readonly hint = $derived.by(() => this.explainer.reason ?? (this.mode === 'act' && !this.staged ? this.endReason : null));
  protected readonly isFinal = $derived.by(() => this.explainer.preview?.locks ?? this.foresight.planned?.locks ?? false);
  readonly tool: ExtraTool | null = $derived(banishTool(this));
  readonly menu = [
    { label: 'Combat as it would be now', act: () => (this.combatOpen = true) },
    { label: 'The deck of the next cycle', act: () => this.open(this.below, 'next') },
  ];

  constructor(session: MatchSession<LnGame>, app: App) {
    super(session, app);
    if (session.frame) this.#look();
  }

  override close(): void {
    super.close();
    this.foresight.close();
  }

  protected arrive(arrival: Arrival<LnGame>): void {
    // The held card may have left the hand or become unplayable.
    if (this.staged && !this.hands.canStage(this.staged)) this.putBack();
    if (!this.mine) this.cover.cover();
    if (this.mode !== 'act') this.selected = null;
    if (this.openPile && this.mode !== 'card' && !arrival.jumped) this.openPile = null;
    this.stage.play(arrival);
    if (this.pinned && !this.#isThere(this.pinned)) this.pinned = null;
    if (this.shown && !this.#isThere(this.shown)) this.shown = null;
    this.#showPlayed(arrival);
    this.#look();
    // Content under a resting pointer has changed without an event.
    if (this.hovered) this.point(this.hovered);
  }

  /** Everything that the viewer has been told. */
  get told(): readonly LnEvent[] {
    return this.session.log.flatMap((group) => group.events);
  }

  /** A creature may leave while it is inspected; cards and Champions stay. */
  #isThere(subject: Subject): boolean {
    return subject.kind !== 'creature' || this.creatures.has(placeKey(subject.seat, subject.lane));
  }

  /** Inspects a rival's new card, unless something is pointed at. */
  #showPlayed({ events, jumped }: Arrival<LnGame>): void {
    if (jumped || this.looking) return;
    const played = events.findLast((event) => event.type === 'played' && event.seat !== this.seat);
    if (played?.type === 'played') this.shown = { kind: 'card', card: played.card };
  }

  /** Queries the engine for this frame. */
  #look(): void {
    this.endReason = null;
    void this.foresight.refresh();
    void this.foresight.hold(this.entering);
    if (this.mode === 'act' && !this.offers.plain.endActionPhase) {
      const seq = this.session.frame?.seq;
      void this.session.why({ type: 'endActionPhase' }).then((reason) => {
        if (!this.closed && seq === this.session.frame?.seq) this.endReason = reason;
      });
    }
  }

  #canPlace(lane: number): boolean {
    return this.foresight.places.get(lane)?.cannot === null;
  }

  creatureAt({ band, lane }: Spot): LnCreatureView | null {
    const row = rowOf(band);
    if (!row) return null;
    const creature = this.creatures.get(placeKey(isMine(band) ? this.below : this.above, lane));
    return creature?.row === row ? creature : null;
  }

  // ---------------------------------------------------------------- pointing

  point(spot: Spot | null): void {
    // An element removed under the pointer still sends a leave event.
    if (this.closed) return;
    this.hovered = spot;
    if (!spot) {
      this.explainer.clear();
      this.#planAt(this.staged?.lane ?? null);
      return;
    }
    const creature = this.creatureAt(spot);
    if (creature) this.shown = { kind: 'creature', seat: creature.seat, lane: creature.lane };
    if (this.staged) {
      this.#planAt(this.staged.lane ?? spot.lane);
      return;
    }
    this.#foresee(spot, creature);
  }

  /** A hovered action: previews it, and the Combat after it; null when none is hovered. */
  weigh(action: LnAction | null): void {
    if (this.closed) return;
    this.foresight.plan(action && { after: action });
    if (action) this.explainer.foresee(action);
    else this.explainer.clear();
  }

  /** Announces why an input does nothing, also when repeated. */
  refuse(reason: string): void {
    if (this.hint === reason) this.say(reason);
    this.explainer.clear();
    this.explainer.reason = reason;
  }

  /** The forecast with the held card: of a creature in a lane, of a spell at once. */
  #planAt(lane: number | null): void {
    const { staged } = this;
    if (staged && !this.placing) {
      this.weigh(this.hands.actionsFor(staged, null)?.[0] ?? null);
      return;
    }
    const plays = staged && lane !== null && this.#canPlace(lane) ? { card: staged.card, lane, free: staged.how === 'free' } : null;
    this.foresight.plan(plays && { plays });
  }

  #foresee(spot: Spot, creature: LnCreatureView | null): void {
    const { offers, mode } = this;
    const action =
      mode === 'lane'
        ? offers.lane.get(spot.lane)
        : mode === 'creature' && creature
          ? offers.creature.get(placeKey(creature.seat, creature.lane))
          : this.selected !== null
            ? offers.mobility.get(this.selected)?.get(spot.lane)
            : undefined;
    this.weigh(action ?? null);
    if (!action && mode === 'creature' && creature && !this.picked.has(creature.id))
      this.explainer.explain({ type: 'chooseCreature', seat: creature.seat, lane: creature.lane });
  }

  pointAtCard(card: LnCardId | null): void {
    if (this.closed) return;
    this.#atCard = card !== null;
    if (!card) {
      this.explainer.clear();
      this.#planAt(this.staged?.lane ?? null);
      return;
    }
    this.shown = { kind: 'card', card };
    const choice = this.offers.card.get(cardKey(this.below, card));
    if (choice) this.weigh(choice);
    else if (this.staged) this.#planAt(this.staged.lane ?? null);
    else if (this.mode === 'act' && !this.hands.canPlay(card)) this.explainer.explain({ type: 'playCard', card, free: false });
    else this.explainer.clear();
  }

  override meantBy(actions: readonly LnAction[]): string[] {
    return advisedIds(actions, this);
  }

  open(seat: number, pile: PileName): void {
    this.openPile = { seat, pile };
  }

  /** While a card is dropped nothing is pointed at; `point` says where the pointer rests afterwards. */
  unpoint(): void {
    this.hovered = null;
  }

  moveCursor(spot: Spot): void {
    this.cursor = spot;
  }

  // ---------------------------------------------------------------- holding a card, selecting a creature

  /** The resulting question exists only in the window, so it is announced here. */
  take(staged: Staged): void {
    this.selected = null;
    this.staged = staged;
    this.shown = { kind: 'card', card: staged.card };
    this.explainer.clear();
    void this.foresight.hold(this.placing ? staged.card : null);
    this.#planAt(staged.lane ?? this.hovered?.lane ?? null);
    this.say(`${this.prompt.lead} ${this.prompt.text}`);
  }

  /** Places the held card on a lane, where it waits for confirmation. */
  lay(lane: number): void {
    if (!this.staged) return;
    this.staged = { ...this.staged, lane };
    this.#planAt(lane);
  }

  override putBack(): void {
    this.staged = null;
    this.explainer.clear();
    void this.foresight.hold(null);
  }

  /** The player puts the held card back. */
  /** Without an announcement: another action follows. */
  deselect(): void {
    this.selected = null;
  }

  /** Selects or deselects an own creature that can act, and announces the next step. */
  select(lane: number | null): void {
    const moves = lane !== null && this.offers.mobility.has(lane);
    const activates = lane !== null && this.offers.activate.has(lane);
    this.selected = lane;
    const words = [moves ? 'Choose a lane: the arrows and Enter.' : '', activates ? 'Activate can be used.' : ''];
    this.say(lane === null ? 'Selected no more.' : words.join(' '));
  }

  // ---------------------------------------------------------------- main button and Esc

  protected override putAway(): void {
    this.putBack();
    this.selected = null;
  }

  protected override letGo(): boolean {
    if (this.staged) this.relent();
    else if (this.selected !== null) this.select(null);
    else return false;
    return true;
  }

  // ---------------------------------------------------------------- focus

  async focusSpot(spot: Spot): Promise<void> {
    this.cursor = spot;
    await this.focusId(cellId(spot));
  }
}

export const [getTable, setTable] = createContext<LaneforgeTable>();
