import type { SeatRecord, StandIn } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { budgetOf, type BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { priorityPrefsSchema } from '../../../src-shared/protocol/messages.ts';
import type { PriorityPrefs, SeatInfo, UsualPrefs } from '../../../src-shared/protocol/messages.ts';
import { HostError } from '../host-error.ts';
import { seatInfos } from '../store/seat-infos.ts';
import { OUT_OF_TIME, StandIns, type KnownStandIn } from './stand-ins.ts';

/** Seating of a match: bots, people at the shared screen, people with a page of their own, and the auto-pass settings of each. */
export class Table {
  readonly records: readonly SeatRecord[];
  readonly infos: readonly SeatInfo[];
  readonly prefs: PriorityPrefs[];
  /** Bots in the place of people. */
  readonly standIns: StandIns;
  /** Human seats with a page of their own. */
  readonly #remote = new Set<Seat>();
  /** Those of them whose people sit beside the shared screen, with their hands on devices of their own. */
  readonly #lent = new Set<Seat>();
  readonly #connected = new Map<Seat, number>();
  readonly #passingSince = new Map<Seat, number>();
  /** Default auto-pass settings of guests. */
  readonly #usual = new Map<Seat, UsualPrefs>();
  /** Seats that have set something at this table. */
  readonly #wished = new Set<Seat>();
  readonly #isOutOfTime: (seat: Seat) => boolean;

  /**
   * @param kept saved settings; those that do not parse are replaced by the preset
   * @param isOutOfTime a person has no time left in this turn
   */
  constructor(
    records: readonly SeatRecord[],
    preset: PriorityPrefs['preset'],
    kept: Readonly<Record<Seat, unknown>> = {},
    standIns: Readonly<Record<Seat, StandIn>> = {},
    isOutOfTime: (seat: Seat) => boolean = () => false,
  ) {
    this.#isOutOfTime = isOutOfTime;
    this.records = records;
    this.standIns = new StandIns(records, standIns);
    this.infos = seatInfos(records);
    this.prefs = records.map((_, seat) => {
      const wished = priorityPrefsSchema.safeParse(kept[seat]).data;
      if (wished) this.#wished.add(seat);
      return wished ?? priorityPrefsSchema.parse({ preset });
    });
  }

  /** The seats as they are now: who is away or out of time, and for whom a bot plays. */
  get seatsNow(): SeatInfo[] {
    return this.infos.map((info) => {
      const standIn = this.standInOf(info.seat);
      const marks = { ...(this.isAway(info.seat) && { away: true as const }), ...(standIn?.forTurn && { timeUp: true as const }) };
      return { ...info, ...marks, ...(standIn && { standIn: standIn.bot }) };
    });
  }

  get humans(): Seat[] {
    return this.infos.filter(({ kind }) => kind === 'human').map(({ seat }) => seat);
  }

  /** Seats at the shared screen. */
  get local(): Seat[] {
    return this.humans.filter((seat) => !this.#remote.has(seat));
  }

  get hasRemote(): boolean {
    return this.#remote.size > 0;
  }

  /** People beside the shared screen see it as well, whoever is to act there. */
  get hasLent(): boolean {
    return this.#lent.size > 0;
  }

  isLent(seat: Seat): boolean {
    return this.#lent.has(seat);
  }

  /** The page of the seat's own is a device beside the shared screen; until the seat is given back to it. */
  lend(seat: Seat): void {
    this.#lent.add(seat);
  }

  /** @param turn the present turn, from which “pass until” counts */
  setPrefs(seat: Seat, prefs: PriorityPrefs, turn: number): void {
    if (prefs.until !== this.prefs[seat].until) this.#passingSince.set(seat, turn);
    this.prefs[seat] = prefs;
    this.#wished.add(seat);
  }

  usual(seat: Seat): UsualPrefs | undefined {
    return this.#usual.get(seat);
  }

  /** Applies until the seat sets something at this table. */
  setUsual(seat: Seat, usual: UsualPrefs): void {
    this.#usual.set(seat, usual);
    if (!this.#wished.has(seat)) this.prefs[seat] = { ...this.prefs[seat], preset: usual.preset };
  }

  /** Ends “pass until…”: the seat is asked again. */
  stopPassing(seat: Seat): void {
    if (this.prefs[seat].until !== null) this.prefs[seat] = { ...this.prefs[seat], until: null };
  }

  /** The seat's “pass until”, and the turn in which it was set; null when it does not pass. */
  passing(seat: Seat): { until: string; since: number } | null {
    const { until } = this.prefs[seat];
    return until === null ? null : { until, since: this.#passingSince.get(seat) ?? 0 };
  }

  /** @param bot null: the seat's person decides again. @returns whether that is another than before */
  putStandIn(seat: Seat, bot: BotId | null): boolean {
    if (bot === (this.standIns.of(seat)?.bot ?? null)) return false;
    this.standIns.put(seat, bot && { bot, budgetMs: budgetOf(bot) });
    // Who comes back is asked again.
    this.stopPassing(seat);
    return true;
  }

  /** The bot that decides for the seat: its own, or one that stands in for its person. */
  botOf(seat: Seat): StandIn | null {
    const record = this.records[seat];
    return record.kind === 'bot' ? record : this.standInOf(seat);
  }

  /** The bot in the place of the seat's person: one that was asked to stand in, or the one that ends a turn for which no time is left. */
  standInOf(seat: Seat): (KnownStandIn & { forTurn?: true }) | null {
    return this.standIns.of(seat) ?? (this.#isOutOfTime(seat) ? OUT_OF_TIME : null);
  }

  /** A bot decides for the seat now. */
  isBot(seat: Seat): boolean {
    return this.botOf(seat) !== null;
  }

  isRemote(seat: Seat): boolean {
    return this.#remote.has(seat);
  }

  /** @throws HostError `illegal` when the seat cannot have a page of its own */
  mayBeRemote(seat: Seat): void {
    this.mustBePerson(seat);
    if (this.local.every((local) => local === seat)) throw new HostError('illegal', 'One person stays at this screen.');
  }

  /** @throws HostError `illegal` */
  mustBePerson(seat: Seat): void {
    if (!this.humans.includes(seat)) throw new HostError('illegal', 'Only a person can have a page of their own.');
  }

  /** Gives a seat to a page of its own, or back to the shared screen. */
  setRemote(seat: Seat, remote: boolean): void {
    if (remote) this.#remote.add(seat);
    else {
      this.#remote.delete(seat);
      this.#lent.delete(seat);
      this.#usual.delete(seat);
    }
  }

  connected(seat: Seat, by: 1 | -1): void {
    this.#connected.set(seat, (this.#connected.get(seat) ?? 0) + by);
  }

  isAway(seat: Seat): boolean {
    return this.#remote.has(seat) && (this.#connected.get(seat) ?? 0) === 0;
  }

  /** Away, and no bot plays on: the table may have to wait. */
  isMissed(seat: Seat): boolean {
    return this.isAway(seat) && !this.isBot(seat);
  }
}
