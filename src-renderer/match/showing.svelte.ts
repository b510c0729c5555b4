/** How a live match is shown: how long each position stays, what pauses it, and when its end may cover the board. */
import type { LogGroup, MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { Ending, GameTable } from './game-ui.ts';
import type { Moment } from './moments.svelte.ts';
import type { Arrival, LiveSession, Motions } from './session.svelte.ts';

/** What another seat did is seen for so long at least, in milliseconds at normal speed, before the next is shown. */
export const SEEN_MS = 500;
/** From so many seats on, what others do to each other is shown at once, by its results. */
const LARGE_TABLE = 4;
/** The board alone after the last blow. */
const LAST_BLOW: Moment = { title: '', tone: 'plain', ms: 800 };
const WON_MS = 1800;
/** The log waits for dice that roll and blows that fall, but not for what flies away afterwards. */
const TOLD_MS = 700;

const TONES: Readonly<Record<Ending['tone'], Moment['tone']>> = { won: 'gain', lost: 'harm', draw: 'plain', over: 'plain' };

export class Showing implements Motions {
  /** The end was there before this table, or has been seen on the board, which the banner covers. */
  seenEnd = $state(false);
  /** The log as far as what it tells has been shown. */
  log = $state.raw<readonly LogGroup[]>([]);
  /** More of the same message follows: nobody is asked yet. */
  onTheWay = false;
  /** What is shown came about by what another seat did. */
  byOthers = false;
  readonly #session: LiveSession;
  readonly #table: GameTable;
  readonly #emblem: string;
  #waiting: ReturnType<typeof setTimeout>[] = [];

  /** @param emblem the game's icon */
  constructor(session: LiveSession, table: GameTable, emblem: string) {
    this.#session = session;
    this.#table = table;
    this.#emblem = emblem;
    this.seenEnd = session.frame?.status === 'finished';
    this.log = session.log;
  }

  // ---- read by the session
  on(): boolean {
    return this.#table.pace > 0;
  }

  left(): number {
    return this.#table.motionsLeft;
  }

  gathers({ log, status }: MatchFrame): boolean {
    const seats = this.#session.frame?.seats.length ?? 0;
    if (this.#table.seat === null || seats < LARGE_TABLE || status === 'finished') return false;
    return !log.some(({ events }) => this.#table.touches(events));
  }

  matters({ log }: MatchFrame): boolean {
    return this.#table.seat !== null && log.some(({ events }) => this.#table.touches(events));
  }

  /** The table has heard of it already, and plays its animations. `text` is what is said of it. */
  hear({ frame, before, events, jumped, onTheWay, gathered }: Arrival, text: string): void {
    if (!this.onTheWay) this.byOthers = before?.mode === 'seat' && before.actions.length === 0;
    this.onTheWay = onTheWay;
    this.#stop();
    this.#once(jumped ? 0 : Math.min(this.left(), TOLD_MS * this.#table.pace), () => (this.log = this.#session.log));
    if (!jumped) this.#table.celebrate(this.#table.momentsOf(events));
    if (text && this.byOthers && !jumped && !gathered) this.#table.linger(SEEN_MS);
    if (frame.status !== 'finished') this.seenEnd = false;
    else if (!this.seenEnd) {
      if (!jumped && before?.status !== 'finished') this.#celebrate(frame);
      this.#once(jumped ? 0 : this.left(), () => (this.seenEnd = true));
    }
  }

  #celebrate({ view }: MatchFrame): void {
    if (!view.result) return;
    const { tone, title, why } = this.#table.ending(view.result);
    const sound = tone === 'won' || tone === 'over' ? 'win' : 'lose';
    this.#table.celebrate([LAST_BLOW, { title, text: why, tone: TONES[tone], icon: this.#emblem, sound, ms: WON_MS }]);
  }

  /** Any input skips what is being shown: it is meant for the position that has been reached. */
  skip(): void {
    this.#table.finishMotions();
    this.#session.catchUp();
    this.#table.finishMotions();
    this.#stop();
    this.log = this.#session.log;
    this.seenEnd = this.#session.frame?.status === 'finished';
  }

  close(): void {
    this.#stop();
  }

  #once(ms: number, act: () => void): void {
    if (ms > 0) this.#waiting.push(setTimeout(act, ms));
    else act();
  }

  #stop(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting = [];
  }
}
