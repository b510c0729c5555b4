import type { TableSetup } from '../../src-shared/protocol/messages.ts';
import type { Role } from '../host/connection.ts';
import type { HostLine, Transport } from '../host/host.ts';

/** What a table needs of its host. */
export interface TableHost {
  createMatch(setup: TableSetup): string;
  hasMatch(match: string): boolean;
  /** Gives a person's seat to a page of its own; idempotent. @throws HostError, DiskError */
  giveSeat(match: string, seat: number): void;
  /** Gives it back to the host's screen; its page is refused. @throws DiskError */
  takeSeat(match: string, seat: number): void;
  connect(role: Role, transport: Transport): HostLine;
}
