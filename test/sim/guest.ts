import type { Seat } from '../../src-shared/kernel/seat.ts';
import { SimScreen, type World } from './world.ts';

/** Longer than any fault of the disk. */
const MOST_WAIT_MS = 30_000;

/** A person with a page of their own, who got the address of one seat. */
export class Guest {
  readonly match: string;
  readonly seat: Seat;
  screen!: SimScreen;
  readonly #world: World;
  readonly #token: string;

  constructor(world: World, match: string, seat: Seat, token: string) {
    this.#world = world;
    this.match = match;
    this.seat = seat;
    this.#token = token;
  }

  /** @throws when the host no longer knows the token that it gave */
  async connect(): Promise<void> {
    const { clock, host } = this.#world;
    // As a page does that is told to try again.
    await clock.runUntil(() => host.tokens.role(this.#token) !== null || !host.tokens.areUnread, MOST_WAIT_MS);
    const role = host.tokens.role(this.#token);
    if (!role && host.tokens.areUnread) return;
    if (!role) throw new Error(`the host has forgotten the seat ${this.seat} that it gave away in ${this.match}`);
    this.screen = new SimScreen(this.#world, role);
    await this.screen.ask('match.open', { match: this.match });
  }
}
