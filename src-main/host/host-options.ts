import type { Game } from '../../src-shared/kernel/game.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { Settings } from '../../src-shared/protocol/settings.ts';
import type { SpawnBotPort } from './bots/port.ts';
import type { Env } from './env/env.ts';
import type { OpenTable } from './lan-desk.ts';
import type { LoadVisits } from './visit-desk.ts';

/** What the program around a host gives it. */
export interface HostOptions {
  games: Readonly<Record<string, Game>>;
  dataDir: string;
  version: string;
  headless: boolean;
  spawnBot: SpawnBotPort;
  /** Starts a process for the Lab's bots. */
  spawnLab: SpawnBotPort;
  /** Limit on the Lab's processes; by default the number of cores. */
  cores?: number;
  /** URL of a page with this token; absent where no pages are served. */
  pageUrl?(token: string): string;
  /** Opens tables on the network; absent where that is off. */
  openTable?: OpenTable;
  /** Makes this app a guest at tables elsewhere; absent where that is off. */
  loadVisits?: LoadVisits;
  /** Fetches the newest version's number; replaced in tests. */
  fetch?: typeof fetch;
  /** Disk, clock and chance; by default this computer's. */
  env?: Env;
  /** Called with all settings when one has changed. */
  onSettings?(settings: Settings): void;
  /** Called with every frame that is sent to an owner's screen, also of a table elsewhere. */
  onFrame?(frame: MatchFrame): void;
  /** Restarts the app; absent where another program started the process. */
  restart?(): void;
  /** Log for developers; players never see it. */
  log(error: unknown): void;
}
