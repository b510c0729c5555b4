import type { SeatRecord, StandIn } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { BOT_IDS, budgetOf, type BotId } from '../../../src-shared/protocol/bot-ids.ts';

/** A bot of this version. */
export type KnownStandIn = StandIn & { bot: BotId };

/** Decides for a person whose time is up, until the turn ends. No line of the log names it: it follows from the clocks. */
export const OUT_OF_TIME = { bot: 'novice', budgetMs: budgetOf('novice'), forTurn: true } as const satisfies KnownStandIn & {
  forTurn: true;
};

const isKnown = (bot: string): bot is BotId => (BOT_IDS as readonly string[]).includes(bot);

/** Bots that decide in the place of people who are away. The seats stay theirs: the match's header never changes. */
export class StandIns {
  readonly #bots = new Map<Seat, KnownStandIn>();

  /** @param kept from the log; bots that this version does not know, and seats that are no person's, are left out */
  constructor(records: readonly SeatRecord[], kept: Readonly<Record<Seat, StandIn>>) {
    for (const [seat, { kind }] of records.entries()) {
      const stands = kept[seat] as StandIn | undefined;
      if (kind === 'human' && stands && isKnown(stands.bot)) this.put(seat, { ...stands, bot: stands.bot });
    }
  }

  of(seat: Seat): KnownStandIn | null {
    return this.#bots.get(seat) ?? null;
  }

  put(seat: Seat, standIn: KnownStandIn | null): void {
    if (standIn) this.#bots.set(seat, standIn);
    else this.#bots.delete(seat);
  }
}
