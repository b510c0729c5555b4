/** Bytes of deck strings (DK-19.3, 19.4): base64url, raw DEFLATE within a limit, and the checksum. */
// The build for Node makes a `require` of its own, which collides with the bundle's, for workers that nobody needs here.
import { deflateSync, Inflate } from 'fflate/browser';

const CHUNK = 0x2000;

/** Base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @returns null for what no bytes are written as; each list of bytes is written in one way only */
export function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}

export const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 9 });

/** Compressed bytes that are inflated at a time: DEFLATE makes at most 1,032 of one, so little is made beyond a limit before it is noticed. */
const STEP = 64;

/** @returns null where more than `limit` bytes would come out; inflation stops there @throws for what is no raw DEFLATE */
export function inflate(bytes: Uint8Array, limit: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    // Later steps may write over what a step gave.
    if (size <= limit) parts.push(part.slice());
  });
  for (let at = 0; at === 0 || at < bytes.length; at += STEP) {
    stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    if (size > limit) return null;
  }
  const all = new Uint8Array(size);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let rest = n;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 of an ASCII text as in zip files: 8 lower-case hex digits. */
export function crc32(ascii: string): string {
  let sum = 0xffffffff;
  for (let i = 0; i < ascii.length; i++) sum = (sum >>> 8) ^ TABLE[(sum ^ ascii.charCodeAt(i)) & 0xff];
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
