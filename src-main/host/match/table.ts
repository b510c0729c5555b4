import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { priorityPrefsSchema } from '../../../src-shared/protocol/messages.ts';
import type { PriorityPrefs, SeatInfo, UsualPrefs } from '../../../src-shared/protocol/messages.ts';
import { seatInfos } from '../store/seat-infos.ts';

/** Who sits where: bots, people at the shared screen, people with a page of their own, and what each wishes to be asked. */
export class Table {
  readonly records: readonly SeatRecord[];
  readonly infos: readonly SeatInfo[];
  readonly prefs: PriorityPrefs[];
  /** Whose person has the shared screen; null before anybody took it. */
  holder: Seat | null = null;
  /** Human seats with a page of their own. */
  readonly #remote = new Set<Seat>();
  readonly #connected = new Map<Seat, number>();
  readonly #passingSince = new Map<Seat, number>();
  /** How guests usually want to be asked. */
  readonly #usual = new Map<Seat, UsualPrefs>();
  /** Seats that wished something at this table. */
  readonly #wished = new Set<Seat>();

  /** @param kept what seats wished before a restart; what cannot be understood any more gives way to the preset */
  constructor(records: readonly SeatRecord[], preset: PriorityPrefs['preset'], kept: Readonly<Record<Seat, unknown>> = {}) {
    this.records = records;
    this.infos = seatInfos(records);
    this.prefs = records.map((_, seat) => {
      const wished = priorityPrefsSchema.safeParse(kept[seat]).data;
      if (wished) this.#wished.add(seat);
      return wished ?? priorityPrefsSchema.parse({ preset });
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

  /** @param turn in which it is wished */
  setPrefs(seat: Seat, prefs: PriorityPrefs, turn: number): void {
    if (prefs.until !== this.prefs[seat].until) this.#passingSince.set(seat, turn);
    this.prefs[seat] = prefs;
    this.#wished.add(seat);
  }

  usual(seat: Seat): UsualPrefs | undefined {
    return this.#usual.get(seat);
  }

  /** Holds until the seat wishes something else at this table. */
  setUsual(seat: Seat, usual: UsualPrefs): void {
    this.#usual.set(seat, usual);
    if (!this.#wished.has(seat)) this.prefs[seat] = { ...this.prefs[seat], preset: usual.preset };
  }

  /** "Pass until…" is over: it is asked again. */
  stopPassing(seat: Seat): void {
    if (this.prefs[seat].until !== null) this.prefs[seat] = { ...this.prefs[seat], until: null };
  }

  /** Until when it wishes to pass, and since which turn; null: not at all. */
  passing(seat: Seat): { until: string; since: number } | null {
    const { until } = this.prefs[seat];
    return until === null ? null : { until, since: this.#passingSince.get(seat) ?? 0 };
  }

  isBot(seat: Seat): boolean {
    return this.records[seat].kind === 'bot';
  }

  /** Gives a seat to a page of its own, or back to the shared screen. */
  setRemote(seat: Seat, remote: boolean): void {
    if (remote) this.#remote.add(seat);
    else {
      this.#remote.delete(seat);
      this.#usual.delete(seat);
    }
    if (this.holder === seat && remote) this.holder = null;
  }

  connected(seat: Seat, by: 1 | -1): void {
    this.#connected.set(seat, (this.#connected.get(seat) ?? 0) + by);
  }

  isAway(seat: Seat): boolean {
    return this.#remote.has(seat) && (this.#connected.get(seat) ?? 0) === 0;
  }

  /** Would the shared screen have to change hands before this seat may be asked? */
  needsCurtain(seat: Seat): boolean {
    const local = this.local;
    return local.length > 1 && local.includes(seat) && this.holder !== seat;
  }

  /** Whose view the shared screen shows while nobody new is asked; null: nobody's. */
  get atScreen(): Seat | null {
    const local = this.local;
    return local.length === 1 ? local[0] : this.holder;
  }
}
