import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { ClocksKept } from '../../../src-shared/kernel/timing.ts';
import type { ClocksInfo } from '../../../src-shared/protocol/timing.ts';
import type { Clock, Timer } from '../env/clock.ts';
import { Clocks } from './clocks.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** Milliseconds of each new decision that cost nothing: the page shows first what has led to it. */
export const GRACE_MS = 2000;
/** Milliseconds of each turn for which the clock of somebody who is away stands still. */
export const AWAY_GRACE_MS = 60_000;
/** How often a clock that runs is written down, in milliseconds. */
export const KEEP_MS = 10_000;
/** No step is longer: the machine has slept. */
const LONGEST_MS = KEEP_MS + GRACE_MS;

export interface TimekeeperParts {
  timeline: Timeline;
  table: Table;
  clock: Clock;
  /** What is left by the log; null: nothing is said there. */
  kept: ClocksKept | null;
  /** The seat whose person is asked now, or would be if they were not away; null: nobody is, or all has to wait. */
  asked(): Seat | null;
  keep(clocks: ClocksKept): void;
  /** What was kept is to be written down. */
  save(): void;
  /** Somebody has no time left, or none that stands still. */
  changed(): void;
}

/**
 * Runs the clocks of the people at one match by the host's time. Nothing of it reaches the state: a person without time has a bot decide until
 * the turn ends.
 */
export class Timekeeper {
  readonly #parts: TimekeeperParts;
  /** null: this match has none. */
  readonly #clocks: Clocks | null;
  /** Whose time runs, since when by ticks, and for how long it costs nothing. */
  #running: { readonly seat: Seat; readonly since: number; readonly graceMs: number } | null = null;
  /** Whose absence costs nothing yet, and since when. */
  #awaited: { readonly seat: Seat; readonly since: number } | null = null;
  /** What each has used of the time away in this turn. */
  #awayMs = new Map<Seat, number>();
  #awayTurn = 0;
  /** Entries of which all were told, at the last decision that had its grace, and whose that was. */
  #graced = { seat: -1, told: -1 };
  #timer: Timer | null = null;
  #written: ClocksKept | null;

  constructor(parts: TimekeeperParts) {
    const { timeline, table, kept } = parts;
    this.#parts = parts;
    const rules = timeline.header.timing?.clock ?? null;
    this.#clocks = rules && table.humans.length > 1 ? new Clocks(rules, table.records, timeline.turn, kept) : null;
    this.#written = kept;
  }

  /** The seat has no time left in this turn: a bot decides in its place. */
  isUp(seat: Seat): boolean {
    const { timeline } = this.#parts;
    if (this.#clocks === null) return false;
    if (this.#clocks.isOut(seat, timeline.turn)) return true;
    return this.#running?.seat === seat && timeline.turn <= this.#clocks.kept.turn && this.#cost() >= this.#clocks.total(seat);
  }

  /** Part of every frame; undefined without clocks. */
  get info(): ClocksInfo | undefined {
    if (this.#clocks === null) return undefined;
    this.#settle();
    const { left } = this.#clocks.kept;
    return { running: this.#running?.seat ?? null, graceMs: Math.round(this.#running?.graceMs ?? 0), left };
  }

  /** After every change, and when the clock is to be looked at. */
  follow(): void {
    const clocks = this.#clocks;
    if (clocks === null) return;
    this.#settle();
    const { timeline, table } = this.#parts;
    clocks.enter(timeline.turn);
    const seat = this.#parts.asked();
    const isAway = seat !== null && table.isAway(seat) && this.#awayLeft(seat) > 0;
    this.#awaited = isAway ? { seat, since: this.#ticks } : null;
    this.#run(isAway ? null : seat);
    this.#write();
    this.#wait();
  }

  /** The match is closed: what is left is written down. */
  close(): void {
    this.#timer?.cancel();
    if (this.#clocks === null) return;
    this.#settle();
    this.#running = this.#awaited = null;
    this.#write();
  }

  get #ticks(): number {
    return this.#parts.clock.ticks();
  }

  #run(seat: Seat | null): void {
    if (seat === null) this.#running = null;
    else this.#running = { seat, since: this.#ticks, graceMs: this.#graceOf(seat) };
  }

  /** By what everybody was told: whoever saw the clock stand still for what is hidden could count that. */
  #graceOf(seat: Seat): number {
    const told = this.#parts.timeline.publicLines;
    const isNew = told > this.#graced.told || (told === this.#graced.told && seat !== this.#graced.seat);
    if (!isNew) return this.#running?.seat === seat ? this.#running.graceMs : 0;
    this.#graced = { seat, told };
    return GRACE_MS;
  }

  /** Milliseconds that the present run has cost beyond its grace. */
  #cost(): number {
    if (this.#running === null) return 0;
    return Math.max(0, this.#passed(this.#running.since) - this.#running.graceMs);
  }

  #passed(since: number): number {
    return Math.min(this.#ticks - since, LONGEST_MS);
  }

  /** What has passed is spent. */
  #settle(): void {
    const now = this.#ticks;
    if (this.#running) {
      const { seat, since, graceMs } = this.#running;
      const cost = Math.round(this.#cost());
      this.#clocks?.spend(seat, cost);
      this.#running = { seat, since: now, graceMs: Math.max(0, graceMs - this.#passed(since)) };
    }
    if (this.#awaited) {
      const { seat, since } = this.#awaited;
      this.#awayMs.set(seat, (this.#awayMs.get(seat) ?? 0) + this.#passed(since));
      this.#awaited = { seat, since: now };
    }
  }

  #awayLeft(seat: Seat): number {
    const { turn } = this.#parts.timeline;
    if (turn > this.#awayTurn) {
      this.#awayTurn = turn;
      this.#awayMs = new Map();
    }
    return AWAY_GRACE_MS - (this.#awayMs.get(seat) ?? 0);
  }

  #write(): void {
    const { kept } = this.#clocks!;
    if (isDeepStrictEqual(kept, this.#written)) return;
    this.#written = kept;
    this.#parts.keep(kept);
  }

  /** Looks again when something can have come of it. */
  #wait(): void {
    this.#timer?.cancel();
    this.#timer = null;
    const left = this.#running
      ? this.#running.graceMs + this.#clocks!.total(this.#running.seat)
      : this.#awaited && this.#awayLeft(this.#awaited.seat);
    if (left === null) return;
    // A timer may fire a little early.
    this.#timer = this.#parts.clock.after(Math.min(Math.ceil(left) + 1, KEEP_MS), () => this.#look());
  }

  #look(): void {
    const was = this.#running?.seat ?? null;
    this.follow();
    const seat = this.#parts.asked();
    if ((seat !== null && this.isUp(seat)) || was !== (this.#running?.seat ?? null)) this.#parts.changed();
    else this.#parts.save();
  }
}
