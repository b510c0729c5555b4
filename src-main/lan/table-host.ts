import type { FairDraw } from '../../src-shared/kernel/fair-draw.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { BotId } from '../../src-shared/protocol/bot-ids.ts';
import type { TableSetup } from '../../src-shared/protocol/messages.ts';
import type { SettledInfo } from '../../src-shared/protocol/together.ts';
import type { Role } from '../host/connection.ts';
import type { HostLine, Transport } from '../host/host.ts';

/** What a table needs of its host. */
export interface TableHost {
  /** Of the app. */
  readonly version: string;
  /** @throws HostError when there is none */
  game(id: string): Game;
  /** @param draw how the seed came about, where everybody has given a share. @throws HostError, DiskError */
  createMatch(setup: TableSetup, draw?: FairDraw): string;
  hasMatch(match: string): boolean;
  /** Gives a person's seat to a page of its own; idempotent. @throws HostError, DiskError */
  giveSeat(match: string, seat: number): void;
  /** Gives it to a device of its person, who stays beside the host's screen; until it is given back, or the host ends. @throws HostError */
  lendSeat(match: string, seat: number): void;
  /** Gives it back to the host's screen; its page is refused. @throws DiskError */
  takeSeat(match: string, seat: number): void;
  /** The file of a match that is over. @throws HostError `forbidden` before, `notFound` */
  exportMatch(match: string): { fileName: string; text: string };
  /** A bot plays for a guest who is away; null gives the seat back. @throws HostError */
  standIn(match: string, seat: number, bot: BotId | null): void;
  /** The bot that plays for the seat's person; null: none does, or the match is not open. */
  standInOf(match: string, seat: number): BotId | null;
  /** @param listener called when bots play for other seats of a match than before. @returns stops listening */
  onStandIns(listener: (match: string) => void): () => void;
  readonly handover: MatchHandover;
  connect(role: Role, transport: Transport): HostLine;
}

/** What it needs for handing a match to another machine. */
export interface MatchHandover {
  /** The match is there and not over. */
  isPlaying(match: string): boolean;
  /**
   * Asks everybody who plays whether the machine of this seat's person may keep the match. Once that is agreed nothing happens in it until `keep` or
   * `hand`. @returns how that ended. @throws HostError (as a rejection)
   */
  ask(match: string, seat: number): Promise<SettledInfo['how']>;
  /** The match stays here and goes on; nobody is asked any more. Idempotent. */
  keep(match: string): void;
  /** Its file as it is now. @throws HostError, DiskError */
  text(match: string): string;
  /** It is somebody else's to go on with: closed on all screens, and not opened again. One that is over stays as it is. Idempotent. */
  hand(match: string, to: string): void;
  /** One that came from another machine is this one's to go on with. Idempotent. @throws DiskError */
  claim(match: string): void;
}
