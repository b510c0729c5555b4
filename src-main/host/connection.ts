import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { MAX_MESSAGE_BYTES, MAX_OWNER_MESSAGE_BYTES, requestEnvelopeSchema } from '../../src-shared/protocol/messages.ts';
import type { HostMessage } from '../../src-shared/protocol/messages.ts';
import { METHODS, isMethod } from '../../src-shared/protocol/methods.ts';
import type { Method } from '../../src-shared/protocol/methods.ts';
import type { MethodRow } from '../../src-shared/protocol/methods/row.ts';
import type { Clock } from './env/clock.ts';
import { HostError, asProtocolError } from './host-error.ts';
import { parseJson } from './store/json.ts';

/** What a connection may do: everything (the owner), play one seat of one match, or look on at one. */
export type Role = { kind: 'owner' } | { kind: 'seat'; match: string; seat: number } | { kind: 'watcher'; match: string };

/** Rate limit, a token bucket: requests a second, and the size of a burst. */
const RATE = 100;
const BURST = 300;
/** Id of replies to messages without one. */
const NO_ID = -1;

/** Runs one request that is well-formed and authorized. */
export type Handler = (method: Method, params: never) => unknown;

/**
 * One screen's connection to the host. Every message is checked for size, rate, role and schema, before it is handled; a
 * wrong message is answered with an error and changes nothing.
 */
export class Connection {
  readonly role: Role;
  readonly #send: (text: string) => void;
  readonly #handle: Handler;
  readonly #log: (error: unknown) => void;
  #tokens = BURST;
  readonly #clock: Clock;
  #filledAt: number;

  constructor(role: Role, send: (text: string) => void, handle: Handler, log: (error: unknown) => void, clock: Clock) {
    this.#clock = clock;
    this.#filledAt = clock.ticks();
    this.role = role;
    this.#send = send;
    this.#handle = handle;
    this.#log = log;
  }

  send(message: HostMessage): void {
    this.#send(JSON.stringify(message));
  }

  /** @returns when the answer is sent; never rejects */
  async receive(text: string): Promise<void> {
    let id = NO_ID;
    try {
      const most = this.role.kind === 'owner' ? MAX_OWNER_MESSAGE_BYTES : MAX_MESSAGE_BYTES;
      if (Buffer.byteLength(text) > most) throw new HostError('tooLarge', `A message may have ${most / 1024} KB at most.`);
      const json = parse(text);
      id = idOf(json);
      this.#takeToken();
      const { method, params } = this.#check(json);
      this.send({ id, result: await this.#handle(method, params as never) });
    } catch (error) {
      if (!(error instanceof HostError)) this.#log(error);
      this.send({ id, error: asProtocolError(error) });
    }
  }

  /**
   * Validates the method, the role, the parameters and the seat, in this order: errors reveal nothing about methods that are not for the
   * role.
   */
  #check(json: unknown): { method: Method; params: unknown } {
    const envelope = requestEnvelopeSchema.safeParse(json);
    if (!envelope.success) throw new HostError('badMessage', 'That message is not understood.', issuesInWords(envelope.error));
    const { method } = envelope.data;
    if (!isMethod(method)) throw new HostError('badMessage', `There is no request "${method}".`);
    const row: MethodRow = METHODS[method];
    if (!row.roles.includes(this.role.kind)) throw notForThisPage();
    const params = row.params.safeParse(envelope.data.params);
    if (!params.success) throw new HostError('badMessage', `The message "${method}" is malformed.`, issuesInWords(params.error));
    this.#mustBeOwnSeat(params.data as { match?: string; seat?: number });
    return { method, params: params.data };
  }

  #mustBeOwnSeat({ match, seat }: { match?: string; seat?: number }): void {
    const { role } = this;
    if (role.kind === 'owner') return;
    if ((match ?? role.match) !== role.match) throw notForThisPage();
    if (role.kind === 'seat' && (seat ?? role.seat) !== role.seat) throw notForThisPage();
  }

  #takeToken(): void {
    const now = this.#clock.ticks();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filledAt) / 1000) * RATE);
    this.#filledAt = now;
    if (this.#tokens < 1) throw new HostError('tooFast', 'Too many messages at once; wait a moment.');
    this.#tokens--;
  }
}

const notForThisPage = () => new HostError('forbidden', 'This page belongs to one seat of one match.');

function parse(text: string): unknown {
  const json = parseJson(text);
  if (json === undefined) throw new HostError('badMessage', 'That message is not JSON, or nested too deep.');
  return json;
}

/** The id of a request, −1 where there is none. */
export function idOf(json: unknown): number {
  const id = (json as { id?: unknown } | null)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : NO_ID;
}
