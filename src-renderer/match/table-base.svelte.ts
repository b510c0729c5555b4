/**
 * Base of all games' tables: session, inspected thing, main button, Esc, and what the frame reads. A game's table adds its actions and
 * previews.
 */
import { tick } from 'svelte';
import type { App } from '../app/context.ts';
import type { CommandHandlers } from '../app/keys/registry.ts';
import type { GameTypes, Outcome, Viewer } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { OutcomeText } from '../../src-shared/text/outcome.ts';
import type { SpeechContextOf } from '../../src-shared/text/speech.ts';
import type { PlayerReader } from '../../src-shared/text/voice.ts';
import type { CardSpec } from '../ui/card/spec.ts';
import type { Term } from '../ui/terms/term.ts';
import type { BarPhase } from '../ui/metal/phases.ts';
import { elementInFront } from '../ui/element-in-front.ts';
import { Explainer } from './explainer.svelte.ts';
import { fateLine, fatesOf, type Fate, type FateLine } from './fates.ts';
import { isShared, nameOf } from './game-ui.ts';
import type { Ending, GameTable, PassChoice, Prompt } from './game-ui.ts';
import { handCardId } from './hand/shelf.ts';
import { wordingOf, type LogSaying } from './logbook.ts';
import { Moments } from './moments.svelte.ts';
import type { Moment, ShownMoment } from './moments.svelte.ts';
import type { Playback } from './playback.ts';
import type { Stops } from './prefs.ts';
import { LOOKING_BACK, NO_PROMPT } from './prompt.ts';
import type { Arrival, MatchSession } from './session.svelte.ts';
import { toneOf } from './words.ts';

/** Content of the inspector: a card, or another subject of the game. */
export type Looked<G extends GameTypes, Other> = { kind: 'card'; card: G['card'] } | Other;

/** A game's texts about its table `T`. */
export interface TableWords<G extends GameTypes, T> {
  captionOf(view: G['view'], table: T): string;
  /** Of the present; the past asks nothing. */
  promptOf(view: G['view'], table: T): Prompt;
  describeOutcome(outcome: Outcome, viewer: Viewer, names: readonly string[]): OutcomeText;
  sayingsOf(events: readonly G['event'][], table: T): LogSaying[];
  spokenOf(events: readonly G['event'][], table: T): string;
  /** What the words of the log hang on beside who reads and what players are called. */
  wordingOf?(table: T): string;
  cardOf(card: G['card'], table: T): CardSpec | null;
  /** What of the events deserves a moment of its own; absent for a game without such. */
  momentsOf?(events: readonly G['event'][], table: T): Moment[];
}

export abstract class TableBase<G extends GameTypes, Other> implements GameTable<G> {
  readonly session: MatchSession<G>;
  readonly app: App;
  readonly explainer: Explainer<G>;

  readonly view = $derived.by(() => this.session.view);
  readonly seat: number | null = $derived.by(() => (this.view && this.view.viewer !== 'spectator' ? this.view.viewer : null));
  /** The seat at the lower edge: the viewer's, else the one that decides or takes the screen. */
  readonly below: number = $derived.by(() => this.seat ?? this.session.frame?.seat ?? 0);
  /** By seat. */
  readonly names: readonly string[] = $derived.by(
    () => this.session.frame?.seats.map((info) => nameOf(this.session.frame, info.seat)) ?? [],
  );
  /** Pinned in the inspector. */
  pinned = $state.raw<Looked<G, Other> | null>(null);
  /** Last pointed at. */
  shown = $state.raw<Looked<G, Other> | null>(null);
  readonly inspected: Looked<G, Other> | null = $derived.by(() => this.pinned ?? this.shown);

  readonly phase: string = $derived.by(() => (this.view && this.view.phase !== 'over' ? this.view.phase : ''));
  readonly mine: boolean = $derived.by(() => this.seat !== null && this.view?.toAct === this.seat);
  /** The seat below is addressed as “you” when a person reads; not for a bot's view in a replay. */
  readonly isMe: boolean = $derived.by(
    () =>
      this.seat !== null && this.seat === this.below && this.session.frame?.seats.find(({ seat }) => seat === this.seat)?.kind !== 'bot',
  );
  /** Who reads, and what that reader calls players. */
  readonly reader: PlayerReader = $derived.by(() => ({ viewer: this.seat ?? 'spectator', names: this.names }));
  /** Who reads how the match ended: at a shared screen, all who sit there. */
  protected readonly endReader: PlayerReader = $derived.by(() =>
    isShared(this.session.frame) ? { ...this.reader, viewer: 'spectator' } : this.reader,
  );
  /** What words for assistive technology are made from; null without a view. */
  readonly speech: SpeechContextOf<G['view'], G['action']> | null = $derived.by(
    () =>
      this.view && {
        view: this.view,
        actions: this.session.actions,
        names: this.names,
        verbosity: this.app.settings.person.verbosity,
      },
  );
  readonly caption: string = $derived.by(() => (this.view ? this.words.captionOf(this.view, this) : ''));
  readonly prompt: Prompt = $derived.by(() => {
    if (!this.view) return NO_PROMPT;
    return this.session.past ? LOOKING_BACK : this.words.promptOf(this.view, this);
  });
  /** By what is foreseen now: of what is pointed at, or of what the main button would bring. */
  readonly fates: readonly Fate[] = $derived.by(() => fatesOf(this.explainer.foreseen));
  readonly fateLines: readonly FateLine[] = $derived.by(() => this.fates.map((fate) => fateLine(fate, this.seat, this.names)));
  readonly wording: string = $derived.by(() => wordingOf(this.reader, this.words.wordingOf?.(this)));
  readonly locks: boolean = $derived.by(() => this.isFinal && this.session.frame?.undo.anything !== true);
  readonly promptTerms: readonly Term[] = [];
  readonly passChoices: readonly PassChoice[] = [];
  readonly defaultStops: Stops = { own: [], rival: [] };

  abstract readonly stage: Playback;
  abstract readonly commands: CommandHandlers<string>;
  abstract readonly phases: readonly BarPhase[];
  abstract readonly hint: string | null;
  abstract readonly looking: boolean;
  abstract readonly menu: GameTable['menu'];
  abstract meantBy(actions: readonly G['action'][]): readonly string[];
  /** Effect of the main button; null while it is disabled. */
  abstract readonly mainActions: readonly G['action'][] | null;
  /** The host has accepted the first step of a choice: Esc undoes it. */
  protected abstract readonly halfDone: boolean;
  /** What is pointed at, or staged, reveals something or is seen by others: an undo would not reach it. */
  protected abstract readonly isFinal: boolean;
  protected abstract readonly words: TableWords<G, this>;

  /** The table has been replaced: late answers are ignored. */
  protected closed = false;
  readonly #moments = new Moments(() => this.stage);
  readonly #mode: MatchFrame['mode'] | undefined;
  readonly #leave: () => void;

  constructor(session: MatchSession<G>, app: App) {
    this.session = session;
    this.app = app;
    this.explainer = new Explainer(session);
    this.#mode = session.frame?.mode;
    this.#leave = session.onArrival((arrival) => this.#hear(arrival));
  }

  #hear(arrival: Arrival<G>): void {
    // The screen changes hands: the next person gets a new table.
    if (arrival.frame.mode !== this.#mode) {
      this.close();
      return;
    }
    this.explainer.clear();
    this.#moments.finish();
    // While an answer is chosen for, nothing of it has happened yet.
    if (!this.halfDone) this.explainer.lay();
    this.arrive(arrival);
  }

  /** Called with every new frame. */
  protected abstract arrive(arrival: Arrival<G>): void;
  /** Clears the selection silently. */
  protected abstract putAway(): void;
  /** Esc: clears the selection; false when there is none. */
  protected abstract letGo(): boolean;

  close(): void {
    this.closed = true;
    this.#leave();
    this.finishMotions();
    this.explainer.clear();
    this.explainer.lay();
  }

  pressMain(): void {
    const actions = this.mainActions;
    if (!actions || this.session.busy) return;
    this.putAway();
    this.explainer.clear();
    void this.session.run(actions);
  }

  back(): boolean {
    if (this.letGo()) return true;
    if (this.halfDone && this.session.frame?.undo.can) {
      void this.session.undo();
      return true;
    }
    if (this.pinned === null) return false;
    this.pinned = null;
    return true;
  }

  show(subject: Looked<G, Other>): void {
    this.shown = subject;
  }

  showCard(card: G['card']): void {
    this.show({ kind: 'card', card });
  }

  faceOf(card: G['card']): CardSpec | null {
    return this.words.cardOf(card, this);
  }

  pin(subject: Looked<G, Other> | null): void {
    this.pinned = subject;
  }

  say(text: string): void {
    this.app.announcer.announce(text);
  }

  /** A press on what cannot act now: says why, on the screen and aloud. */
  async refuseTo(intent: G['action']): Promise<void> {
    const reason = await this.explainer.refuse(intent);
    if (reason && !this.closed) this.say(reason);
  }

  async focusId(id: string): Promise<void> {
    await tick();
    elementInFront(id)?.focus();
  }

  focusCard(index: number): void {
    elementInFront(handCardId(index))?.focus();
  }

  describe(events: readonly G['event'][]): LogSaying[] {
    return this.words.sayingsOf(events, this);
  }

  spoken(events: readonly G['event'][]): string {
    return this.words.spokenOf(events, this);
  }

  ending(outcome: Outcome): Ending {
    const { viewer, names } = this.endReader;
    const { title, reason } = this.words.describeOutcome(outcome, viewer, names);
    return { tone: toneOf(outcome, viewer), title, why: reason };
  }

  setPace(pace: number): void {
    this.stage.pace = pace;
  }

  get pace(): number {
    return this.stage.pace;
  }

  /** Everything that happens at a table of two. */
  touches(_events: readonly G['event'][]): boolean {
    return this.seat !== null;
  }

  get moment(): ShownMoment | null {
    return this.#moments.current;
  }

  momentsOf(events: readonly G['event'][]): Moment[] {
    return this.words.momentsOf?.(events, this) ?? [];
  }

  celebrate(moments: readonly Moment[]): void {
    this.#moments.play(moments);
  }

  finishMotions(): void {
    this.stage.finish();
    this.#moments.finish();
  }

  get motionsLeft(): number {
    return this.stage.left;
  }

  linger(ms: number): void {
    this.stage.linger(ms);
  }
}
