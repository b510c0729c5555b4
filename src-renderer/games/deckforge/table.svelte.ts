/**
 * Deckforge's table: what is pointed at and held, and what the frame reads. Holds no rules: legal actions come from the offers,
 * consequences from the engine.
 */
import { createContext } from 'svelte';
import type { DkAction } from '../../../src-shared/games/deckforge/actions.ts';
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import type { DkGame } from '../../../src-shared/games/deckforge/game-types.ts';
import { describeOutcome } from '../../../src-shared/games/deckforge/text/outcome.ts';
import { permanentIn } from '../../../src-shared/games/deckforge/text/permanents.ts';
import { cardSign } from '../../../src-shared/games/deckforge/text/voice.ts';
import { stillToAct } from '../../../src-shared/games/deckforge/text/still-to-act.ts';
import { CARD_TYPES, FIRST_ID, type CardType, type DkCardRef, type DkRef } from '../../../src-shared/games/deckforge/types.ts';
import type { DkPermanentView, DkSeatView } from '../../../src-shared/games/deckforge/view.ts';
import type { Outcome } from '../../../src-shared/kernel/game-types.ts';
import type { PlayerReader } from '../../../src-shared/text/voice.ts';
import type { App } from '../../app/context.ts';
import type { Ending } from '../../match/game-ui.ts';
import type { Arrival, MatchSession } from '../../match/session.svelte.ts';
import { HoldingTable } from '../../match/holding-table.svelte.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import { spotId } from './board/spots.ts';
import { specOf } from './card-spec.ts';
import { deckforgeCommands } from './commands.ts';
import { sayingsOf, spokenOf } from './log-words.ts';
import { PHASES } from './phases.ts';
import { advisedIds } from './play/advised.ts';
import { Hands, type Staged } from './play/hands.ts';
import { Held } from './play/held.svelte.ts';
import { modeOf, type Mode } from './play/mode.ts';
import { MeetOutcomes } from './play/outcomes.svelte.ts';
import { readOffers } from './play/offers.ts';
import { chipsOf } from './play/preview-chips.ts';
import { promptOf } from './prompt-words.ts';
import { momentsOf } from './scene/moments.ts';
import { concerns } from './scene/motions.ts';
import { Stage } from './scene/stage.svelte.ts';
import { after, captionOf, faceOf, placesOf, refOf } from './words.ts';

/** Subjects of the inspector besides cards: a permanent or a player by number, a token by its type. */
export type Subject = { kind: 'thing'; ref: DkRef } | { kind: 'token'; cardType: CardType };

/** What is printed on a card of a deck in use; null where there is no such card. */
function cardOf(card: string, { view }: Pick<DeckforgeTable, 'view'>): CardSpec | null {
  const face = view && faceOf(view, refOf(card));
  return face && specOf(face);
}

export class DeckforgeTable extends HoldingTable<DkGame, Subject, Staged> {
  readonly hands: Hands = new Hands(this);
  readonly stage: Stage = new Stage();
  /** What rivals may hold, by public counts. */
  readonly held = new Held(this.session);
  /** How each answer to an attack would end. */
  readonly outcomes = new MeetOutcomes(this.session);
  readonly commands = deckforgeCommands(this);

  readonly offers = $derived(readOffers(this.session.actions));
  readonly mode: Mode = $derived(modeOf(this.offers, this.view?.choice?.kind ?? null));
  readonly halfDone = $derived(this.mode === 'target');
  readonly me: DkSeatView | null = $derived(this.view?.seats[this.below] ?? null);
  /** Tokens of the own hand one by one, in the order of types; empty while the hand is secret. */
  readonly hand: readonly CardType[] = $derived(
    (this.me?.hand ?? []).flatMap((n, type) => Array.from({ length: n }, () => CARD_TYPES[type])),
  );
  /** All other seats, in turn order. */
  readonly rivals: readonly number[] = $derived(after(this.below, this.view?.seats.length ?? 1));
  /** Players as they lie on the table, from the upper left to the lower edge. */
  readonly rows: readonly DkSeatView[] = $derived(this.view ? [...this.rivals, this.below].map((seat) => this.view!.seats[seat]) : []);
  readonly told: readonly DkEventTold[] = $derived.by(() => this.session.log.flatMap(({ events }) => events));

  /** Roving tab index of the board. */
  cursor = $state.raw<DkRef>(0);
  /** Player or permanent under pointer or focus. */
  hovered = $state.raw<DkRef | null>(null);
  /** The whole Battlefield over the table, on a key. */
  battlefield = $state(false);
  /** A token of the hand is pointed at. */
  #atCard = $state(false);

  /** Players and permanents that react to a press now. */
  readonly legal: ReadonlySet<DkRef> = $derived.by(() => {
    const { staged, offers, mode } = this;
    if (mode === 'target') return new Set(offers.target.keys());
    if (staged?.kind === 'attacker') return new Set(offers.attack.get(staged.id)?.keys());
    if (staged?.kind === 'artifact') return new Set([...(offers.activate.get(staged.id)?.keys() ?? [])].filter((ref) => ref !== null));
    return mode === 'block' ? new Set(offers.block.keys()) : new Set<DkRef>();
  });
  /** What could still be done before the turn ends, by name. */
  readonly left: readonly string[] = $derived.by(() =>
    this.view && this.mode === 'act' ? stillToAct(this.view, this.session.actions) : [],
  );
  readonly chips = $derived.by(() => chipsOf(this.explainer.preview));
  readonly looking = $derived(this.pinned !== null || this.#atCard || this.hovered !== null);
  readonly mainActions: readonly DkAction[] | null = $derived.by(() => {
    const { staged, offers } = this;
    const action = staged ? this.#stagedAction(staged) : (offers.end ?? offers.pass);
    return action ? [action] : null;
  });

  // ---- read by the frame
  protected readonly words = { captionOf, promptOf, describeOutcome, sayingsOf, spokenOf, cardOf, momentsOf };
  override readonly reader: PlayerReader = $derived.by(() => ({ viewer: this.isMe ? this.below : 'spectator', names: this.names }));
  readonly phases = PHASES;
  readonly hint = $derived.by(() => this.explainer.reason);
  /** Every card is revealed, and whatever is done is seen by everybody. */
  protected readonly isFinal = $derived.by(() => this.staged !== null && this.mainActions !== null);
  readonly menu = [{ label: 'Battlefield', act: () => (this.battlefield = true) }];

  constructor(session: MatchSession<DkGame>, app: App) {
    super(session, app);
    this.cursor = this.below;
    if (session.frame) this.#look();
  }

  override ending(outcome: Outcome): Ending {
    return { ...super.ending(outcome), places: placesOf(outcome, this.endReader, this) };
  }

  override close(): void {
    super.close();
    this.held.close();
    this.outcomes.close();
  }

  protected arrive(arrival: Arrival<DkGame>): void {
    // The held token may have left the hand, and a selected creature may have nothing more to do.
    if (this.staged && !this.hands.holds(this.staged)) this.putBack();
    this.stage.play(arrival, this.below);
    if (this.pinned && !this.#isThere(this.pinned)) this.pinned = null;
    if (this.shown && !this.#isThere(this.shown)) this.shown = null;
    if (!this.#isThere({ kind: 'thing', ref: this.cursor })) this.cursor = this.below;
    this.#look();
    this.#showPlayed(arrival);
    // Content under a resting pointer has changed without an event.
    if (this.hovered !== null) this.point(this.hovered);
  }

  /** Queries the engine for this position. */
  #look(): void {
    void this.held.refresh();
    void this.outcomes.refresh(this.mode === 'block' ? this.offers : null);
  }

  override touches(events: readonly DkEventTold[]): boolean {
    return this.seat !== null && concerns(this.seat, events);
  }

  /** A permanent may leave while it is inspected; cards and players stay. */
  #isThere(subject: { kind: 'card' } | Subject): boolean {
    return subject.kind !== 'thing' || subject.ref < FIRST_ID || this.permanent(subject.ref) !== null;
  }

  /** Inspects a card that has just been revealed, unless something is pointed at. */
  #showPlayed({ events, jumped }: Arrival<DkGame>): void {
    if (jumped || this.looking) return;
    const played = events.findLast((event) => event.type === 'played');
    if (played?.type === 'played') this.showPrinted(played.card);
  }

  #stagedAction(staged: Staged): DkAction | null {
    if (staged.kind === 'token') return this.hands.useOf(staged.cardType);
    return staged.kind === 'artifact' ? (this.offers.activate.get(staged.id)?.get(null) ?? null) : null;
  }

  permanent(ref: DkRef): DkPermanentView | null {
    return this.view && permanentIn(this.view, ref);
  }

  // ---------------------------------------------------------------- pointing

  point(ref: DkRef | null): void {
    // An element removed under the pointer still sends a leave event.
    if (this.closed) return;
    this.hovered = ref;
    if (ref === null) return this.explainer.clear();
    this.showRef(ref);
    this.#foresee(this.#meantAt(ref));
  }

  /** What a press there would do. */
  #meantAt(ref: DkRef): DkAction | null {
    const { offers, staged, mode } = this;
    if (mode === 'target') return offers.target.get(ref) ?? null;
    if (staged?.kind === 'attacker') return offers.attack.get(staged.id)?.get(ref) ?? null;
    if (staged?.kind === 'artifact') return offers.activate.get(staged.id)?.get(ref) ?? null;
    return mode === 'block' ? (offers.block.get(ref) ?? null) : null;
  }

  #foresee(action: DkAction | null): void {
    if (action) this.explainer.foresee(action);
    else this.explainer.clear();
  }

  pointAtCard(index: number | null): void {
    if (this.closed) return;
    this.#atCard = index !== null;
    const cardType = index === null ? undefined : this.hand[index];
    if (cardType === undefined) return this.explainer.clear();
    this.shown = { kind: 'token', cardType };
    if (this.mode !== 'watch' && !this.staged && !this.hands.useOf(cardType)) this.explainer.explain(this.hands.wanted(cardType));
    else this.explainer.clear();
  }

  /** Previews an action that a button stands for; null when none is pointed at. */
  weigh(action: DkAction | null): void {
    if (!this.closed) this.#foresee(action);
  }

  override meantBy(actions: readonly DkAction[]): string[] {
    return advisedIds(actions, this.hand);
  }

  showRef(ref: DkRef): void {
    this.shown = { kind: 'thing', ref };
  }

  showPrinted({ deck, card }: DkCardRef): void {
    this.showCard(cardSign({ deck, card }));
  }

  // ---------------------------------------------------------------- holding

  /** The resulting question exists only in the window, so it is announced here. */
  take(staged: Staged): void {
    this.staged = staged;
    this.shown = staged.kind === 'token' ? { kind: 'token', cardType: staged.cardType } : { kind: 'thing', ref: staged.id };
    // What a token turns into is drawn by lot: nothing of it is foreseen.
    this.#foresee(staged.kind === 'token' ? null : this.#stagedAction(staged));
    this.say(`${this.prompt.lead} ${this.prompt.text}`);
  }

  override putBack(): void {
    this.staged = null;
    this.explainer.clear();
  }

  /** The player puts back what is held. */
  // ---------------------------------------------------------------- focus

  async focusSpot(ref: DkRef): Promise<void> {
    this.cursor = ref;
    await this.focusId(spotId(ref));
  }
}

export const [getTable, setTable] = createContext<DeckforgeTable>();
