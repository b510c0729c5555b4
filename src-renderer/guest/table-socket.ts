import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { CLOSE_WRONG_CODE, endOf } from '../../src-shared/protocol/lobby.ts';
import type { GuestHello, TableMessage } from '../../src-shared/protocol/lobby.ts';
import { movedSchema, nearest, seatUrl, type Moved } from '../../src-shared/protocol/handover.ts';
import { SocketLine } from '../client/socket-line.ts';
import { Listeners } from '../client/transport.ts';
import { DeviceToken } from './device-token.ts';
import { sentence } from './table-way.ts';
import type { JoinWish, MovedTo, TableWay, WayStatus } from './table-way.ts';

/** A page's WebSocket to the table that served it. A device that has joined before goes back by itself. */
export class TableSocket implements TableWay {
  readonly takesAddress = false;
  readonly #messages = new Listeners<string>();
  readonly #statuses = new Listeners<WayStatus>();
  readonly #line: SocketLine;
  readonly #token = new DeviceToken();
  #status: WayStatus = { is: 'outside', why: null, mayReturn: false };
  /** Not let in yet. */
  #wish: JoinWish | null = null;
  /** Sockets in vain since the last one that was accepted. */
  #tries = 0;
  /** To the hand or the place that the page was opened for, until it is decided. */
  #claim: Claim | null;
  #moved: MovedTo | null = null;

  constructor(url: string, claim: Claim | null = null) {
    this.#claim = claim;
    this.#line = new SocketLine(url, {
      hello: () => JSON.stringify(this.#hello()),
      onAccepted: (text) => this.#accepted(JSON.parse(text) as TableMessage),
      onText: (text) => this.#heard(text),
      // What slept or has another address now does not hear that its socket is dead.
      onSilent: () => this.#redial(),
      onClose: (code, reason, accepted) => this.#closed(code, reason, accepted),
    });
    if (claim !== null || this.#token.value !== null) this.back();
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

  send(text: string): void {
    this.#line.send(text);
  }

  join(wish: JoinWish): void {
    this.#wish = wish;
    this.#setStatus({ is: 'knocking' });
    this.#line.dial();
  }

  back(): void {
    this.#wish = null;
    if (this.#status.is === 'outside') this.#setStatus({ is: 'knocking' });
    this.#line.dial();
  }

  forget(): void {
    this.#token.value = null;
    this.#line.hangUp();
    if (this.#status.is !== 'outside') this.#setStatus({ is: 'outside', why: null, mayReturn: false });
  }

  close(): void {
    this.#line.close();
  }

  #hello(): GuestHello {
    if (this.#claim !== null) return { ...this.#claim, protocol: PROTOCOL_VERSION };
    if (this.#wish) return { join: { name: this.#wish.name, code: this.#wish.code }, protocol: PROTOCOL_VERSION };
    return { back: this.#token.value ?? '', protocol: PROTOCOL_VERSION };
  }

  #accepted(message: TableMessage): void {
    if (message.push === 'welcome' && message.token !== undefined) this.#token.value = message.token;
    this.#wish = null;
    this.#tries = 0;
    this.#claim = null;
    this.#setStatus({ is: 'open' });
  }

  #heard(text: string): void {
    const moved = text.startsWith(MOVED) ? movedSchema.safeParse((JSON.parse(text) as { moved?: unknown }).moved).data : undefined;
    if (moved) this.#moved = movedTo(moved);
    else this.#messages.tell(text);
  }

  #redial(): void {
    this.#setStatus({ is: 'lost' });
    this.#line.dial();
  }

  /** @returns whether the line is tried again */
  #closed(code: number, reason: string, wasInside: boolean): boolean {
    if (this.#wish) {
      this.#wish = null;
      this.#setStatus({ is: 'outside', why: reason === '' ? NO_ANSWER : sentence(reason), mayReturn: false });
      return false;
    }
    // Until the table has answered the claim is still good.
    if (this.#claim !== null && code === CLOSE_WRONG_CODE) {
      this.#claim = null;
      // The device may have taken that very hand before.
      if (this.#token.value !== null) return true;
      this.#setStatus({ is: 'outside', why: sentence(reason), mayReturn: false });
      return false;
    }
    const moved = this.#moved;
    this.#moved = null;
    if (moved) {
      this.#setStatus({ is: 'outside', why: null, mayReturn: false, moved });
      return false;
    }
    const end = endOf(code, reason, wasInside);
    if (end === 'again') {
      this.#setStatus({ is: 'lost', ...(++this.#tries > TRIES_UNTIL_WORDS && { why: MAY_HAVE_MOVED }) });
      return true;
    }
    if (end === 'over') this.#token.value = null;
    this.#setStatus({ is: 'outside', why: sentence(reason), mayReturn: end === 'paused' });
    return false;
  }

  #setStatus(status: WayStatus): void {
    if (JSON.stringify(status) === JSON.stringify(this.#status)) return;
    this.#status = status;
    this.#statuses.tell(status);
  }
}

/** What a link that was followed claims. */
export type Claim = { hand: string } | { seat: string };

const MOVED = '{"push":"moved"';

/** The page cannot know the new certificate: its browser asks the person again. */
function movedTo({ to, places, claim }: Moved): MovedTo {
  const { address, port } = nearest(places, location.hostname);
  const origin = `https://${address}:${port}`;
  return { to, url: claim === undefined ? origin : seatUrl(origin, claim) };
}

/** Some fifteen seconds. */
const TRIES_UNTIL_WORDS = 6;
const MAY_HAVE_MOVED = 'If this lasts, its host may have another address now, which a page cannot look for: ask there for the link anew.';
const NO_ANSWER = 'The table does not answer. Is its host still there, and this device in the same network?';
