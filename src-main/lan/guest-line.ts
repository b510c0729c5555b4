import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { CLOSE_TOO_MANY, LOBBY_METHODS, MAX_GUEST_MESSAGE_BYTES, isLobbyMethod } from '../../src-shared/protocol/lobby.ts';
import type { LobbyMethod } from '../../src-shared/protocol/lobby.ts';
import { requestEnvelopeSchema } from '../../src-shared/protocol/messages.ts';
import { idOf } from '../host/connection.ts';
import type { Clock } from '../host/env/clock.ts';
import { HostError, asProtocolError } from '../host/host-error.ts';
import type { HostLine } from '../host/host.ts';
import { parseJson } from '../host/store/json.ts';
import { Bucket } from './bucket.ts';
import type { Peer } from './peer.ts';

const PER_SECOND = 30;
const BURST = 90;
/** What reads a whole match: so many at once, and so many a second after that. */
const WHOLE_MATCH = ['match.export', 'match.draw', 'lobby.replay'];
const WHOLE_MATCH_BURST = 4;
const WHOLE_MATCH_PER_SECOND = 0.2;
/** A line that goes on after so many refusals for speed is cut. */
const MOST_REFUSALS = 200;

/** Does what a guest asks for itself in the lobby. @returns the answer; nothing: it is done. @throws HostError */
export type LobbyAsk = (method: LobbyMethod, params: never) => unknown;

/**
 * A guest that was let in: requests of the lobby are the table's, all others go to the guest's seat at the host, if it has one. Both are
 * answered; a refused one changes nothing.
 */
export class GuestLine {
  readonly peer: Peer;
  readonly #ask: LobbyAsk;
  readonly #log: (error: unknown) => void;
  readonly #bucket: Bucket;
  readonly #wholeMatch: Bucket;
  #refusals = 0;
  #seat: HostLine | null = null;

  constructor(peer: Peer, ask: LobbyAsk, clock: Clock, log: (error: unknown) => void) {
    this.peer = peer;
    this.#ask = ask;
    this.#log = log;
    this.#bucket = new Bucket(clock, PER_SECOND, BURST);
    this.#wholeMatch = new Bucket(clock, WHOLE_MATCH_PER_SECOND, WHOLE_MATCH_BURST);
  }

  /** The guest's seat at the host from now on; null: it has none. */
  setSeat(line: HostLine | null): void {
    this.#seat?.close();
    this.#seat = line;
  }

  receive(text: string): void {
    let id = -1;
    try {
      if (Buffer.byteLength(text) > MAX_GUEST_MESSAGE_BYTES) {
        throw new HostError('tooLarge', `A message may have ${MAX_GUEST_MESSAGE_BYTES / 1024} KB at most.`);
      }
      if (!this.#bucket.take()) throw this.#tooFast();
      const json = parseJson(text);
      id = idOf(json);
      const envelope = requestEnvelopeSchema.safeParse(json);
      if (!envelope.success) throw new HostError('badMessage', 'That message is not understood.', issuesInWords(envelope.error));
      const { method, params } = envelope.data;
      if (WHOLE_MATCH.includes(method) && !this.#wholeMatch.take()) throw this.#tooFast();
      if (isLobbyMethod(method)) {
        this.peer.send({ id, result: this.#inLobby(method, params) ?? {} });
      } else if (this.#seat) void this.#seat.receive(text);
      else throw new HostError('forbidden', 'You have no seat in a match.');
    } catch (error) {
      if (!(error instanceof HostError)) this.#log(error);
      this.peer.send({ id, error: asProtocolError(error) });
    }
  }

  #inLobby(method: LobbyMethod, params: unknown): unknown {
    const parsed = LOBBY_METHODS[method].params.safeParse(params);
    if (!parsed.success) throw new HostError('badMessage', `The message "${method}" is malformed.`, issuesInWords(parsed.error));
    return this.#ask(method, parsed.data as never);
  }

  #tooFast(): HostError {
    if (++this.#refusals > MOST_REFUSALS) this.peer.close(CLOSE_TOO_MANY, 'too many messages');
    return new HostError('tooFast', 'Too many messages at once; wait a moment.');
  }
}
