import { isDeepStrictEqual } from 'node:util';
import { createActor, type Actor } from 'xstate';
import type { GameAction } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { LEARNER } from '../../../src-shared/kernel/lesson.ts';
import type { BotId } from '../../../src-shared/protocol/bot-ids.ts';
import type { PriorityPrefs, UsualPrefs } from '../../../src-shared/protocol/messages.ts';
import type { Hint } from '../../../src-shared/protocol/replay.ts';
import { HostError } from '../host-error.ts';
import { BotCrew } from '../bots/crew.ts';
import { adviceFor } from './advice.ts';
import { BotTurn, type BotDecision } from './bot-turn.ts';
import { LessonGuide } from './lesson-guide.ts';
import type { MatchDeps } from './match-deps.ts';
import { matchMachine } from './match-machine.ts';
import { MatchRecord, type Decision } from './match-record.ts';
import { News } from './news.ts';
import { Questions } from './questions.ts';
import { Rights } from './rights.ts';
import { Saving } from './saving.ts';
import { ScreenFeed, type FrameSource, type Screen, type Sight } from './screen-feed.ts';
import { SharedScreen } from './shared-screen.ts';
import { Table } from './table.ts';
import { TakeBacks } from './take-backs.ts';
import { Timekeeper } from './timekeeper.ts';
import type { Timeline } from './timeline.ts';
import { Together } from './together.ts';
import { answerByWishes, lastingWishes } from './wishes.ts';

/** One live match: takes actions from screens and bots, writes the journal, and sends each screen the frames that it may see. */
export class Match implements FrameSource {
  readonly id: string;
  readonly timeline: Timeline;
  readonly table: Table;
  failure: string | null = null;
  readonly #news = new News();
  readonly #deps: MatchDeps;
  readonly #feeds = new Map<Screen, ScreenFeed>();
  readonly #life: Actor<typeof matchMachine>;
  readonly #bots: BotTurn;
  readonly #rights: Rights;
  readonly #shared: SharedScreen;
  readonly questions: Questions;
  readonly together: Together;
  readonly takeBacks: TakeBacks;
  readonly time: Timekeeper;
  readonly #record: MatchRecord;
  readonly #saving: Saving;
  readonly guide: LessonGuide | null;
  #crew: BotCrew | null = null;
  #answer: BotDecision | null = null;
  /** Revision at which a bot was last asked. */
  #askedAt = -1;

  constructor(deps: MatchDeps) {
    this.#deps = deps;
    this.id = deps.id;
    this.timeline = deps.timeline;
    this.guide = LessonGuide.of(deps.timeline);
    // A lesson asks everybody the same.
    const preset = this.guide ? 'standard' : deps.settings().person.preset;
    const { seats } = deps.timeline.header;
    this.table = new Table(seats, preset, deps.wishes, deps.standIns, (seat) => this.time.isUp(seat));
    for (const seat of deps.remote) this.table.setRemote(seat, true);
    this.#shared = new SharedScreen(deps.timeline, this.table, () => deps.settings().table.handover === 'game');
    this.#rights = new Rights(this, this.#feeds);
    this.questions = new Questions(this.timeline, this.#rights);
    this.#record = new MatchRecord(deps.timeline, deps.journal, deps, deps.env.clock);
    this.#saving = new Saving(this.#record, this, deps.notice);
    this.#bots = new BotTurn(
      this.timeline,
      this.table,
      () => this.#botCrew(),
      () => deps.settings().table.botPace,
      { decided: (decision) => this.#botDecided(decision), notice: deps.notice },
      deps.env,
    );
    const acts = {
      takeBack: (seat: Seat, n: number) => this.#rewind(seat, n, true, false),
      concede: (seat: Seat) => this.#commit({ seat, concede: true }),
      changed: (wishes: boolean) => this.#changedByHand(wishes),
      show: () => this.#push(),
    };
    this.together = new Together({ timeline: this.timeline, table: this.table, rights: this.#rights, clock: deps.env.clock, ...acts });
    const { timeline, table } = this;
    this.time = new Timekeeper({
      timeline,
      table,
      clock: deps.env.clock,
      kept: deps.clocks,
      asked: () => this.#askedPerson,
      keep: (clocks) => this.#record.keepClocks(clocks),
      save: () => this.#saveAndTell(false),
      changed: () => this.#changed(false),
    });
    this.takeBacks = new TakeBacks({
      timeline,
      table,
      rights: this.#rights,
      record: this.#record,
      anything: () => this.guide !== null || (deps.settings().table.takeBackAnything && this.table.humans.length === 1),
      rewind: (seat, n, casual) => this.#rewind(seat, n, casual),
      commit: (decision) => this.#commit(decision),
      orFail: (change) => this.#orFail(change),
      changed: () => this.#changedByHand(false),
    });
    this.#life = createActor(matchMachine, { input: { duties: this.#duties() } });
    // xstate rethrows unobserved errors from a timer, which would end the process.
    const error = (error: unknown) => this.fail(`The match stopped: ${(error as Error).message}.`);
    this.#life.subscribe({ next: () => this.time.follow(), error });
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

  /** Who watches it. */
  get screens(): Screen[] {
    return [...this.#feeds.keys()];
  }

  get waitingForStep(): boolean {
    return this.#answer !== null;
  }

  sightOf(screen: Screen): Sight {
    return this.#shared.sightOf(screen, this.status);
  }

  attach(screen: Screen): void {
    const feed = this.#feeds.get(screen);
    if (feed) {
      // A page that opens it anew has dropped what it showed.
      this.#shared.giveBack(screen);
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
    this.#shared.giveBack(screen);
    if (screen.seat !== null) this.table.connected(screen.seat, -1);
    if (this.#feeds.size === 0) this.#life.send({ type: 'LEFT' });
    else this.#changed(false);
  }

  /** Gives a seat to a page of its own, or back to the shared screen. */
  setRemote(seat: Seat, remote: boolean): void {
    this.table.setRemote(seat, remote);
    if (!remote && this.status === 'playing') this.#putStandIn(seat, null);
    this.#shared.giveBack();
    for (const feed of this.#feeds.values()) feed.startOver();
    this.#changed(false);
  }

  /**
   * A bot decides for the seat's person from now on; null: the person does again. Idempotent.
   * @param by the screen that asks it for its own seat; null: the table's host does
   * @throws HostError with nothing changed
   */
  standIn(by: Screen | null, seat: Seat, bot: BotId | null): void {
    this.#rights.mayStandIn(by, seat, bot);
    this.#putStandIn(seat, bot);
    this.#changedByHand(true);
  }

  /** @returns the sequence number of the screen's last frame after the action */
  act(screen: Screen, seat: Seat, seq: number, action: unknown): number {
    const feed = this.#rights.mayDecide(screen, seat, seq);
    this.#commit({ seat, action: this.#rights.actionOf(action) });
    this.#record.forgetRedo();
    this.#changedByHand(true);
    return feed.seq;
  }

  concede(screen: Screen, seat: Seat): void {
    this.#rights.mustSitAt(screen, seat);
    this.#rights.mustBePlaying();
    this.#commit({ seat, concede: true });
    this.#record.forgetRedo();
    this.#changedByHand(true);
  }

  ready(screen: Screen, seat: Seat): void {
    this.#rights.mayTakeScreen(screen, seat);
    this.#shared.take(seat, screen);
    this.#changed(false);
  }

  /** The eyes have left the table on this screen, or on all: a screen that people share is given back. */
  cover(screen?: Screen): void {
    if (this.status !== 'finished' && this.#shared.giveBack(screen)) this.#changed(false);
  }

  setPrefs(screen: Screen, seat: Seat, prefs: PriorityPrefs): void {
    this.#rights.mayPlay(screen, seat);
    // “Pass until…” is transient and not saved. After the end nothing is saved.
    const lasting = lastingWishes(prefs);
    const isNew = this.status === 'playing' && !isDeepStrictEqual(lasting, lastingWishes(this.table.prefs[seat]));
    if (isNew) this.#record.keepWishes(seat, lasting);
    this.table.setPrefs(seat, prefs, this.timeline.turn);
    this.#changedByHand(true);
  }

  /** Sets the defaults of the guest in the seat. */
  setUsual(seat: Seat, usual: UsualPrefs): void {
    this.table.setUsual(seat, usual);
    this.#changed(false);
  }

  /** Takes back everything since the lesson’s step began. */
  tryStepAgain(screen: Screen): void {
    this.#rights.mayPlay(screen, LEARNER);
    this.#rights.mustBePlaying();
    const n = this.guide?.sinceStep ?? 0;
    if (n > 0) this.#rewind(LEARNER, n, false);
    this.#record.forgetRedo();
    this.#changedByHand(false);
  }

  step(): void {
    this.#life.send({ type: 'STEP' });
  }

  /** Asks the thinking bot for the best action found so far. */
  hurry(screen: Screen): void {
    this.#rights.mustHaveOpened(screen);
    this.#bots.hurry();
  }

  /** A bot's advice for the seat's decision. From then on the match counts as assisted. */
  async hint(screen: Screen, seat: Seat, seq: number): Promise<Hint> {
    this.#rights.mayDecide(screen, seat, seq);
    if (this.table.humans.length > 1) throw new HostError('forbidden', 'Advice is for matches that one person plays alone.');
    const { revision } = this;
    const wishes = { ...this.table.prefs[seat], forced: this.#isForced(seat) };
    const hint = await adviceFor(this.timeline, seat, this.#botCrew(), wishes, this.#deps.env);
    if (revision !== this.revision) throw new HostError('stale', 'The position has changed since; ask again.');
    this.#record.keepHint(seat);
    this.#news.note('listed');
    this.#saveAndTell(true);
    this.#rights.mustNotHaveFailed();
    return hint;
  }

  /** Ends the bot processes and closes the file, from which the match can be opened again. */
  async close(): Promise<void> {
    this.#life.stop();
    this.time.close();
    this.#bots.drop();
    this.#record.close(this.#deps.notice);
    await this.#crew?.close();
  }

  /** Goes on with a match that could not be saved, if it can be now. @returns false for one that failed otherwise */
  tryAgain(): boolean {
    if (!this.#saving.isUnsaved) return false;
    this.#saving.isUnsaved = false;
    this.failure = null;
    this.#life.send({ type: 'MENDED' });
    this.#saveAndTell(true);
    return true;
  }

  /** Ends the match with an error that screens show. The saved actions stay. */
  fail(message: string): void {
    this.failure ??= message;
    this.#life.send({ type: 'FAILED', message });
    this.#bots.drop();
    this.#push();
  }

  #duties() {
    return {
      isOver: () => this.timeline.toAct === null,
      isHalted: () => this.together.isHalted,
      botToAct: () => this.table.isBot(this.timeline.toAct!),
      seatAway: () => this.table.isAway(this.timeline.toAct!),
      screenHeldByAnother: () => this.#shared.isAwaited,
      askBot: () => {
        this.#askedAt = this.revision;
        this.#bots.ask(this.timeline.toAct!);
      },
      dropBot: () => {
        this.#answer = null;
        this.#bots.drop();
      },
      playAnswer: () => this.#playAnswer(),
      sealResult: () => {
        if (this.#record.seal()) this.#news.note('listed', 'over');
      },
      // The bot processes end while the match is paused or over.
      rest: () => {
        void this.#crew?.close();
        this.#crew = null;
      },
    };
  }

  #putStandIn(seat: Seat, bot: BotId | null): void {
    if (!this.table.putStandIn(seat, bot)) return;
    this.#record.keepStandIn(seat, this.table.standIns.of(seat));
    // Whoever was thinking for the seat thinks no more.
    if (this.timeline.toAct === seat) this.#askedAt = -1;
  }

  /** Whose person is to decide and has time to: no curtain hides what it is about, nothing is being agreed on, and somebody is there. */
  get #askedPerson(): Seat | null {
    const life = this.#life.getSnapshot();
    const isAsked = life.matches({ playing: 'humanTurn' }) || life.matches({ playing: 'disconnected' });
    const isAttended = this.table.humans.some((seat) => !this.table.isAway(seat));
    return isAsked && isAttended && !this.together.isAsking ? this.timeline.toAct : null;
  }

  /** Auto-answers forced decisions: by the guest's own setting, or by this machine's person's. */
  #isForced(seat: Seat): boolean {
    if (this.guide) return true;
    return this.table.usual(seat)?.forced ?? this.#deps.settings().person.autoResolveForced;
  }

  #botCrew(): BotCrew {
    return (this.#crew ??= new BotCrew(this.#deps.spawnBot, undefined, this.#deps.env.clock));
  }

  #botDecided(decision: BotDecision): void {
    this.#answer = decision;
    if (this.#deps.settings().person.speed !== 'step') return this.#playAnswer();
    this.#life.send({ type: 'ANSWERED' });
    this.#push();
  }

  #playAnswer(): void {
    const answer = this.#answer;
    if (answer === null) return;
    this.#answer = null;
    try {
      this.#commit(this.#bots.possible(answer));
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
      if (this.#record.commit(decision)) this.#news.note('listed');
    });
  }

  /** @param redo it can be redone */
  #rewind(seat: Seat, n: number, casual: boolean, redo = true): void {
    this.#bots.drop();
    this.#orFail(() => this.#record.rewind(n, casual));
    if (!redo) this.#record.forgetRedo();
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

  /** The same as `#changed` after what a person did: that is safe on the disk when this returns. @throws HostError `failed` */
  #changedByHand(wishes: boolean): void {
    this.#changed(wishes, true);
    this.#rights.mustNotHaveFailed();
  }

  /**
   * After every change: auto-pass, then the state machine, then the file, then the screens. Never throws: an error ends the
   * match with a message.
   */
  #changed(wishes: boolean, durable = false): void {
    this.together.follow();
    const mayGoOn = this.status === 'playing' && !this.together.isPaused && !this.together.isHandedOver;
    if (wishes && mayGoOn) this.#answerByItself();
    if (this.guide?.follow()) this.#news.note('learned');
    // A bot that already thinks about this revision continues.
    const asked = !this.together.isHalted && this.#askedAt === this.revision && this.#life.getSnapshot().matches({ playing: 'botTurn' });
    if (!asked) this.#life.send({ type: 'CHANGED' });
    this.#saveAndTell(durable);
  }

  /** What needs nobody to be asked: standing wishes, and the rival of a lesson. */
  #answerByItself(): void {
    const auto = (seat: Seat, action: GameAction) => this.#commit({ seat, action, auto: true });
    const byWishes = () => answerByWishes(this.timeline, this.table, (seat) => this.#isForced(seat), auto);
    const problem = this.guide ? this.guide.reply(byWishes, (seat, action) => this.#commit({ seat, action })) : byWishes();
    if (problem !== null) this.fail(problem);
  }

  #saveAndTell(durable: boolean): void {
    if (!this.#saving.isUnsaved && !this.#saving.save(durable)) return;
    this.#push();
    if (!this.#saving.isUnsaved) this.#news.tell(this.#deps);
  }

  #push(): void {
    for (const feed of this.#feeds.values()) feed.push(this);
    this.timeline.staging.forget();
  }
}
