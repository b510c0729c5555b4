import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { FrameSource, Screen, Sight } from './screen-feed.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/**
 * The screen that several people share. One of them has it at a time, on one page; it is given back by whatever takes the eyes off the table,
 * and stays behind a curtain until the next one takes it. A person who is alone at the screen always has it. Where others beside it have their
 * hands on devices of their own, they see it too: while one of them decides it shows what is public, and it has to be taken anew afterwards.
 */
export class SharedScreen {
  readonly #timeline: Timeline;
  readonly #table: Table;
  /** Whether decisions that need nothing secret are asked for without a curtain. */
  readonly #asksOpenly: () => boolean;
  #taken: { readonly seat: Seat; readonly page: Screen; readonly at: number } | null = null;

  constructor(timeline: Timeline, table: Table, asksOpenly: () => boolean) {
    this.#timeline = timeline;
    this.#table = table;
    this.#asksOpenly = asksOpenly;
  }

  /** A person who does not have the screen must decide, and needs it for that. */
  get isAwaited(): boolean {
    return this.#mustTake(this.#timeline.toAct) && !this.#isPublic();
  }

  take(seat: Seat, page: Screen): void {
    this.#taken = { seat, page, at: this.#timeline.entries.length };
  }

  /**
   * @param page gives it back only if it is this one's
   * @returns whether a person had it
   */
  giveBack(page?: Screen): boolean {
    if (this.#taken === null || (page !== undefined && this.#taken.page !== page)) return false;
    this.#taken = null;
    return true;
  }

  /** What the page may show. */
  sightOf(page: Screen, status: FrameSource['status']): Sight {
    if (page.seat !== null) return { mode: 'seat', seat: page.seat };
    const { local } = this.#table;
    const [first] = local;
    if (page.looksOn || local.length === 0) return { mode: 'watch', seat: 0 };
    if (!this.#isSeenByOthers) return { mode: 'seat', seat: first };
    const holder = this.#holder;
    // After the end nothing is secret any more.
    if (status === 'finished') return { mode: 'seat', seat: holder?.seat ?? first };
    const { toAct } = this.#timeline;
    if (status === 'playing' && toAct !== null && this.#table.isLent(toAct)) return { mode: 'watch', seat: 0 };
    const asked = status === 'playing' && toAct !== null && local.includes(toAct) ? toAct : null;
    if (asked !== null && this.#mustTake(asked) && this.#isPublic()) return { mode: 'open', seat: asked };
    const seat = asked ?? holder?.seat ?? first;
    return { mode: holder?.page === page && holder.seat === seat ? 'seat' : 'curtain', seat };
  }

  /** Whoever has the screen and has not lost it to the decision of somebody beside it. */
  get #holder(): { readonly seat: Seat; readonly page: Screen } | null {
    const taken = this.#taken;
    if (taken === null) return null;
    const since = this.#table.hasLent ? this.#timeline.entries.slice(taken.at) : [];
    return since.some(({ seat, auto }) => auto !== true && this.#table.isLent(seat)) ? null : taken;
  }

  /** More than one person looks at it. */
  get #isSeenByOthers(): boolean {
    const { local, hasLent } = this.#table;
    return local.length > 1 || (local.length === 1 && hasLent);
  }

  #mustTake(seat: Seat | null): boolean {
    const { local } = this.#table;
    return seat !== null && this.#isSeenByOthers && local.includes(seat) && this.#holder?.seat !== seat;
  }

  /** The present decision is open to all eyes. */
  #isPublic(): boolean {
    const { game, state } = this.#timeline;
    return this.#asksOpenly() && (game.isOpen?.(game.view(state, 'spectator')) ?? false);
  }
}
