/** Client state of a match or a replay, for all games. */
import type { Client } from '../client/client.ts';
import type { AnswerTo, GameAction, GameTypes, Preview } from '../../src-shared/kernel/game-types.ts';
import type { LogGroup, MatchFrame, PriorityPrefs } from '../../src-shared/protocol/messages.ts';
import type { Hint } from '../../src-shared/protocol/replay.ts';
import type { Phrase } from '../../src-shared/protocol/phrases.ts';
import type { TogetherInfo, Wish } from '../../src-shared/protocol/together.ts';
import { keepUnchanged } from '../ui/keep-unchanged.ts';
import { isShared as isSeenByOthers } from './game-ui.ts';
import type { HeardClocks } from './clocks.svelte.ts';
import { Presentation } from './presentation.ts';
import { continued, stagesOf, type ShownFrame } from './stages.ts';

export interface Past<G extends GameTypes = GameTypes> {
  line: number;
  view: G['view'];
}

/** Update with one frame, for animation, sound and speech. */
export interface Arrival<G extends GameTypes = GameTypes> {
  frame: MatchFrame<G>;
  before: MatchFrame<G> | null;
  events: readonly G['event'][];
  /** Undo, resume, curtain: the events do not lead from the former view to this one. */
  jumped: boolean;
  /** More of the same message follows: the frame is a position on the way, in which nobody is asked. */
  onTheWay: boolean;
  /** Positions on the way were left out: it is shown by its results alone. */
  gathered: boolean;
}

/** How what is shown follows the newest frame. */
export interface Motions {
  /** Are there animations? */
  on(): boolean;
  /** Milliseconds that those of what is shown still take. */
  left(): number;
  /** Is a message shown at once, without the positions on the way? */
  gathers(message: MatchFrame): boolean;
  /** Is it shown on its own however much else waits? */
  matters(frame: MatchFrame): boolean;
}

export const STILL: Motions = { on: () => false, left: () => 0, gathers: () => false, matters: () => false };

type Intent =
  { kind: 'why'; intent: GameAction } | { kind: 'preview'; action: GameAction } | { kind: 'query' | 'public'; question: unknown };

/**
 * Input of a table. Everything shown is derived from it, so reconnect, undo and seek need no code of their own. Method syntax makes
 * parameters bivariant, so that a session of any game is assignable to one of a particular game: see `GameUi.open`.
 */
export interface MatchSession<G extends GameTypes = GameTypes> {
  readonly match: string;
  readonly frame: MatchFrame<G> | null;
  /** All events that the viewer has been told. */
  readonly log: readonly LogGroup<G>[];
  /** The past view, while the viewer looks back. */
  readonly past: Past<G> | null;
  readonly view: G['view'] | null;
  /** Legal actions. */
  readonly actions: readonly G['action'][];
  /** The last refusal, in words. */
  readonly problem: string | null;
  /** A request that changes the match is in flight. */
  readonly busy: boolean;
  /** What the people have left, and when that was so by the page's clock; null without clocks. */
  readonly clocks?: HeardClocks | null;
  /** Something newer waits to be shown; what is asked is answered about that. */
  readonly behind?: boolean;
  /** @returns stops listening */
  onArrival(listener: (arrival: Arrival<G>) => void): () => void;
  act(action: G['action']): Promise<boolean>;
  run(actions: readonly G['action'][]): Promise<boolean>;
  undo(): Promise<boolean>;
  restage(actions: readonly G['action'][]): Promise<boolean>;
  setPrefs(patch: Partial<PriorityPrefs>): Promise<boolean>;
  why(intent: G['action']): Promise<string | null>;
  preview(action: G['action']): Promise<Preview | null>;
  /** Null for things unknown to the seat, or when there is no answer. */
  query<Q extends G['question']>(question: Q): Promise<AnswerTo<G, Q>>;
  queryInPublic<Q extends G['question']>(question: Q): Promise<AnswerTo<G, Q>>;
  /** Shows the view after a line of the log. */
  lookBack(line: number): Promise<void>;
}

/**
 * A live match: what is shown of it, the log, the past view, and the requests in flight. What is shown follows the newest frame at the pace
 * of the animations; requests are about the newest.
 */
export class LiveSession implements MatchSession {
  readonly match: string;
  /** Shown now. */
  frame = $state.raw<MatchFrame | null>(null);
  #newest = $state.raw<MatchFrame | null>(null);
  log = $state.raw<readonly LogGroup[]>([]);
  past = $state.raw<Past | null>(null);
  /** The last refusal, in words; cleared by the next frame. */
  problem = $state<string | null>(null);
  /** A request that changes the match is in flight. */
  busy = $state(false);
  /** A bot's advice for the present decision; cleared when that changes. */
  hint = $state.raw<Hint | null>(null);
  /** Advice is being computed. */
  advising = $state(false);
  /** The dialog is open in which people take their hands to devices of their own. */
  handsOpen = $state(false);
  /** The match could not be opened. */
  fatal = $state<string | null>(null);

  readonly view = $derived(this.past?.view ?? this.frame?.view ?? null);
  /** What the people ask each other, as it is now: it does not wait for animations. Null where one plays alone. */
  readonly together = $derived<TogetherInfo | null>(this.#newest?.together ?? null);
  /** What is shown is a position on the way. */
  #onTheWay = $state(false);
  /** Another message waits to be shown, or the rest of this one. */
  readonly behind = $derived(this.#onTheWay || this.frame?.seq !== this.#newest?.seq);
  /** No actions while looking back, while something newer waits to be shown, behind a curtain, or after the end. */
  readonly actions = $derived<GameAction[]>(
    this.frame && !this.past && !this.behind && this.frame.mode !== 'curtain' && this.frame.status === 'playing' ? this.frame.actions : [],
  );

  readonly #client: Client;
  readonly #arrivals = new Set<(arrival: Arrival) => void>();
  readonly #awaited: { seq: number; go: () => void }[] = [];
  readonly #leave: () => void;
  readonly #news = new Presentation<readonly ShownFrame[]>(
    (frames) => frames.forEach((shown) => this.#take(shown)),
    () => this.motions.left(),
    (frames) => frames.some(({ frame }) => this.motions.matters(frame)),
  );
  motions = STILL;
  /** As they are now: time does not wait for animations. */
  clocks = $state.raw<HeardClocks | null>(null);
  /** The decision that the advice is for. */
  #advisedOn = '';
  /** The screen was given back, and the host has not shown a curtain yet. */
  #givenBack = false;

  constructor(client: Client, match: string) {
    this.#client = client;
    this.match = match;
    this.#leave = client.onFrame((frame) => {
      if (frame.match === match) this.#hear(frame);
    });
    client.request('match.open', { match }).catch((error: unknown) => (this.fatal = wordsOf(error)));
  }

  /** Several people share the screen, and what one of them sees is secret. */
  get isShared(): boolean {
    return this.frame !== null && isShared(this.frame);
  }

  /** The eyes have left the table: forgets what one seat knows and gives the shared screen back, until the next person takes it. */
  cover(): void {
    const { frame } = this;
    if (!frame || !isShared(frame)) return;
    if (frame.mode === 'seat') {
      this.#givenBack = true;
      this.#news.drop();
      this.#newest = null;
      this.frame = null;
      this.log = [];
      this.past = null;
      this.hint = null;
      this.problem = null;
    }
    // On a lost connection the host gives it back by itself.
    this.#client.request('match.cover', { match: this.match }).catch(() => undefined);
  }

  close(): void {
    this.#leave();
    this.#news.drop();
    // The connection is lost: the host detaches the page itself.
    this.#client.request('match.close', { match: this.match }).catch(() => undefined);
  }

  onArrival(listener: (arrival: Arrival) => void): () => void {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  }

  act(action: GameAction): Promise<boolean> {
    return this.run([action]);
  }

  /**
   * Sends a sequence of actions, each on the frame that the former led to. Stops when one is not legal any more: the engine skips forced
   * decisions.
   */
  async run(actions: readonly GameAction[]): Promise<boolean> {
    return this.#change(async () => {
      for (const [i, action] of actions.entries()) {
        const frame = this.#newest;
        if (!frame || (i > 0 && !isOffered(action, frame.actions))) return;
        const { seq } = await this.#client.request('match.act', { match: this.match, seat: frame.seat, seq: frame.seq, action });
        await this.#reached(seq);
      }
    });
  }

  undo(): Promise<boolean> {
    return this.#change(() => this.#client.request('match.undo', this.#me()));
  }

  redo(): Promise<boolean> {
    return this.#change(() => this.#client.request('match.redo', this.#me()));
  }

  restage(actions: readonly GameAction[]): Promise<boolean> {
    return this.#change(() => this.#client.request('match.restage', { ...this.#me(), seq: this.#newest?.seq ?? 0, actions: [...actions] }));
  }

  concede(): Promise<boolean> {
    return this.#change(() => this.#client.request('match.concede', this.#me()));
  }

  /** A bot plays on for a person of this screen (`stands`), or the person does again. */
  standIn(seat: number, stands: boolean): Promise<boolean> {
    return this.#change(() => this.#client.request('match.standIn', { match: this.match, seat, stands }));
  }

  ready(): Promise<boolean> {
    return this.#change(() => this.#client.request('match.ready', this.#me()));
  }

  step(): Promise<boolean> {
    return this.#change(() => this.#client.request('match.step', { match: this.match }));
  }

  /** Asks the other people for something. @returns why it cannot be asked; null when it was */
  propose(wish: Wish): Promise<string | null> {
    return refusalOf(this.#client.request('match.propose', { ...this.#me(), wish }));
  }

  /** @returns why the answer does not count; null when it does */
  answer(seat: number, proposal: number, agree: boolean): Promise<string | null> {
    return refusalOf(this.#client.request('match.answer', { match: this.match, seat, proposal, agree }));
  }

  /** @returns why it cannot be said; null when it was */
  say(phrase: Phrase): Promise<string | null> {
    return refusalOf(this.#client.request('match.say', { ...this.#me(), phrase }));
  }

  /** Ends a pause. @returns why it does not; null when it does */
  goOn(seat: number): Promise<string | null> {
    return refusalOf(this.#client.request('match.resume', { match: this.match, seat }));
  }

  /** Asks the thinking bot for the best action found so far. */
  hurry(): Promise<boolean> {
    return this.#change(() => this.#client.request('match.hurry', { match: this.match }));
  }

  setPrefs(patch: Partial<PriorityPrefs>): Promise<boolean> {
    const prefs = this.frame?.prefs;
    if (!prefs) return Promise.resolve(false);
    return this.#change(() => this.#client.request('match.prefs', { ...this.#me(), prefs: { ...prefs, ...patch } }));
  }

  /** The first reason why an action is not legal; null when it is legal or the answer is unknown. */
  async why(intent: GameAction): Promise<string | null> {
    const answer = await this.#ask({ kind: 'why', intent });
    return typeof answer === 'string' ? answer : null;
  }

  async preview(action: GameAction): Promise<Preview | null> {
    return (await this.#ask({ kind: 'preview', action })) as Preview | null;
  }

  query(question: GameTypes['question']): Promise<unknown> {
    return this.#ask({ kind: 'query', question });
  }

  /** A public query, allowed also while no seat has the screen. */
  queryInPublic(question: GameTypes['question']): Promise<unknown> {
    return this.#ask({ kind: 'public', question });
  }

  /** Requests a bot's advice; the match counts as assisted from then on. */
  async askForHint(): Promise<void> {
    const { frame } = this;
    if (!frame || this.advising) return;
    this.advising = true;
    this.problem = null;
    const asked = JSON.stringify(frame.actions);
    try {
      const hint = await this.#client.request('match.hint', { ...this.#me(), seq: frame.seq });
      if (JSON.stringify(this.frame?.actions) !== asked) return;
      this.#advisedOn = asked;
      this.hint = hint;
    } catch (error) {
      this.problem = wordsOf(error);
    } finally {
      this.advising = false;
    }
  }

  dropHint(): boolean {
    const was = this.hint !== null;
    this.hint = null;
    return was;
  }

  async lookBack(line: number): Promise<void> {
    await this.#change(async () => {
      const { view } = await this.#client.request('match.past', { ...this.#me(), line });
      this.past = { line, view };
    });
  }

  lookAtNow(): boolean {
    const was = this.past !== null;
    this.past = null;
    return was;
  }

  async rematch(swap: boolean, sameSeed: boolean): Promise<string | null> {
    let next: string | null = null;
    await this.#change(async () => {
      next = (await this.#client.request('match.rematch', { match: this.match, swap, sameSeed })).match;
    });
    return next;
  }

  async exported(): Promise<{ fileName: string; text: string } | null> {
    let file: { fileName: string; text: string } | null = null;
    await this.#change(async () => {
      file = await this.#client.request('match.export', { match: this.match });
    });
    return file;
  }

  #me(): { match: string; seat: number } {
    return { match: this.match, seat: this.frame?.seat ?? 0 };
  }

  async #ask(ask: Intent): Promise<unknown> {
    if (this.past || !this.frame || (this.frame.mode !== 'seat' && ask.kind !== 'public')) return null;
    try {
      return (await this.#client.request('match.ask', { ...this.#me(), ask })).answer;
    } catch {
      // Without an answer the explanation is left out; the action itself would be refused with a reason.
      return null;
    }
  }

  async #change(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = wordsOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Waits for a frame with at least this number: answers and frames arrive in any order. */
  #reached(seq: number): Promise<void> {
    if ((this.#newest?.seq ?? -1) >= seq) return Promise.resolve();
    return new Promise((go) => this.#awaited.push({ seq, go }));
  }

  #hear(message: MatchFrame): void {
    // It was under way when the screen was given back.
    if (this.#givenBack && message.mode === 'seat' && isShared(message)) return;
    this.#givenBack = false;
    // A reset is applied at once: what a curtain covers must not stay visible.
    if (message.reset) this.#news.drop();
    this.#newest = message;
    this.clocks = message.clocks ? { info: message.clocks, at: performance.now() } : null;
    const stages = stagesOf(message, this.motions.gathers(message));
    // Without animations all of them are painted together.
    const shown = this.motions.on() ? stages.map((stage) => [stage]) : [stages];
    this.#news.add(...shown);
    // What answers the person is shown at once, or its first stage is.
    if (message.reset || this.busy) this.#news.flush(shown.length - 1);
    const here = this.#awaited.filter((wait) => wait.seq <= message.seq);
    for (const wait of here) {
      this.#awaited.splice(this.#awaited.indexOf(wait), 1);
      wait.go();
    }
  }

  /** Shows the newest now. */
  catchUp(): void {
    this.#news.flush();
  }

  #take({ frame: message, onTheWay, gathered }: ShownFrame): void {
    const before = this.frame;
    const jumped = message.reset || before === null || before.mode !== message.mode || before.seat !== message.seat;
    const frame = jumped ? message : { ...message, view: keepUnchanged(before.view, message.view) };
    // A frame of another mode or seat is always a reset: behind a curtain the log of the former seat is dropped.
    this.log = frame.reset ? frame.log : continued(this.log, frame.log);
    this.frame = frame;
    this.#onTheWay = onTheWay;
    this.problem = null;
    if (this.hint && JSON.stringify(frame.actions) !== this.#advisedOn) this.hint = null;
    // A decision or a curtain ends looking back; updates from other seats do not.
    if (frame.mode === 'curtain' || before?.seat !== frame.seat) this.past = null;
    const events = frame.log.flatMap((group) => group.events);
    for (const listener of this.#arrivals) listener({ frame, before, events, jumped, onTheWay, gathered });
  }
}

/** After the end nothing is secret any more. */
const isShared = (frame: MatchFrame): boolean => isSeenByOthers(frame) && frame.status !== 'finished';

function isOffered(action: GameAction, offered: readonly GameAction[]): boolean {
  const wanted = JSON.stringify(action);
  return offered.some((one) => JSON.stringify(one) === wanted);
}

/** @returns why a request was refused; null when it was not */
const refusalOf = (asked: Promise<unknown>): Promise<string | null> => asked.then(() => null, wordsOf);

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
