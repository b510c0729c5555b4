import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { fingerprintOf, fingerprintOfPem, makeCertificate } from '../../../src-main/lan/certificate.ts';

test('a table’s certificate is signed by its own key, names its addresses and nothing else, and lasts for a while', () => {
  const { cert } = makeCertificate(['192.168.1.20', '10.0.0.3']);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect([read.subject, read.issuer]).toEqual(['CN=Five Forges table', 'CN=Five Forges table']);
  expect(read.subjectAltName).toBe('IP Address:192.168.1.20, IP Address:10.0.0.3');
  expect(read.checkIP('192.168.1.20')).toBe('192.168.1.20');
  expect(read.checkIP('192.168.1.21')).toBeUndefined();
  const days = (date: string) => (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days(read.validFrom)).toBeLessThan(-0.9);
  expect(days(read.validTo)).toBeGreaterThan(80);
});

test('two tables have nothing in common', () => {
  const [one, other] = [makeCertificate(['127.0.0.1']), makeCertificate(['127.0.0.1'])];
  expect(one.key).not.toBe(other.key);
  expect(fingerprintOfPem(one.cert)).not.toEqual(fingerprintOfPem(other.cert));
  const serial = ({ cert }: { cert: string }) => new X509Certificate(cert).serialNumber;
  expect(serial(one)).not.toBe(serial(other));
});

test('TLS 1.3 takes it, and a peer sees the fingerprint that the table knows', async () => {
  const table = makeCertificate(['127.0.0.1']);
  const server = createServer({ ...table, minVersion: 'TLSv1.3' }, (socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Trusted as its own authority, it is a valid one for this address: nothing of its shape is wrong.
  const peer = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', ca: table.cert });
  await once(peer, 'secureConnect');
  expect([peer.authorized, peer.getProtocol()]).toEqual([true, 'TLSv1.3']);
  expect(fingerprintOf(peer.getPeerCertificate().raw)).toEqual(fingerprintOfPem(table.cert));
  peer.destroy();
  server.close();
});
