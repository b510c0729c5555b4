import type { Lobby } from '../../src-shared/lan/lobby.ts';
import type { Env } from '../host/env/env.ts';
import type { MovedTable } from '../host/store/table-file.ts';
import type { TableKeep } from './keeper.ts';
import type { TableHost } from './table-host.ts';

/** What a table is opened with. */
export interface TableOptions {
  host: TableHost;
  game: string;
  seats: number;
  /** The match at the host's screen that the table is opened around; see `lobbies.aroundMatch`. */
  around?: Lobby;
  /** Folder of the built page; absent: none is served. */
  pageDir?: string;
  /** IPv4 addresses at which it is offered, the likeliest first; by default all private ones that this machine has, and gets while it is open. */
  addresses?: readonly string[];
  /** Finds the latter; by default by the network cards. */
  ownAddresses?(): readonly string[];
  ports?: readonly number[];
  /** Unsent bytes at which a guest is cut off. */
  mostWaiting?: number;
  /** Where the table is kept, so that it can be resumed; absent: nowhere. */
  keep?: TableKeep;
  /** Whether it can be found in the network; otherwise it keeps silent. */
  announce?: boolean;
  env?: Env;
  /** Another machine keeps the table now. */
  onMoved?(moved: MovedTable): void;
  /** It was not certain whether the table is this machine's, and it is. */
  onMine?(): void;
  /** Called after every change of the lobby, and of the places where the table is found. */
  onChange?(lobby: Lobby): void;
  /** Log for developers. */
  log(error: unknown): void;
}
