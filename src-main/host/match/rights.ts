import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import type { GameAction } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { isolated } from '../../../src-shared/text/names.ts';
import { HostError } from '../host-error.ts';
import { seatsAt } from './screen-feed.ts';
import type { FrameSource, Screen, ScreenFeed, Sight } from './screen-feed.ts';

/** Authorization: which screen may do what, and when. Every refusal is a `HostError` and comes before any change. */
export class Rights {
  readonly #match: FrameSource;
  readonly #feeds: ReadonlyMap<Screen, ScreenFeed>;

  constructor(match: FrameSource, feeds: ReadonlyMap<Screen, ScreenFeed>) {
    this.#match = match;
    this.#feeds = feeds;
  }

  /** The screen shows the match, for any viewer. */
  mustHaveOpened(screen: Screen): ScreenFeed {
    const feed = this.#feeds.get(screen);
    if (!feed) throw new HostError('notFound', 'The match is not open here.');
    return feed;
  }

  /** The screen shows the seat's view now. */
  mayLook(screen: Screen, seat: Seat): ScreenFeed {
    const feed = this.mustHaveOpened(screen);
    if (!this.#shows(screen, 'seat', seat)) throw new HostError('forbidden', 'That seat is not yours to play here now.');
    return feed;
  }

  /** The same, and the match accepts changes. */
  mayPlay(screen: Screen, seat: Seat): ScreenFeed {
    const feed = this.mayLook(screen, seat);
    this.mustNotHaveFailed();
    this.mustGoOn();
    return feed;
  }

  /**
   * The same, and it is the seat's decision, made on the present frame (optimistic concurrency).
   * @param seq sequence number of the frame on which it was made
   */
  mayDecide(screen: Screen, seat: Seat, seq: number): ScreenFeed {
    const feed = this.#shows(screen, 'open', seat) ? this.mustHaveOpened(screen) : this.mayPlay(screen, seat);
    this.mustNotHaveFailed();
    this.mustGoOn();
    if (!feed.isCurrent(seq, this.#match.revision)) throw new HostError('stale', 'The position has changed since; look again.');
    this.mustBePlaying();
    this.#mustPlayItself(seat);
    if (this.#match.timeline.toAct !== seat) throw new HostError('illegal', 'It is not your turn to decide.');
    return feed;
  }

  /** The seat's person takes back what it did, or does it anew. */
  mayTakeBack(screen: Screen, seat: Seat): ScreenFeed {
    const feed = this.mayPlay(screen, seat);
    this.#mustPlayItself(seat);
    return feed;
  }

  /**
   * A bot may stand in for the seat's person, or stop (`bot`: null).
   * @param by the screen that asks it for a seat of its own; null: the table's host, for a guest who is away
   */
  mayStandIn(by: Screen | null, seat: Seat, bot: string | null): void {
    const { table } = this.#match;
    if (by) this.mustSitAt(by, seat);
    this.mustBePlaying();
    if (bot === null) return;
    if (!table.isRemote(seat)) throw new HostError('illegal', 'A bot plays only for somebody who is away from this screen.');
    const isHere = !table.isAway(seat) && !table.standIns.of(seat);
    if (!by && isHere) throw new HostError('illegal', `${isolated(table.records[seat].name)} is here, and plays on.`);
  }

  /** The seat belongs to this screen, also while another person holds it. */
  mustSitAt(screen: Screen, seat: Seat): void {
    if (!seatsAt(screen, this.#match.table).includes(seat)) throw new HostError('forbidden', 'That seat is not at this screen.');
  }

  /** The seat belongs to this screen, which shows a match that is played: its person may agree on something with the others. */
  mayAgree(screen: Screen, seat: Seat): void {
    this.mustHaveOpened(screen);
    this.mustSitAt(screen, seat);
    this.mustBePlaying();
  }

  /** The people have not agreed on a pause. */
  mustGoOn(): void {
    this.#mustNotBeOnItsWay();
    if (this.#match.together.isPaused) throw new HostError('illegal', 'The match is paused: “Go on” ends that.');
  }

  /** The screen waits behind its curtain for the seat's person. */
  mayTakeScreen(screen: Screen, seat: Seat): void {
    this.mustSitAt(screen, seat);
    this.mustHaveOpened(screen);
    if (!this.#shows(screen, 'curtain', seat)) throw new HostError('stale', 'No curtain waits for that seat.');
  }

  mustBePlaying(): void {
    this.mustNotHaveFailed();
    this.#mustNotBeOnItsWay();
    if (this.#match.timeline.toAct === null) throw new HostError('illegal', 'The game is over.');
  }

  /**
   * Parses an action by the game's schema.
   * @throws HostError `badMessage`
   */
  actionOf(value: unknown): GameAction {
    const parsed = this.#match.timeline.game.action.safeParse(value);
    if (!parsed.success) throw new HostError('badMessage', 'That is not an action of this game.', issuesInWords(parsed.error));
    return parsed.data;
  }

  #shows(screen: Screen, mode: Sight['mode'], seat: Seat): boolean {
    const sight = this.#match.sightOf(screen);
    return sight.mode === mode && sight.seat === seat;
  }

  #mustNotBeOnItsWay(): void {
    if (this.#match.together.isHandedOver) throw new HostError('illegal', 'The table is being handed over: one moment.');
  }

  #mustPlayItself(seat: Seat): void {
    const standIn = this.#match.table.standInOf(seat);
    if (standIn?.forTurn) throw new HostError('illegal', 'Your time is up: a bot decides for you until this turn ends.');
    if (standIn) throw new HostError('illegal', 'A bot plays this seat now: take it back first.');
  }

  mustNotHaveFailed(): void {
    if (this.#match.failure !== null) throw new HostError('failed', this.#match.failure);
  }
}
