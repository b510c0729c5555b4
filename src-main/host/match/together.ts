import type { LogEntry } from '../../../src-shared/kernel/match-log.ts';
import type { Seat, Viewer } from '../../../src-shared/kernel/seat.ts';
import type { Phrase } from '../../../src-shared/protocol/phrases.ts';
import type { AnyWish, SettledInfo, TogetherInfo, Wish } from '../../../src-shared/protocol/together.ts';
import { isolated } from '../../../src-shared/text/names.ts';
import type { Clock } from '../env/clock.ts';
import { HostError } from '../host-error.ts';
import { agreedBy, asksOthers, isAgreed, isAwaited, mustAgree, type Company, type Proposal } from './agreements.ts';
import { Phrases } from './phrases.ts';
import type { Rights } from './rights.ts';
import type { Screen } from './screen-feed.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';
import { lastByHand, undoScope, undoStep } from './undo.ts';

/** Milliseconds for which somebody has to be away before the others may go on without them. */
export const AWAY_MS = 120_000;
/** Milliseconds for which a seat that was told no asks for nothing. */
export const REST_MS = 20_000;

export interface TogetherParts {
  timeline: Timeline;
  table: Table;
  rights: Rights;
  clock: Clock;
  /** Takes the last `n` entries back. @throws HostError */
  takeBack(seat: Seat, n: number): void;
  concede(seat: Seat): void;
  /** Something has changed by hand. @param wishes seats may be asked anew */
  changed(wishes: boolean): void;
  /** The same frames as before but for what is said here. */
  show(): void;
}

/** A proposal, and by what it is known that the position is still the same. */
interface Open extends Proposal {
  /** The decision that would be taken back. */
  target: LogEntry | null;
  /** Number of entries of which everybody was told something. */
  told: number;
  /** Called once, with how it ended. */
  ended?(how: SettledInfo['how']): void;
}

/** What the people at a match agree on: taking something back, a pause, going on without somebody who is away. Lasts as long as the match is open. */
export class Together {
  readonly #parts: TogetherParts;
  #open: Open | null = null;
  #settled: SettledInfo | null = null;
  #isPaused = false;
  #isHandedOver = false;
  #lastId = 0;
  /** Ticks at which a seat was told no. */
  readonly #refused = new Map<Seat, number>();
  /** Ticks since which a seat is away. */
  readonly #awaySince = new Map<Seat, number>();
  readonly #phrases: Phrases;

  constructor(parts: TogetherParts) {
    this.#parts = parts;
    this.#phrases = new Phrases(parts.clock);
  }

  /** By agreement: nobody is asked. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** A copy of the match is on its way to another machine: nothing happens in this one. */
  get isHandedOver(): boolean {
    return this.#isHandedOver;
  }

  /** Something is asked that has not been answered. */
  get isAsking(): boolean {
    return this.#open !== null;
  }

  /** Nobody is asked now, or a bot is and would go on from what somebody asks to take back. */
  get isHalted(): boolean {
    const { timeline, table } = this.#parts;
    const { toAct } = timeline;
    return this.#isPaused || this.#isHandedOver || (this.#open?.wish.kind === 'takeBack' && toAct !== null && table.isBot(toAct));
  }

  /** @throws HostError */
  propose(screen: Screen, seat: Seat, wish: Wish): void {
    const { timeline, rights } = this.#parts;
    rights.mayAgree(screen, seat);
    if (!this.#isForSeveral) throw new HostError('forbidden', 'That is for matches that several people play.');
    if (this.#open) throw new HostError('illegal', 'Something has been asked already; that is answered first.');
    rights.mustGoOn();
    if (this.#ticks - (this.#refused.get(seat) ?? -Infinity) < REST_MS)
      throw new HostError('illegal', 'Somebody has just said no; ask again later.');
    if (wish.kind === 'takeBack') refuse(this.#whyNoTakeBack(seat));
    if (wish.kind === 'goOn') refuse(this.#whyNotWithout(wish.without));
    const asked = this.#asked(wish, seat);
    if (wish.kind === 'takeBack') refuse(asked.length > 0 ? null : 'Nobody else plays on who could agree.');
    const target = wish.kind === 'takeBack' ? timeline.entries[lastByHand(timeline.entries, seat)] : null;
    this.#open = { id: ++this.#lastId, wish, by: seat, asked, agreed: [], target, told: timeline.publicLines };
    this.#settle();
  }

  /**
   * The table's host asks whether the machine of this seat's person may keep the match. Once that is agreed nothing happens in it until `keep`.
   * @returns how it ended. @throws HostError (as a rejection)
   */
  async handOver(to: Seat): Promise<SettledInfo['how']> {
    const { timeline, table, rights } = this.#parts;
    rights.mustBePlaying();
    if (this.#open) throw new HostError('illegal', 'Something has been asked already; that is answered first.');
    if (table.standIns.of(to)) throw new HostError('illegal', `A bot plays for ${isolated(table.records[to].name)}.`);
    return new Promise((ended) => {
      const wish = { kind: 'handover', to } as const;
      const asked = this.#asked(wish, to);
      this.#open = { id: ++this.#lastId, wish, by: to, asked, agreed: [], target: null, told: timeline.publicLines, ended };
      this.#settle();
    });
  }

  /** The match stays with this machine: nobody is asked any more, and it goes on. */
  keep(): void {
    if (this.#open?.wish.kind === 'handover') this.#end(this.#open, 'withdrawn');
    else if (!this.#isHandedOver) return;
    this.#isHandedOver = false;
    this.#parts.changed(true);
  }

  /** Who asked withdraws with a no. @param id of the proposal that is meant. @throws HostError */
  answer(screen: Screen, seat: Seat, id: number, agree: boolean): void {
    this.#parts.rights.mayAgree(screen, seat);
    const open = this.#open;
    if (open?.id !== id) throw new HostError('stale', 'That is not asked any more.');
    const mayWithdraw = seat === open.by && !agree;
    if (!mayWithdraw && !isAwaited(open, seat)) throw new HostError('illegal', 'You are not asked, or have answered already.');
    if (agree) this.#open = { ...open, ...agreedBy(open, seat) };
    else {
      if (seat !== open.by) this.#refused.set(open.by, this.#ticks);
      this.#end(open, seat === open.by ? 'withdrawn' : 'refused', seat);
    }
    this.#settle();
  }

  /** Ends the pause. @throws HostError */
  resume(screen: Screen, seat: Seat): void {
    this.#parts.rights.mayAgree(screen, seat);
    if (!this.#isPaused) throw new HostError('illegal', 'The match is not paused.');
    this.#isPaused = false;
    this.#parts.changed(true);
  }

  /** Also after the end. @throws HostError */
  say(screen: Screen, seat: Seat, phrase: Phrase): void {
    const { rights, show } = this.#parts;
    rights.mustHaveOpened(screen);
    rights.mustSitAt(screen, seat);
    if (!this.#talks) throw new HostError('forbidden', 'Everybody sits at this screen.');
    this.#phrases.say(seat, phrase);
    show();
  }

  /** Something may have changed: what was asked lapses when it is not the same any more. */
  follow(): void {
    const { table, timeline } = this.#parts;
    for (const seat of table.humans) {
      if (!table.isMissed(seat)) this.#awaySince.delete(seat);
      else if (!this.#awaySince.has(seat)) this.#awaySince.set(seat, this.#ticks);
    }
    if (timeline.toAct === null) this.#isPaused = false;
    if (this.#open && this.#hasLapsed(this.#open)) this.#end(this.#open, 'lapsed');
  }

  /** Part of a viewer's frame. */
  of(viewer: Viewer): TogetherInfo | null {
    if (!this.#isForSeveral) return null;
    return {
      proposal: this.#open && this.#shown(this.#open, viewer),
      settled: this.#settled,
      paused: this.#isPaused,
      noTakeBack: viewer === 'spectator' ? 'You look on.' : this.#whyNoTakeBack(viewer),
      talks: this.#talks,
      said: this.#phrases.said,
    };
  }

  get #isForSeveral(): boolean {
    return this.#parts.table.humans.length > 1;
  }

  /** People sit at more than one screen. */
  get #talks(): boolean {
    const { humans, local } = this.#parts.table;
    return humans.length - local.length + Math.min(local.length, 1) > 1;
  }

  get #ticks(): number {
    return this.#parts.clock.ticks();
  }

  /** @param line number of entries before what is to be taken back */
  #company(line: number): Company {
    const { table, timeline } = this.#parts;
    return {
      // A bot in somebody's place would keep everybody waiting for an answer.
      people: table.humans.filter((seat) => !table.standIns.of(seat)),
      isHere: (seat) => !table.isAway(seat),
      isAtHost: (seat) => table.local.includes(seat),
      hadGivenUp: (seat) => timeline.entries.slice(0, line).some((entry) => entry.seat === seat && entry.concede),
    };
  }

  #asked(wish: AnyWish, by: Seat): Seat[] {
    return mustAgree(wish, by, this.#company(lastByHand(this.#parts.timeline.entries, by)));
  }

  #shown({ id, wish, by, asked, agreed, target }: Open, viewer: Viewer) {
    const { timeline } = this.#parts;
    const line = target === null ? null : timeline.lineAfter(viewer, timeline.entries.indexOf(target));
    return { id, wish, by, asked: [...asked], agreed: [...agreed], line };
  }

  /** By what the seat itself knows. */
  #whyNoTakeBack(seat: Seat): string | null {
    const { timeline } = this.#parts;
    const scope = undoScope(timeline, false);
    if (timeline.toAct === null) return 'The game is over.';
    if (lastByHand(timeline.entries, seat) < scope.base) return 'Nothing to take back yet.';
    return undoStep(scope, seat) > 0 ? 'You can take that back yourself.' : null;
  }

  #whyNotWithout(seat: Seat): string | null {
    const { table, timeline } = this.#parts;
    const name = isolated(table.records[seat]?.name ?? '');
    const since = this.#awaySince.get(seat);
    if (table.standIns.of(seat)) return `A bot plays for ${name}.`;
    if (since === undefined) return name === '' ? 'There is no such seat.' : `${name} is not away.`;
    if (this.#company(timeline.entries.length).hadGivenUp(seat)) return `${name} has given up already.`;
    const left = Math.ceil((since + AWAY_MS - this.#ticks) / 1000);
    return left > 0 ? `${name} may come back: ask again in ${left} s.` : null;
  }

  #hasLapsed(open: Open): boolean {
    const { table, timeline } = this.#parts;
    const { wish, by, target, told } = open;
    if (timeline.toAct === null || table.isAway(by)) return true;
    // By what everybody was told: that somebody did something hidden must not be seen from this either.
    if (wish.kind === 'takeBack') return timeline.publicLines !== told || timeline.entries[lastByHand(timeline.entries, by)] !== target;
    return asksOthers(open, this.#asked(wish, by)) || (wish.kind === 'goOn' && !table.isMissed(wish.without));
  }

  #end({ id, ended }: Open, how: SettledInfo['how'], who: Seat | null = null): void {
    this.#open = null;
    this.#settled = { id, how, who };
    ended?.(how);
  }

  /** Does what everybody has agreed to. */
  #settle(): void {
    const open = this.#open;
    if (!open || !isAgreed(open)) return this.#parts.changed(false);
    this.#end(open, 'agreed');
    this.#carryOut(open);
    this.#parts.changed(open.wish.kind === 'goOn');
  }

  #carryOut({ wish, by, target }: Open): void {
    const { timeline, takeBack, concede } = this.#parts;
    if (wish.kind === 'pause') this.#isPaused = true;
    else if (wish.kind === 'handover') this.#isHandedOver = true;
    else if (wish.kind === 'goOn') concede(wish.without);
    else takeBack(by, timeline.entries.length - timeline.entries.indexOf(target!));
  }
}

function refuse(why: string | null): void {
  if (why !== null) throw new HostError('illegal', why);
}
