/**
 * Bladeforge's table: what is pointed at and held, and what the frame reads. Holds no rules: legal actions come from the offers,
 * consequences from the engine.
 */
import { createContext } from 'svelte';
import type { App } from '../../app/context.ts';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { stillToAct } from '../../../src-shared/games/bladeforge/text/still-to-act.ts';
import type { BlGame } from '../../../src-shared/games/bladeforge/game-types.ts';
import { describeOutcome } from '../../../src-shared/games/bladeforge/text/outcome.ts';
import type { BlCardId, BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlSeatView } from '../../../src-shared/games/bladeforge/view.ts';
import { fatesOf, type Fate } from '../../match/fates.ts';
import type { Ending, ExtraTool } from '../../match/game-ui.ts';
import type { Outcome } from '../../../src-shared/kernel/game-types.ts';
import type { PlayerReader } from '../../../src-shared/text/voice.ts';
import type { Arrival, MatchSession } from '../../match/session.svelte.ts';
import { HoldingTable } from '../../match/holding-table.svelte.ts';
import { bladeforgeCommands } from './commands.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import { specOf } from './card-spec.ts';
import { sayingsOf, spokenOf } from './log-words.ts';
import { PHASES } from './phases.ts';
import { advisedIds } from './play/advised.ts';
import { deedsOn } from './play/deeds.ts';
import type { Deed } from './play/deeds.ts';
import { attackFate, blockFate, threatFate } from './play/fates.ts';
import { Hands } from './play/hands.ts';
import type { Staged } from './play/hands.ts';
import { modeOf } from './play/mode.ts';
import type { Mode } from './play/mode.ts';
import { Odds } from './play/odds.svelte.ts';
import { readOffers } from './play/offers.ts';
import { chipsOf } from './play/preview-chips.ts';
import { sortedRivals } from './play/rival-order.ts';
import type { RivalOrder } from './play/rival-order.ts';
import { storyOf } from './play/record.ts';
import { promptOf, recycleTool } from './prompt-words.ts';
import { momentsOf } from './scene/moments.ts';
import { concerns } from './scene/motions.ts';
import { Stage } from './scene/stage.svelte.ts';
import { after, captionOf, faceOf, placesOf } from './words.ts';

/** Subjects of the inspector besides cards. */
type Subject = { kind: 'seat'; seat: number };

export type DialogName = 'reforge' | 'salvage' | 'luck' | 'hits';

/** What is printed on a card; null where there is no such card. */
function cardOf(card: BlCardId): CardSpec | null {
  const face = faceOf(card);
  return face && specOf(face);
}

/** Events before the last throw of dice. */
const beforeRoll = (told: readonly BlEvent[]): readonly BlEvent[] =>
  told.slice(
    0,
    told.findLastIndex(({ type }) => type === 'blow' || type === 'blockRolled'),
  );

export class BladeforgeTable extends HoldingTable<BlGame, Subject, Staged> {
  readonly odds = new Odds(this.session);
  readonly hands: Hands = new Hands(this);
  readonly stage: Stage = new Stage();
  readonly commands = bladeforgeCommands(this);

  readonly offers = $derived(readOffers(this.session.actions));
  readonly mode: Mode = $derived(modeOf(this.offers));
  readonly halfDone = $derived(this.mode === 'seat' || this.mode === 'card' || this.mode === 'part');
  readonly bench: BlSeatView | null = $derived(this.view?.seats[this.below] ?? null);
  readonly hand: readonly BlCardId[] = $derived(this.bench?.hand ?? []);
  readonly #told = $derived.by(() => this.session.log.flatMap((group) => group.events));
  readonly story = $derived(storyOf(this.#told));
  /** What was done to the viewer's seat since its last own action. */
  readonly deeds: readonly Deed[] = $derived(deedsOn(this.below, this.stage.rolling ? beforeRoll(this.#told) : this.#told));

  order = $state<RivalOrder>('turn');
  /** All other seats, in turn order or in the chosen order. */
  readonly rivals: readonly number[] = $derived.by(() =>
    this.view ? sortedRivals(after(this.below, this.view.seats.length), this.order, this.view.seats, this.odds.attack) : [],
  );

  /** What could still be done before the turn ends, by name. */
  readonly left: readonly string[] = $derived.by(() =>
    this.view && this.mode === 'act' ? stillToAct(this.view, this.session.actions) : [],
  );

  /** Place of the own sword under pointer or focus while a card is held. */
  hoveredPlace = $state<BlSlot | null>(null);
  dialog = $state<DialogName | null>(null);
  /** A hand card, a place or a rival is pointed at. */
  #pointing = $state(false);

  /** Places of the held card on the own sword. */
  readonly places: ReadonlySet<BlSlot> = $derived.by(
    () => new Set(this.staged?.kind === 'card' ? this.hands.placesFor(this.staged.card).keys() : []),
  );
  /** Target of the held card: the hovered place, else the only one, else the first empty one. */
  readonly aimedPlace: BlSlot | null = $derived.by(() => {
    if (this.staged?.kind !== 'card' || this.places.size === 0) return null;
    if (this.hoveredPlace && this.places.has(this.hoveredPlace)) return this.hoveredPlace;
    const [first, ...others] = this.places;
    return others.length === 0 ? first : ([...this.places].find((slot) => this.bench?.forge[slot] === null) ?? null);
  });
  /** Another seat acts: cards can be held for a preview only. */
  readonly trying = $derived.by(
    () => this.mode === 'watch' && this.seat !== null && this.bench?.out === 0 && !this.view?.result && !this.session.past,
  );
  /** A card of the own hand is asked for, not one of the Salvage. */
  readonly asksOwnHand = $derived(this.mode === 'card' && this.view?.choice?.of !== null);

  /** Changes of the hovered answer or the held Gadget, by seat. */
  readonly chips = $derived.by(() => chipsOf(this.explainer.preview));

  /** The target that is aimed or pointed at. */
  readonly #aimedAt = $derived.by(() => (this.staged?.kind === 'attack' ? this.staged.target : null));
  /** In the own turn, while something can still be done about it and nothing else is aimed at. */
  readonly #threatened: readonly Fate[] = $derived.by(() =>
    this.seat !== null && this.mode === 'act' && this.staged === null ? threatFate(this.seat, this.odds.threats, this.names) : [],
  );
  override readonly fates: readonly Fate[] = $derived.by(() => {
    const { attack, block } = this.odds;
    const odds = this.#aimedAt === null ? undefined : attack.get(this.#aimedAt);
    const asked = this.mode === 'block' && block && this.view?.choice ? blockFate(this.view.choice.seat, block) : [];
    return [...fatesOf(this.explainer.preview), ...(odds ? attackFate(odds) : []), ...asked, ...this.#threatened];
  });

  readonly looking = $derived(this.pinned !== null || this.#pointing);
  readonly mainActions: BlAction[] | null = $derived.by(() => {
    if (this.staged) return this.hands.actionsFor(this.aimedStaged(this.staged));
    return this.mode === 'act' && this.offers.end ? [this.offers.end] : null;
  });

  override readonly reader: PlayerReader = $derived.by(() => ({
    viewer: this.isMe ? this.below : 'spectator',
    names: this.names,
  }));

  // ---- read by the frame
  protected readonly words = { captionOf, promptOf, describeOutcome, sayingsOf, spokenOf, cardOf, momentsOf };
  readonly phases = PHASES;
  readonly hint = $derived.by(() => this.explainer.reason);
  /** Irreversible: dice, draws, and effects on other seats. */
  protected readonly isFinal = $derived.by(
    () => this.staged !== null && (this.staged.kind !== 'card' || this.offers.gadget.has(this.staged.card)) && this.mainActions !== null,
  );
  readonly tool: ExtraTool | null = $derived(recycleTool(this));
  /** What can be looked at any time, and at the end. */
  readonly #sheets = [
    { label: 'Luck sheet', act: () => (this.dialog = 'luck') },
    { label: 'Who hit whom', act: () => (this.dialog = 'hits') },
  ];
  readonly menu = [...this.#sheets, { label: 'The Salvage', act: () => (this.dialog = 'salvage') }];

  constructor(session: MatchSession<BlGame>, app: App) {
    super(session, app);
    if (session.frame) this.#look();
  }

  override ending(outcome: Outcome): Ending {
    return { ...super.ending(outcome), sheets: this.#sheets, places: placesOf(outcome, this.endReader, this) };
  }

  override close(): void {
    super.close();
    this.odds.close();
  }

  protected arrive(arrival: Arrival<BlGame>): void {
    // The held card may have left the hand or become unplayable.
    if (this.staged && !this.hands.canStage(this.staged)) this.putBack();
    if (this.dialog === 'reforge' && this.offers.reforge.size === 0) this.dialog = null;
    if (this.dialog === 'salvage' && this.mode !== 'card' && !arrival.jumped) this.dialog = null;
    this.stage.play(arrival, this.below);
    this.#look();
  }

  override touches(events: readonly BlEvent[]): boolean {
    return this.seat !== null && concerns(this.seat, events);
  }

  /** Queries the engine for this frame. */
  #look(): void {
    const { seat, view } = this;
    void this.odds.refresh(seat === null ? null : (view?.seats[seat].forge.blade ?? null), view?.choice?.kind === 'block');
    void this.#weigh();
    // Opens the Salvage when the rules ask for a card of it.
    if (this.mode === 'card' && !this.asksOwnHand) this.dialog = 'salvage';
  }

  #weigh(): Promise<void> {
    return this.staged?.kind === 'card' ? this.odds.hold(this.staged.card, [...this.places]) : this.odds.hold(null, []);
  }

  /** The held card at the hovered place. */
  aimedStaged(staged: Staged): Staged {
    return staged.kind === 'card' ? { ...staged, slot: this.aimedPlace } : staged;
  }

  // ---------------------------------------------------------------- pointing

  pointAtCard(index: number | null): void {
    if (this.closed) return;
    this.#pointing = index !== null;
    const card = index === null ? undefined : this.hand[index];
    if (card !== undefined) this.shown = { kind: 'card', card };
    if (card !== undefined && this.mode === 'act' && !this.staged && !this.hands.canUse(card)) this.explainer.explain(this.wanted(card));
    else this.#foreseeHeld();
  }

  /** Only a held Gadget has a preview. */
  #foreseeHeld(): void {
    const gadget = this.staged?.kind === 'card' ? this.offers.gadget.get(this.staged.card) : undefined;
    if (gadget) this.explainer.foresee(gadget);
    else this.explainer.clear();
  }

  /** The action to ask `why` about, for a card that cannot be used. */
  wanted(card: BlCardId): BlAction {
    const [place] = this.hands.placesFor(card).values();
    return place ?? { type: 'playGadget', card };
  }

  pointAtPlace(seat: number, slot: BlSlot | null): void {
    if (this.closed) return;
    const card = slot && this.view?.seats[seat].forge[slot];
    this.#pointing = slot !== null;
    if (seat === this.below) this.hoveredPlace = slot;
    if (card && this.staged?.kind !== 'card') this.shown = { kind: 'card', card };
  }

  pointAtRival(seat: number | null): void {
    if (this.closed) return;
    this.#pointing = seat !== null;
    if (seat !== null) this.shown = { kind: 'seat', seat };
    const choice = seat === null ? undefined : this.offers.seat.get(seat);
    if (choice) this.explainer.foresee(choice);
    else if (seat !== null && this.mode === 'seat') this.explainer.explain({ type: 'chooseSeat', seat });
    else this.#foreseeHeld();
  }

  override meantBy(actions: readonly BlAction[]): string[] {
    return advisedIds(actions, this.hand, this.below);
  }

  showSeat(seat: number): void {
    this.shown = { kind: 'seat', seat };
  }

  // ---------------------------------------------------------------- holding

  /** The resulting question exists only in the window, so it is announced here, with the preview. */
  take(staged: Staged): void {
    this.staged = staged;
    this.#foreseeHeld();
    if (staged.kind === 'card') this.shown = { kind: 'card', card: staged.card };
    if (staged.kind === 'attack' && staged.target !== null) this.shown = { kind: 'seat', seat: staged.target };
    void this.#weigh().then(() => {
      if (this.staged === staged && !this.closed) this.#sayPrompt();
    });
  }

  override putBack(): void {
    this.explainer.clear();
    this.staged = null;
    this.hoveredPlace = null;
    void this.#weigh();
  }

  /** The player puts back what is held. */
  // ---------------------------------------------------------------- main button and Esc

  override pressMain(): void {
    // With nothing held the main button starts its action.
    if (!this.mainActions && !this.staged && this.mode === 'act' && !this.session.busy) void this.hands.aim();
    else super.pressMain();
  }

  // ---------------------------------------------------------------- focus

  /** Focuses the first place of the held card, and announces that one must be chosen. */
  focusPlaces(): void {
    const [first] = this.places;
    document.querySelector<HTMLElement>(`[data-place="${first}"]`)?.focus();
    this.#sayPrompt();
  }

  #sayPrompt(): void {
    this.say(`${this.prompt.lead} ${this.prompt.text}`);
  }
}

export const [getTable, setTable] = createContext<BladeforgeTable>();
