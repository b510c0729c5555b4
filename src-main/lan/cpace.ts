/**
 * CPace over ristretto255 with SHA-512, initiator and responder (draft-irtf-cfrg-cpace): two ends that share a short code agree on a key, and
 * whoever takes part without the code learns nothing but whether one guess was right.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';

const { Point } = ristretto255;
const DSI = Buffer.from('CPaceRistretto255');
const DSI_ISK = Buffer.from('CPaceRistretto255_ISK');
/** Input block of SHA-512, in bytes. */
const BLOCK = 128;

/** What both ends must have in common. */
export interface Secret {
  /** The code, or what else both know. */
  password: Buffer;
  /** Public facts that both must see alike, such as the certificate's fingerprint. */
  channel: Buffer;
  session?: Buffer;
}

/** One end's public share with its associated data. */
export interface Share {
  readonly point: Buffer;
  readonly data: Buffer;
}

const sha512 = (bytes: Buffer): Buffer => createHash('sha512').update(bytes).digest();

/** LEB128 of the length, then the text. */
function withLength(text: Buffer): Buffer {
  const length: number[] = [];
  for (let rest = text.length; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.concat([Buffer.from([...length, rest]), text]);
    length.push((rest & 0x7f) | 0x80);
  }
}

/** `lv_cat` of the draft. */
export const joined = (...texts: Buffer[]): Buffer => Buffer.concat(texts.map(withLength));

/** `calculate_generator` of the draft. */
export function generatorOf({ password, channel, session = Buffer.alloc(0) }: Secret): InstanceType<typeof Point> {
  const padding = Math.max(0, BLOCK - withLength(password).length - withLength(DSI).length - 1);
  return ristretto255_hasher.deriveToCurve!(sha512(joined(DSI, password, Buffer.alloc(padding), channel, session))) as InstanceType<
    typeof Point
  >;
}

/** A private scalar from 32 random bytes (`sample_scalar` of the draft: 252 bits, little-endian). */
export function scalarOf(random: Buffer): bigint {
  const bytes = Buffer.from(random);
  bytes[31] &= 0x0f;
  return BigInt(`0x${bytes.reverse().toString('hex')}`);
}

export const shareOf = (secret: Secret, scalar: bigint): Buffer => Buffer.from(generatorOf(secret).multiply(scalar).toBytes());

/** @returns null for what is no point, or one that would give a known key */
function keyPoint(scalar: bigint, point: Buffer): Buffer | null {
  try {
    const product = Point.fromBytes(new Uint8Array(point)).multiply(scalar);
    return product.is0() ? null : Buffer.from(product.toBytes());
  } catch {
    return null;
  }
}

/**
 * The session key (`ISK` of the draft).
 * @param scalar one's own
 * @param theirs the other end's point; it is one of the two shares
 * @returns null when the other end's point is not usable
 */
export function sessionKey(secret: Secret, scalar: bigint, theirs: Buffer, initiator: Share, responder: Share): Buffer | null {
  const key = keyPoint(scalar, theirs);
  if (key === null) return null;
  const transcript = [joined(initiator.point, initiator.data), joined(responder.point, responder.data)];
  return sha512(Buffer.concat([joined(DSI_ISK, secret.session ?? Buffer.alloc(0), key), ...transcript]));
}

/** One end's proof that it has the key; the two ends' proofs differ. */
export const proofOf = (key: Buffer, end: 'guest' | 'host'): Buffer =>
  createHmac('sha512', key).update(`five-forges ${end}`).digest().subarray(0, 32);

export const isProof = (proof: Buffer, key: Buffer, end: 'guest' | 'host'): boolean => {
  const right = proofOf(key, end);
  return proof.length === right.length && timingSafeEqual(proof, right);
};
