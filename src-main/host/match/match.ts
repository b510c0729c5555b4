import { isDeepStrictEqual } from 'node:util';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import type { GameView } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { PriorityPrefs, UndoInfo, UsualPrefs } from '../../../src-shared/protocol/messages.ts';
import type { Hint } from '../../../src-shared/protocol/replay.ts';
import type { Settings } from '../../../src-shared/protocol/settings.ts';
import { HostError } from '../host-error.ts';
import { BotCrew } from '../bots/crew.ts';
import type { SpawnBotPort } from '../bots/port.ts';
import type { Journal } from '../store/journal.ts';
import { adviceFor } from './advice.ts';
import { askGame } from './asking.ts';
import { BotTurn } from './bot-turn.ts';
import type { BotDecision } from './bot-turn.ts';
import { matchMachine } from './match-machine.ts';
import { MatchRecord } from './match-record.ts';
import type { Decision, RecordState } from './match-record.ts';
import { Rights } from './rights.ts';
import { ScreenFeed } from './screen-feed.ts';
import type { FrameSource, Screen } from './screen-feed.ts';
import { Table } from './table.ts';
import type { Timeline } from './timeline.ts';
import { undoInfo, undoReach, undoStep } from './undo.ts';
import type { UndoScope } from './undo.ts';
import { answerByWishes, lastingWishes } from './wishes.ts';

export interface MatchDeps extends RecordState {
  id: string;
  timeline: Timeline;
  /** Null for a read-only match. */
  journal: Journal | null;
  /** Auto-pass settings of the seats, from the log. */
  wishes: Readonly<Record<Seat, unknown>>;
  /** Seats with a page of their own. */
  remote: readonly Seat[];
  settings(): Settings;
  spawnBot: SpawnBotPort;
  notice(message: string): void;
  /** The match's summary in lists has changed. */
  listed(): void;
  /** The match is over. */
  over(): void;
}

/** One live match: takes actions from screens and bots, writes the journal, and sends each screen the frames that it may see. */
export class Match implements FrameSource {
  readonly id: string;
  readonly timeline: Timeline;
  readonly table: Table;
  failure: string | null = null;
  readonly #deps: MatchDeps;
  readonly #feeds = new Map<Screen, ScreenFeed>();
  readonly #life: Actor<typeof matchMachine>;
  readonly #bots: BotTurn;
  readonly #rights: Rights;
  readonly #record: MatchRecord;
  #crew: BotCrew | null = null;
  #answer: BotDecision | null = null;
  /** Revision at which a bot was last asked. */
  #askedAt = -1;

  constructor(deps: MatchDeps) {
    this.#deps = deps;
    this.id = deps.id;
    this.timeline = deps.timeline;
    this.table = new Table(deps.timeline.header.seats, deps.settings().person.preset, deps.wishes);
    for (const seat of deps.remote) this.table.setRemote(seat, true);
    this.#rights = new Rights(this, this.#feeds);
    this.#record = new MatchRecord(deps.timeline, deps.journal, deps);
    this.#bots = new BotTurn(
      this.timeline,
      this.table,
      () => this.#botCrew(),
      () => deps.settings().table.botPace,
      {
        decided: (decision) => this.#botDecided(decision),
        notice: deps.notice,
      },
    );
    this.#life = createActor(matchMachine, { input: { duties: this.#duties() } });
    // xstate rethrows unobserved errors from a timer, which would end the process.
    this.#life.subscribe({ error: (error) => this.fail(`The match stopped: ${(error as Error).message}.`) });
    this.#life.start();
  }

  get status(): 'playing' | 'finished' | 'failed' {
    if (this.failure !== null) return 'failed';
    return this.timeline.toAct === null ? 'finished' : 'playing';
  }

  /** A screen shows it and it is not over. */
  get isPlayed(): boolean {
    return this.#feeds.size > 0 && this.status === 'playing';
  }

  /** No screen shows it, and no seat has a page of its own that may return. */
  get isIdle(): boolean {
    return this.#feeds.size === 0 && !this.table.hasRemote;
  }

  get casual(): boolean {
    return this.#record.casual;
  }

  get assisted(): boolean {
    return this.#record.assisted;
  }

  get revision(): number {
    return this.#record.revision;
  }

  get thinking() {
    return this.#bots.thinking;
  }

  get waitingForStep(): boolean {
    return this.#answer !== null;
  }

  get curtainFor(): Seat | null {
    return this.#life.getSnapshot().matches({ playing: 'curtain' }) ? this.timeline.toAct : null;
  }

  get openFor(): Seat | null {
    const seat = this.timeline.toAct;
    return this.status === 'playing' && seat !== null && this.#isOpen(seat) ? seat : null;
  }

  undoInfo(seat: Seat): UndoInfo {
    return this.status === 'failed'
      ? { can: false, label: '', canRedo: false }
      : undoInfo(this.#undoScope(), seat, this.#record.redoable(seat));
  }

  // ---- screens

  attach(screen: Screen): void {
    const feed = this.#feeds.get(screen);
    if (feed) {
      feed.startOver();
    } else {
      this.#feeds.set(screen, new ScreenFeed(screen));
      if (screen.seat !== null) this.table.connected(screen.seat, 1);
    }
    if (screen.seat !== null && screen.usual) this.table.setUsual(screen.seat, screen.usual);
    this.#life.send({ type: 'WATCHED' });
    this.#changed(false);
  }

  detach(screen: Screen): void {
    if (!this.#feeds.delete(screen)) return;
    if (screen.seat !== null) this.table.connected(screen.seat, -1);
    if (this.#feeds.size === 0) this.#life.send({ type: 'LEFT' });
    else this.#changed(false);
  }

  /** @throws HostError `illegal` when the seat cannot have a page of its own */
  mayBeRemote(seat: Seat): void {
    if (!this.table.humans.includes(seat)) throw new HostError('illegal', 'Only a person can have a page of their own.');
    if (this.table.local.every((local) => local === seat)) throw new HostError('illegal', 'One person stays at this screen.');
  }

  /** Gives a seat to a page of its own, or back to the shared screen. */
  setRemote(seat: Seat, remote: boolean): void {
    this.table.setRemote(seat, remote);
    for (const feed of this.#feeds.values()) feed.startOver();
    this.#changed(false);
  }

  // ---- decisions

  /** @returns the sequence number of the screen's last frame after the action */
  act(screen: Screen, seat: Seat, seq: number, action: unknown): number {
    const feed = this.#rights.mayDecide(screen, seat, seq);
    this.#commit({ seat, action: this.#rights.actionOf(action) });
    this.#record.forgetRedo();
    this.#changed(true);
    return feed.seq;
  }

  undo(screen: Screen, seat: Seat): number {
    const feed = this.#rights.mayPlay(screen, seat);
    const scope = this.#undoScope();
    const n = undoStep(scope, seat);
    if (n === 0) throw new HostError('illegal', undoInfo(scope, seat, 0).label);
    const casual = n > undoReach({ ...scope, anything: false }, seat);
    this.#rewind(seat, n, casual);
    this.#changed(false);
    return feed.seq;
  }

  redo(screen: Screen, seat: Seat): number {
    const feed = this.#rights.mayPlay(screen, seat);
    this.#orFail(() => this.#record.redo(seat));
    this.#changed(false);
    return feed.seq;
  }

  /** Replaces everything since the last checkpoint by these actions; atomic. */
  restage(screen: Screen, seat: Seat, seq: number, actions: readonly unknown[]): number {
    const feed = this.#rights.mayDecide(screen, seat, seq);
    const parsed = actions.map((action) => this.#rights.actionOf(action));
    const n = undoReach({ ...this.#undoScope(), anything: false }, seat);
    this.#record.rehearse(seat, this.timeline.entries.length - n, parsed);
    if (n > 0) this.#rewind(seat, n, false);
    for (const action of parsed) this.#commit({ seat, action });
    this.#record.forgetRedo();
    this.#changed(false);
    return feed.seq;
  }

  concede(screen: Screen, seat: Seat): void {
    this.#rights.mustSitAt(screen, seat);
    this.#rights.mustBePlaying();
    this.#commit({ seat, concede: true });
    this.#record.forgetRedo();
    this.#changed(true);
  }

  ready(screen: Screen, seat: Seat): void {
    this.#rights.mustSitAt(screen, seat);
    if (this.curtainFor === seat) this.#life.send({ type: 'READY' });
    else if (this.curtainFor === null && this.table.atScreen === null) this.table.holder = seat;
    else throw new HostError('stale', 'No curtain waits for that seat.');
    this.#changed(false);
  }

  setPrefs(screen: Screen, seat: Seat, prefs: PriorityPrefs): void {
    this.#rights.mayPlay(screen, seat);
    // “Pass until…” is transient and not saved. After the end nothing is saved.
    const lasting = lastingWishes(prefs);
    const isNew = this.status === 'playing' && !isDeepStrictEqual(lasting, lastingWishes(this.table.prefs[seat]));
    if (isNew) this.#orFail(() => this.#record.keepWishes(seat, lasting));
    this.table.setPrefs(seat, prefs, this.timeline.turn);
    this.#changed(true);
  }

  /** Sets the defaults of the guest in the seat. */
  setUsual(seat: Seat, usual: UsualPrefs): void {
    this.table.setUsual(seat, usual);
    this.#changed(false);
  }

  step(): void {
    this.#life.send({ type: 'STEP' });
  }

  /** Asks the thinking bot for the best action found so far. */
  hurry(screen: Screen): void {
    this.#rights.mustHaveOpened(screen);
    this.#bots.hurry();
  }

  // ---- questions

  /** Answers a query of the game from the spectator's view; allowed behind a curtain and with covered hands. */
  askInPublic(screen: Screen, question: unknown): unknown {
    this.#rights.mustHaveOpened(screen);
    const { game, state } = this.timeline;
    return askGame(game, game.view(state, 'spectator'), this.timeline.history('spectator'), question);
  }

  /** Answers from the seat's own view and history. */
  ask(screen: Screen, seat: Seat, kind: 'why' | 'preview' | 'query', content: unknown): unknown {
    this.#rights.mayLook(screen, seat);
    const { game, state } = this.timeline;
    const view = game.view(state, seat);
    const history = this.timeline.history(seat);
    if (kind === 'query') return askGame(game, view, history, content);
    const action = this.#rights.actionOf(content);
    const why = game.why(view, history, action);
    if (kind === 'why') return why;
    if (why !== null) throw new HostError('illegal', why);
    return game.preview(view, history, action);
  }

  /** A bot's advice for the seat's decision. From then on the match counts as assisted. */
  async hint(screen: Screen, seat: Seat, seq: number): Promise<Hint> {
    this.#rights.mayDecide(screen, seat, seq);
    if (this.table.humans.length > 1) throw new HostError('forbidden', 'Advice is for matches that one person plays alone.');
    const { revision } = this;
    const wishes = { ...this.table.prefs[seat], forced: this.#isForced(seat) };
    const hint = await adviceFor(this.timeline, seat, this.#botCrew(), wishes);
    if (revision !== this.revision) throw new HostError('stale', 'The position has changed since; ask again.');
    this.#orFail(() => this.#record.keepHint(seat));
    this.#deps.listed();
    this.#push();
    return hint;
  }

  /** The seat's view after a line of its own log. */
  past(screen: Screen, seat: Seat, line: number): GameView {
    this.#rights.mayLook(screen, seat);
    const entry = this.timeline.entryOfGroup(seat, line);
    if (entry === null) throw new HostError('notFound', 'The log has no such line.');
    if (entry < this.timeline.base) throw new HostError('notFound', 'That was played with other cards and cannot be shown any more.');
    return this.timeline.game.view(this.timeline.stateAt(entry), seat);
  }

  /** Ends the bot processes and closes the file, from which the match can be opened again. */
  async close(): Promise<void> {
    this.#life.stop();
    this.#bots.drop();
    this.#record.close();
    await this.#crew?.close();
  }

  /** Ends the match with an error that screens show. The saved actions stay. */
  fail(message: string): void {
    this.failure ??= message;
    this.#life.send({ type: 'FAILED', message });
    this.#bots.drop();
    this.#push();
  }

  // ---- inside

  #duties() {
    return {
      isOver: () => this.timeline.toAct === null,
      botToAct: () => this.table.isBot(this.timeline.toAct!),
      seatAway: () => this.table.isAway(this.timeline.toAct!),
      screenHeldByAnother: () => this.table.needsCurtain(this.timeline.toAct!) && !this.#isOpen(this.timeline.toAct!),
      askBot: () => {
        this.#askedAt = this.revision;
        this.#bots.ask(this.timeline.toAct!);
      },
      dropBot: () => {
        this.#answer = null;
        this.#bots.drop();
      },
      playAnswer: () => this.#playAnswer(),
      liftCurtain: () => (this.table.holder = this.timeline.toAct),
      sealResult: () => this.#sealResult(),
      rest: () => this.#rest(),
    };
  }

  /** Another person holds the screen, and the decision is public (open to all eyes). */
  #isOpen(seat: Seat): boolean {
    const { game, state } = this.timeline;
    if (!this.table.needsCurtain(seat) || this.table.holder === null || this.#deps.settings().table.handover !== 'game') return false;
    return game.isOpen?.(game.view(state, 'spectator')) ?? false;
  }

  /** Auto-answers forced decisions: by the guest's own setting, or by this machine's person's. */
  #isForced(seat: Seat): boolean {
    return this.table.usual(seat)?.forced ?? this.#deps.settings().person.autoResolveForced;
  }

  #botCrew(): BotCrew {
    return (this.#crew ??= new BotCrew(this.#deps.spawnBot));
  }

  /** Ends the bot processes while the match is paused or over. */
  #rest(): void {
    void this.#crew?.close();
    this.#crew = null;
  }

  #botDecided(decision: BotDecision): void {
    this.#answer = decision;
    if (this.#deps.settings().person.speed === 'step') {
      this.#life.send({ type: 'ANSWERED' });
      this.#push();
    } else {
      this.#playAnswer();
    }
  }

  #playAnswer(): void {
    const answer = this.#answer;
    if (answer === null) return;
    this.#answer = null;
    const legal = this.timeline.game.actions(this.timeline.state).some((action) => isDeepStrictEqual(action, answer.action));
    if (!legal) this.#deps.notice(`${this.table.records[answer.seat].name} wanted something impossible and plays the obvious.`);
    try {
      this.#commit(legal ? answer : { seat: answer.seat, action: this.#bots.routine() });
    } catch {
      // `#commit` has failed the match, and every screen shows it.
      return;
    }
    this.#record.forgetRedo();
    this.#changed(true);
  }

  /** @throws HostError; with code `failed` the match is failed on every screen */
  #commit(decision: Decision): void {
    this.#orFail(() => {
      if (this.#record.commit(decision)) this.#deps.listed();
    });
  }

  #rewind(seat: Seat, n: number, casual: boolean): void {
    this.#bots.drop();
    this.#orFail(() => this.#record.rewind(n, casual));
    for (const feed of this.#feeds.values()) feed.rewound(seat, casual);
  }

  #orFail(change: () => void): void {
    try {
      change();
    } catch (error) {
      if (error instanceof HostError && error.code === 'failed') this.fail(error.message);
      throw error;
    }
  }

  /** After every change: auto-pass, then the state machine, then the screens. */
  #changed(wishes: boolean): void {
    if (wishes && this.status === 'playing') {
      const forced = (seat: Seat) => this.#isForced(seat);
      const ended = answerByWishes(this.timeline, this.table, forced, (seat, action) => this.#commit({ seat, action, auto: true }));
      if (!ended) this.fail('The standing wishes of the seats answered each other without end.');
    }
    // A bot that already thinks about this revision continues.
    const asked = this.#askedAt === this.revision && this.#life.getSnapshot().matches({ playing: 'botTurn' });
    if (!asked) this.#life.send({ type: 'CHANGED' });
    this.#push();
  }

  #sealResult(): void {
    this.#orFail(() => {
      if (!this.#record.seal()) return;
      this.#deps.listed();
      this.#deps.over();
    });
  }

  #push(): void {
    for (const feed of this.#feeds.values()) feed.push(this);
  }

  #undoScope(): UndoScope {
    const anything = this.#deps.settings().table.takeBackAnything && this.table.humans.length === 1;
    const { entries, header, toAct } = this.timeline;
    const base = Math.max(this.timeline.base, header.continued?.actions ?? 0);
    return { entries, base, toAct, anything, wordsOf: (index) => this.timeline.wordsOf(index) };
  }
}
