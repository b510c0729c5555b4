import { CLOSE_REFUSED, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { CLOSE_TOO_MANY, CLOSE_WRONG_CODE, UNKNOWN_DEVICE, guestHelloSchema, guestProofSchema } from '../../src-shared/protocol/lobby.ts';
import type { GuestHello } from '../../src-shared/protocol/lobby.ts';
import { readCode } from '../../src-shared/lan/code.ts';
import type { Env } from '../host/env/env.ts';
import { parseJson } from '../host/store/json.ts';
import type { Attempts } from './attempts.ts';
import { isProof, proofOf, scalarOf, sessionKey, shareOf } from './cpace.ts';
import type { Secret } from './cpace.ts';
import type { Peer } from './peer.ts';

/** Timeout until a peer has been let in. */
const DOOR_MS = 5000;
/** A wrong code is answered after this. */
const WRONG_MS = 1000;
const MAX_HELLO_BYTES = 1024;
/** WebSocket close code of a fault at the server's end. */
const CLOSE_BROKEN = 1011;

/** What the door needs of its table. */
export interface DoorKeeper {
  readonly env: Env;
  readonly attempts: Attempts;
  /** The code's secret. */
  readonly secret: number;
  /** SHA-256 of the table's certificate. */
  readonly fingerprint: Buffer;
  readonly guests: Entrance;
  log(error: unknown): void;
}

export interface Entrance {
  /** A new guest with the right code. @returns its line, or why the table takes nobody else */
  join(peer: Peer, name: string, proof?: Buffer): GuestEntry | { refused: string };
  /** A device that has joined before; null when it has not. */
  back(peer: Peer, token: string): GuestEntry | { refused: string } | null;
  /** A device with the claim to a seat of the host's screen; null when it is a claim to nothing. */
  takeHand(peer: Peer, claim: string): GuestEntry | { refused: string } | null;
  /** Another device of a guest, with the claim to its place; null when it is a claim to nothing. */
  takeSeat(peer: Peer, claim: string): GuestEntry | { refused: string } | null;
}

/** What a guest that was let in is heard by. */
export interface GuestEntry {
  receive(text: string): void;
}

/** The password of the code's proof, for both ends. */
export const secretOf = (secret: number, fingerprint: Buffer): Secret => ({ password: Buffer.from(String(secret)), channel: fingerprint });

const NO_DATA = Buffer.alloc(0);

/**
 * Lets a peer in: with the code (a browser), with a proof of it (the app), with the token of its device, or with a claim to a hand or to a guest's place.
 * @param accepted called when it is let in
 */
export function openDoor(peer: Peer, keeper: DoorKeeper, accepted: () => void): void {
  const { env, attempts } = keeper;
  let next: (text: string) => void = hello;
  const refuse = (code: number, reason: string): void => {
    next = () => undefined;
    timer.cancel();
    peer.close(code, reason);
  };
  const timer = env.clock.after(DOOR_MS, () => refuse(CLOSE_REFUSED, 'nothing came in time'));
  peer.onText((text) => {
    try {
      next(text);
    } catch (error) {
      // One peer's bad luck ends its own line and nothing else.
      keeper.log(error);
      peer.close(CLOSE_BROKEN, 'something went wrong at the table');
    }
  });
  peer.onClose(() => timer.cancel());

  const letIn = (entry: GuestEntry | { refused: string }): void => {
    if ('refused' in entry) {
      refuse(CLOSE_REFUSED, entry.refused);
      return;
    }
    timer.cancel();
    accepted();
    next = (text) => entry.receive(text);
  };

  const wrong = (reason = 'that is not the code of this table'): void => {
    attempts.wrong(peer.address);
    next = () => undefined;
    timer.cancel();
    env.clock.after(WRONG_MS, () => refuse(CLOSE_WRONG_CODE, reason));
  };

  function hello(text: string): void {
    const said = readHello(text);
    if ('refused' in said) {
      refuse(CLOSE_REFUSED, said.refused);
      return;
    }
    if ('back' in said) {
      const entry = keeper.guests.back(peer, said.back);
      letIn(entry ?? { refused: UNKNOWN_DEVICE });
      return;
    }
    const waitMs = attempts.waitMs(peer.address);
    const mayTry = waitMs === 0 && attempts.knock(peer.address);
    if (!mayTry) refuse(CLOSE_TOO_MANY, `too many tries: wait ${Math.max(1, Math.ceil(waitMs / 1000))} s`);
    else if ('hand' in said) claim(keeper.guests.takeHand(peer, said.hand), 'that picture is used up: the shared screen shows another one');
    else if ('seat' in said)
      claim(keeper.guests.takeSeat(peer, said.seat), 'that link is used up, or too old: its host can show another one');
    else if ('share' in said.join) agree(said.join.name, Buffer.from(said.join.share, 'base64url'));
    else if (readCode(said.join.code)?.secret === keeper.secret) enter(said.join.name);
    else wrong();
  }

  /** The host's share; what comes next is the guest's proof. */
  function agree(name: string, share: Buffer): void {
    const secret = secretOf(keeper.secret, keeper.fingerprint);
    const scalar = scalarOf(env.random(32));
    const own = shareOf(secret, scalar);
    const key = sessionKey(secret, scalar, share, { point: share, data: NO_DATA }, { point: own, data: NO_DATA });
    if (key === null) {
      refuse(CLOSE_REFUSED, 'the first message is malformed');
      return;
    }
    peer.send({ push: 'share', share: own.toString('base64url') });
    next = (text) => {
      const said = text.length > MAX_HELLO_BYTES ? undefined : guestProofSchema.safeParse(parseJson(text)).data;
      if (!said) refuse(CLOSE_REFUSED, 'the proof is malformed');
      // Others may have tried meanwhile on further sockets.
      else if (attempts.waitMs(peer.address) > 0) refuse(CLOSE_TOO_MANY, 'too many tries: wait a moment');
      else if (isProof(Buffer.from(said.proof, 'base64url'), key, 'guest')) enter(name, proofOf(key, 'host'));
      else wrong();
    };
  }

  /** @param entry null: a claim to nothing, which counts like a wrong code */
  function claim(entry: GuestEntry | { refused: string } | null, usedUp: string): void {
    if (entry === null) wrong(usedUp);
    else {
      attempts.right(peer.address);
      letIn(entry);
    }
  }

  function enter(name: string, proof?: Buffer): void {
    attempts.right(peer.address);
    letIn(keeper.guests.join(peer, name, proof));
  }
}

function readHello(text: string): GuestHello | { refused: string } {
  if (text.length > MAX_HELLO_BYTES) return { refused: 'the first message is too long' };
  const json = parseJson(text);
  const version = (json as { protocol?: unknown } | null | undefined)?.protocol;
  if (typeof version === 'number' && version !== PROTOCOL_VERSION) {
    return { refused: 'the table runs another version of Five Forges: reload the page, or update the app' };
  }
  return guestHelloSchema.safeParse(json).data ?? { refused: 'the first message is malformed' };
}
