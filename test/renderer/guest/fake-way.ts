/** A way to a table of which the test is the other end. */
import type { JoinWish, TableWay, WayStatus } from '../../../src-renderer/guest/table-way.ts';
import { Listeners } from '../../../src-renderer/client/transport.ts';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import { NO_WISH } from '../../../src-shared/protocol/looks.ts';
import type { LobbySeatView, LobbyView } from '../../../src-shared/protocol/lobby.ts';

interface Asked {
  id: number;
  method: string;
  params: unknown;
}

const UNBOUND = { picked: 'none', hash: null } as const;
export const OPEN_SEAT: LobbySeatView = { kind: 'open', name: '', guest: null, ready: false, connected: false, ...UNBOUND };
export const guestSeat = (id: string, name: string, change: Partial<LobbySeatView> = {}): LobbySeatView => ({
  kind: 'guest',
  name,
  guest: id,
  ready: false,
  connected: true,
  ...UNBOUND,
  ...change,
});
export const lobbyOf = (seats: readonly LobbySeatView[], change: Partial<LobbyView> = {}): LobbyView => ({
  you: 'g1',
  host: { version: '1.2.3', content: 7 },
  game: 'hexforge',
  seats,
  waiting: [],
  locked: false,
  spectators: true,
  timing: { clock: null },
  common: {},
  seedHash: null,
  looks: looksOf(seats.length, []),
  wish: NO_WISH,
  match: null,
  before: null,
  ...change,
});

export class FakeWay implements TableWay {
  status: WayStatus = { is: 'outside', why: null, mayReturn: false };
  takesAddress = false;
  readonly joins: JoinWish[] = [];
  readonly asked: Asked[] = [];
  readonly commitments: string[] = [];
  /** What else was done with it. */
  readonly done: string[] = [];
  readonly #statuses = new Listeners<WayStatus>();
  readonly #messages = new Listeners<string>();

  onStatus = (listener: (status: WayStatus) => void) => this.#statuses.add(listener);
  onMessage = (listener: (text: string) => void) => this.#messages.add(listener);
  join = (wish: JoinWish): void => void this.joins.push(wish);
  back = (): void => void this.done.push('back');
  forget = (): void => void this.done.push('forget');
  close = (): void => void this.done.push('close');
  /** What the guest is bound to, and the host's empty shelf: neither is a request of the person's. */
  send = (text: string): void => {
    const asked = JSON.parse(text) as Asked;
    if (asked.method === 'lobby.shelf') this.says({ id: asked.id, result: { entries: [] } });
    else if (asked.method === 'lobby.commit') {
      this.commitments.push((asked.params as { hash: string }).hash);
      this.says({ id: asked.id, result: {} });
    } else this.asked.push(asked);
  };

  becomes(status: WayStatus): void {
    this.status = status;
    this.#statuses.tell(status);
  }

  says(message: object): void {
    this.#messages.tell(JSON.stringify(message));
  }

  /** Lets in, to this lobby. */
  opens(lobby: LobbyView): void {
    this.becomes({ is: 'open' });
    this.says({ push: 'lobby', lobby });
  }

  /** What was asked last. */
  get last(): Asked {
    return this.asked.at(-1)!;
  }

  refuses(message: string): void {
    this.says({ id: this.last.id, error: { code: 'illegal', message } });
  }

  answers(): void {
    this.says({ id: this.last.id, result: {} });
  }
}
