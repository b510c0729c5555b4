import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isPrivate, onlyAddress, ownAddresses } from '../../../src-main/lan/addresses.ts';
import { NoPort } from '../../../src-main/lan/table-server.ts';

const card = (address: string, netmask = '255.255.255.0', internal = false) =>
  ({ address, netmask, internal, family: address.includes(':') ? 'IPv6' : 'IPv4', mac: '', cidr: null }) as NetworkInterfaceInfo;

test('a table is offered at private addresses, the likeliest first', () => {
  const cards = {
    lo: [card('127.0.0.1', '255.0.0.0', true)],
    docker0: [card('192.168.99.1')],
    eth1: [card('169.254.7.7')],
    eth2: [card('10.0.0.5', '255.0.0.0')],
    eth3: [card('172.20.0.5')],
    wlan0: [card('fe80::1'), card('192.168.1.5')],
    ppp0: [card('85.10.20.30'), card('172.32.0.1'), card('100.64.0.1')],
    gone: undefined,
  };
  expect(ownAddresses(cards).map(({ address }) => address)).toEqual([
    '192.168.1.5',
    '10.0.0.5',
    '172.20.0.5',
    '169.254.7.7',
    '192.168.99.1',
  ]);
  expect(ownAddresses(cards)[1]).toEqual({ address: '10.0.0.5', netmask: '255.0.0.0' });
  expect(ownAddresses({})).toEqual([]);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '11.0.0.1', '127.0.0.1', '0.0.0.0', 'fe80::1', 'a.b.c.d', ''])(
  'never at %s',
  (address) => expect(isPrivate(address)).toBe(false),
);

test('one that was chosen is of a private network, or this machine’s own', () => {
  expect(onlyAddress('192.168.1.5')).toEqual(['192.168.1.5']);
  expect(onlyAddress('127.0.0.1')).toEqual(['127.0.0.1']);
  for (const address of ['8.8.8.8', '0.0.0.0', '127.0.0.1.evil', '127.0.0', '']) expect(() => onlyAddress(address)).toThrow(NoPort);
});
