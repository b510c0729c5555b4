/** The test vectors of draft-irtf-cfrg-cpace for ristretto255 and SHA-512, and what the code's proof is for. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generatorOf, isProof, joined, proofOf, scalarOf, sessionKey, shareOf } from '../../../src-main/lan/cpace.ts';
import type { Secret } from '../../../src-main/lan/cpace.ts';

const hex = (text: string) => Buffer.from(text, 'hex');
const little = (text: string) => BigInt(`0x${hex(text).reverse().toString('hex')}`);

describe('the draft’s vectors', () => {
  const secret: Secret = {
    password: Buffer.from('Password'),
    channel: hex('0b415f696e69746961746f720b425f726573706f6e646572'),
    session: hex('7e4b4791d6a8ef019b936c79fb7f2c57'),
  };
  const ya = little('da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08');
  const yb = little('d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d');
  const a = { point: hex('d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157'), data: Buffer.from('ADa') };
  const b = { point: hex('3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258'), data: Buffer.from('ADb') };
  const isk =
    'b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447';

  test('generator', () => {
    expect(Buffer.from(generatorOf(secret).toBytes()).toString('hex')).toBe(
      '222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56',
    );
  });
  test('public shares', () => {
    expect([shareOf(secret, ya), shareOf(secret, yb)]).toEqual([a.point, b.point]);
  });
  test('session key of both ends', () => {
    expect(sessionKey(secret, ya, b.point, a, b)!.toString('hex')).toBe(isk);
    expect(sessionKey(secret, yb, a.point, a, b)!.toString('hex')).toBe(isk);
  });
  test('lengths of 128 and more take two bytes', () => {
    expect(joined(Buffer.alloc(128)).subarray(0, 2)).toEqual(hex('8001'));
  });
});

/** A guest and a host, each with what it believes to be common. @returns the keys of both */
function agree(guest: Secret, host: Secret): [Buffer | null, Buffer | null] {
  const [ya, yb] = [scalarOf(randomBytes(32)), scalarOf(randomBytes(32))];
  const a = { point: shareOf(guest, ya), data: Buffer.from('Ada') };
  const b = { point: shareOf(host, yb), data: Buffer.alloc(0) };
  return [sessionKey(guest, ya, b.point, a, b), sessionKey(host, yb, a.point, a, b)];
}

describe('guest and host', () => {
  const secret: Secret = { password: Buffer.from('XYZ123'), channel: randomBytes(32) };

  test('agree with the same code and certificate, and each proof is for one end', () => {
    const [guest, host] = agree(secret, secret);
    expect(guest).toEqual(host);
    expect(isProof(proofOf(guest!, 'guest'), host!, 'guest')).toBe(true);
    expect(isProof(proofOf(guest!, 'guest'), host!, 'host')).toBe(false);
    expect(isProof(Buffer.alloc(0), host!, 'guest')).toBe(false);
  });
  test.each([
    ['another code', { ...secret, password: Buffer.from('XYZ124') }],
    ['another certificate, as somebody in between has', { ...secret, channel: randomBytes(32) }],
  ])('do not agree with %s', (_what, other) => {
    const [guest, host] = agree(other, secret);
    expect(isProof(proofOf(guest!, 'guest'), host!, 'guest')).toBe(false);
  });
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['the neutral point, which would give a known key', Buffer.alloc(32)],
    ['no point', Buffer.alloc(32, 0xff)],
    ['too much', Buffer.alloc(33)],
  ])('take no share that is %s', (_what, point) => {
    const share = { point, data: Buffer.alloc(0) };
    expect(sessionKey(secret, 5n, point, share, share)).toBeNull();
  });
});
