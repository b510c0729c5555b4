import type { StandIn } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { ClocksKept } from '../../../src-shared/kernel/timing.ts';
import type { Settings } from '../../../src-shared/protocol/settings.ts';
import type { SpawnBotPort } from '../bots/port.ts';
import type { Env } from '../env/env.ts';
import type { Journal } from '../store/journal.ts';
import type { RecordState } from './match-record.ts';
import type { Listeners } from './news.ts';
import type { Timeline } from './timeline.ts';

/** What a live match is made of. */
export interface MatchDeps extends RecordState, Listeners {
  id: string;
  timeline: Timeline;
  /** Null for a read-only match. */
  journal: Journal | null;
  /** Auto-pass settings of the seats, from the log. */
  wishes: Readonly<Record<Seat, unknown>>;
  /** Bots in the place of people, from the log. */
  standIns: Readonly<Record<Seat, StandIn>>;
  /** What is left on the clocks, from the log. */
  clocks: ClocksKept | null;
  /** Seats with a page of their own. */
  remote: readonly Seat[];
  settings(): Settings;
  spawnBot: SpawnBotPort;
  env: Env;
  notice(message: string): void;
}
