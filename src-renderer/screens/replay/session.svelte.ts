/**
 * A replay as the session of a table: the moment, the viewer, and the events up to it. Input only changes the wanted position; the latest
 * wanted position is loaded, superseded ones are skipped.
 */
import type { Client } from '../../client/client.ts';
import type { GameAction, GameEvent, GameTypes, GameView, Preview, Viewer } from '../../../src-shared/kernel/game-types.ts';
import { priorityPrefsSchema } from '../../../src-shared/protocol/messages.ts';
import type { LogGroup, MatchFrame } from '../../../src-shared/protocol/messages.ts';
import type { Course, Explanation, ReplayInfo, ReplayLook, ReplayRoad } from '../../../src-shared/protocol/replay.ts';
import { Presentation } from '../../match/presentation.ts';
import { STILL, wordsOf } from '../../match/session.svelte.ts';
import type { Arrival, MatchSession } from '../../match/session.svelte.ts';

/** Viewer, and whether all cards are open. */
export interface Eyes {
  viewer: Viewer;
  open: boolean;
}

interface Wish extends Eyes {
  at: number;
}

interface Shown extends Wish {
  road: ReplayRoad;
  look: ReplayLook;
  /** On the way to the moment: how many of its events have led to what is shown. */
  told: number | null;
}

const NOTHING_DONE = Promise.resolve(false);

export class ReplaySession implements MatchSession {
  readonly match: string;
  readonly info: ReplayInfo;
  /** The moment shown. */
  #shown = $state.raw<Shown>()!;
  /** The wanted moment, while the host looks it up. */
  at = $state(0);
  eyes = $state.raw<Eyes>()!;
  problem = $state<string | null>(null);
  /** Evaluation graph; null until it is loaded or while it is secret. */
  course = $state.raw<Course | null>(null);

  readonly past = null;
  readonly busy = false;
  readonly actions: readonly GameAction[] = [];
  readonly road: ReplayRoad = $derived.by(() => this.#shown.road);
  readonly view: GameView = $derived.by(() => this.#shown.look.view);
  /** The viewer of the shown view. */
  readonly seen: Eyes = $derived.by(() => ({ viewer: this.#shown.viewer, open: this.#shown.open }));
  readonly next = $derived.by(() => this.#shown.look.next);
  readonly hidden = $derived.by(() => this.#shown.look.hidden);
  readonly log: readonly LogGroup[] = $derived.by(() => {
    const { road, at, told } = this.#shown;
    const log = road.log.filter(({ line }) => line <= at);
    return told === null ? log : log.map((group) => (group.line === at ? { ...group, events: group.events.slice(0, told) } : group));
  });
  readonly frame: MatchFrame = $derived.by(() => this.#frameOf(this.#shown));

  readonly #client: Client;
  readonly #news = new Presentation<Shown>(
    (shown) => this.#take(shown),
    () => this.motions.left(),
    () => true,
  );
  motions = STILL;
  readonly #roads = new Map<Viewer, Promise<ReplayRoad>>();
  readonly #arrivals = new Set<(arrival: Arrival) => void>();
  #seq = 0;
  #looking = false;

  /**
   * Opens a match at a moment.
   * @throws RequestError
   */
  static async open(client: Client, match: string, at = 0): Promise<ReplaySession> {
    const info = await client.request('replay.open', { match });
    const session = new ReplaySession(client, info);
    const eyes = { viewer: info.viewers[0], open: false };
    const road = await session.#roadOf(eyes.viewer);
    const moment = clamped(at, road);
    session.#take(await session.#lookUp({ ...eyes, at: moment }));
    session.eyes = eyes;
    session.at = moment;
    if (info.finished) void session.#learnCourse();
    return session;
  }

  private constructor(client: Client, info: ReplayInfo) {
    this.#client = client;
    this.match = info.match;
    this.info = info;
  }

  /** Number of the turn shown. */
  get turn(): number {
    return this.view.turn;
  }

  /** More of the moment is to be shown. */
  get isOnTheWay(): boolean {
    return this.#shown.told !== null || this.motions.left() > 0;
  }

  get atEnd(): boolean {
    return this.at >= this.road.length;
  }

  seek(at: number): void {
    this.at = clamped(at, this.road);
    void this.#follow();
  }

  step(by: 1 | -1): void {
    this.seek(this.at + by);
  }

  /** Moves to the next turn's start, or to this one's or the one before. */
  stepTurn(by: 1 | -1): void {
    const starts = this.road.turns.map((turn) => turn.at);
    const to = by > 0 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    this.seek(to ?? (by > 0 ? this.road.length : 0));
  }

  /** Changes the viewer, at the nearest moment that the new one has. */
  see(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#follow();
  }

  /** The explanation of the bot's decision at this moment; null without one. */
  async explain(at: number): Promise<Explanation | null> {
    if (!this.road.explained.includes(at)) return null;
    return this.#tried(() => this.#client.request('replay.explain', { match: this.match, at }));
  }

  /** Bots played, but the log has no search statistics: bots without search, or a log of an older version. */
  get isUnexplained(): boolean {
    const { finished, seats } = this.info;
    return finished && this.road.explained.length === 0 && seats.some(({ kind }) => kind === 'bot');
  }

  /** A bot decides here without statistics, though the log has some: the action was forced, out of time, or chosen without search. */
  get isUnweighed(): boolean {
    const { finished, seats } = this.info;
    return finished && this.next !== null && seats[this.next.seat].kind === 'bot' && !this.road.explained.includes(this.at);
  }

  onArrival(listener: (arrival: Arrival) => void): () => void {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  }

  async query(question: GameTypes['question']): Promise<unknown> {
    const { viewer, open, at } = this.#shown;
    const asked = await this.#tried(() => this.#client.request('replay.ask', { match: this.match, viewer, open, at, question }));
    return asked?.answer ?? null;
  }

  /** Public things are visible to this viewer too. */
  queryInPublic(question: GameTypes['question']): Promise<unknown> {
    return this.query(question);
  }

  lookBack(line: number): Promise<void> {
    this.seek(line);
    return Promise.resolve();
  }

  // ---- no actions in a replay
  act(): Promise<boolean> {
    return NOTHING_DONE;
  }
  run(): Promise<boolean> {
    return NOTHING_DONE;
  }
  undo(): Promise<boolean> {
    return NOTHING_DONE;
  }
  restage(): Promise<boolean> {
    return NOTHING_DONE;
  }
  setPrefs(): Promise<boolean> {
    return NOTHING_DONE;
  }
  why(): Promise<string | null> {
    return Promise.resolve(null);
  }
  preview(): Promise<Preview | null> {
    return Promise.resolve(null);
  }

  async #learnCourse(): Promise<void> {
    this.course = await this.#tried(() => this.#client.request('replay.course', { match: this.match }));
  }

  /** Loads the wanted position until it is shown; positions superseded meanwhile are skipped. */
  async #follow(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (let wish = this.#wish(); !this.#isShown(wish); wish = this.#wish()) this.#show(await this.#lookUp(wish));
      this.problem = null;
    } catch (error) {
      // On an error the shown position and its explanation stay.
      this.problem = wordsOf(error);
      this.at = this.#shown.at;
      this.eyes = { viewer: this.#shown.viewer, open: this.#shown.open };
    } finally {
      this.#looking = false;
    }
  }

  #wish(): Wish {
    return { ...this.eyes, at: this.at };
  }

  #isShown({ viewer, open, at }: Wish): boolean {
    const { viewer: v, open: o, at: a } = this.#shown;
    return v === viewer && o === open && a === at;
  }

  #roadOf(viewer: Viewer): Promise<ReplayRoad> {
    const known = this.#roads.get(viewer);
    if (known) return known;
    const asked = this.#client.request('replay.road', { match: this.match, viewer });
    this.#roads.set(viewer, asked);
    asked.catch(() => this.#roads.delete(viewer));
    return asked;
  }

  async #lookUp(wish: Wish): Promise<Shown> {
    const [road, look] = await Promise.all([
      this.#roadOf(wish.viewer),
      this.#client.request('replay.look', { match: this.match, viewer: wish.viewer, open: wish.open, at: wish.at }),
    ]);
    return { ...wish, road, look, told: null };
  }

  /** Shows the whole moment now. */
  catchUp(): void {
    this.#news.flush();
  }

  #show(shown: Shown): void {
    this.catchUp();
    const { look } = shown;
    const stages = this.motions.on() && storyOf(this.#shown, shown) ? look.stages : [];
    const onTheWay = stages.map(({ events, view }) => ({ ...shown, told: events, look: { ...look, view } }));
    this.#news.add(...onTheWay, shown);
    this.#news.flush(onTheWay.length);
  }

  #take(shown: Shown): void {
    const before = this.#shown as Shown | undefined;
    const was = before ? this.frame : null;
    this.#seq++;
    this.#shown = shown;
    const story = before ? storyOf(before, shown) : null;
    const [events, jumped] = story ? [story, false] : [[], true];
    for (const listener of this.#arrivals)
      listener({ frame: this.frame, before: was, events, jumped, onTheWay: shown.told !== null, gathered: false });
  }

  async #tried<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      this.problem = wordsOf(error);
      return null;
    }
  }

  #frameOf({ viewer, look: { view } }: Shown): MatchFrame {
    const onlooker = viewer === 'spectator';
    return {
      match: this.match,
      game: this.info.game,
      seq: this.#seq,
      // The spectator's view: hands are face down, as behind a curtain.
      mode: onlooker ? 'curtain' : 'seat',
      seat: onlooker ? 0 : viewer,
      view,
      actions: [],
      log: [...this.log],
      reset: true,
      recapFrom: 0,
      undo: { can: false, label: 'Nothing can be undone in a replay.', canRedo: false, anything: false },
      seats: this.info.seats,
      local: onlooker ? [] : [viewer],
      prefs: priorityPrefsSchema.parse({}),
      thinking: null,
      waitingForStep: false,
      casual: this.info.casual,
      assisted: this.info.assisted,
      continued: this.info.continued,
      status: view.result ? 'finished' : 'playing',
      failure: null,
    };
  }
}

/** The events between two positions when the second directly follows; otherwise the view jumps. */
function storyOf(before: Shown, now: Shown): readonly GameEvent[] | null {
  if (before.viewer !== now.viewer || before.open !== now.open || now.at < before.at) return null;
  const goesOn = now.at === before.at;
  if (goesOn && before.told === null) return null;
  const told = now.road.log.filter(({ line }) => (goesOn ? line === now.at : line > before.at && line <= now.at));
  return told.length > 1 ? null : told.flatMap(({ events }) => events).slice(goesOn ? before.told! : 0, now.told ?? undefined);
}

const clamped = (at: number, { length }: ReplayRoad): number => Math.min(Math.max(Math.round(at), 0), length);
