import type { VisitState } from '../../src-shared/protocol/visit.ts';
import { problemOf } from '../app/words/problems.ts';
import type { Client } from '../client/client.ts';
import { Listeners } from '../client/transport.ts';
import { sentence } from './table-way.ts';
import type { JoinWish, TableWay, WayStatus } from './table-way.ts';

/** The app's way to a table: its process holds the line, with the device's token and the table's certificate. */
export class AppWay implements TableWay {
  readonly takesAddress = true;
  readonly #client: Client;
  readonly #messages = new Listeners<string>();
  readonly #statuses = new Listeners<WayStatus>();
  readonly #stops: (() => void)[];
  #status: WayStatus = { is: 'outside', why: null, mayReturn: false };

  constructor(client: Client) {
    this.#client = client;
    this.#stops = [
      client.onVisit((state) => this.#heard(state)),
      client.onTable((text) => {
        this.#messages.tell(text);
      }),
    ];
  }

  get status(): WayStatus {
    return this.#status;
  }

  onStatus(listener: (status: WayStatus) => void): () => void {
    return this.#statuses.add(listener);
  }

  onMessage(listener: (text: string) => void): () => void {
    return this.#messages.add(listener);
  }

  join({ name, code, address }: JoinWish): void {
    const place = readPlace(address);
    if (place === null) {
      this.#set({ is: 'outside', why: 'An address looks like 192.168.1.20.', mayReturn: false });
      return;
    }
    this.#set({ is: 'knocking' });
    this.#ask(() => this.#client.request('visit.join', { name, code, ...place }));
  }

  back(): void {
    this.#set({ is: 'knocking' });
    this.#ask(() => this.#client.request('visit.back', {}));
  }

  forget(): void {
    void this.#client.request('visit.forget', {}).catch(() => undefined);
    this.#set({ is: 'outside', why: null, mayReturn: false });
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    void this.#client.request('visit.rest', {}).catch(() => undefined);
  }

  send(text: string): void {
    // While the line is lost it is refused; the status says that already.
    void this.#client.request('visit.say', { text }).catch(() => undefined);
  }

  #ask(request: () => Promise<VisitState>): void {
    request().then(
      (state) => this.#heard(state),
      (error: unknown) => {
        // What ended meanwhile has said why itself.
        if (this.#status.is === 'knocking') this.#set({ is: 'outside', why: problemOf(error).message, mayReturn: false });
      },
    );
  }

  #heard(state: VisitState): void {
    const line = state.state === 'on' ? state.line : null;
    if (line?.is === 'ended') this.#set({ is: 'outside', why: sentence(line.reason), mayReturn: line.mayReturn });
    else if (line?.is === 'open') this.#set({ is: 'open' });
    // Before it was open it is no loss, and the door waits, until something is known.
    else if (line?.is === 'lost' && (this.#status.is !== 'knocking' || line.why !== undefined)) {
      this.#set({ is: 'lost', ...(line.why !== undefined && { why: `${line.why} ${LOOKING}` }) });
    }
  }

  #set(status: WayStatus): void {
    if (JSON.stringify(status) === JSON.stringify(this.#status)) return;
    this.#status = status;
    this.#statuses.tell(status);
  }
}

const LOOKING = 'This app looks for it in the network; you may also sit down anew with the code that the host’s screen shows now.';

/** @returns nothing for a blank one, null for what is no address */
function readPlace(typed: string): { place?: { address: string; port?: number } } | null {
  if (typed.trim() === '') return {};
  const match = /^(?:https:\/\/)?(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?(?:\/.*)?$/.exec(typed.trim());
  if (!match) return null;
  const [, address, port] = match;
  return { place: { address, ...(port !== undefined && { port: Number(port) }) } };
}
