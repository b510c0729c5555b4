/** The seats of guests while the disk fails. */
import { describe, expect, test } from 'vitest';
import { at, FRIEND, none, onWrites, PERSON, Table } from './one-table.ts';
import { DATA } from './world.ts';

describe('a guest', () => {
  async function invited(): Promise<{ table: Table; match: string; token: string }> {
    const table = new Table().start();
    const match = await table.open([PERSON, FRIEND]);
    const { url } = await table.ask('match.seatLink', { match, seat: 1, revoke: false });
    return { table, match, token: url!.slice(1) };
  }

  test('whose seat cannot be looked up for a moment finds it again', async () => {
    const { table, match, token } = await invited();
    await table.world.close();
    table.world.disk.faults = at(`${DATA}/seats.json`, 'EBUSY');
    table.start();
    const { tokens } = table.world.host;
    expect([tokens.role(token), tokens.areUnread]).toEqual([null, true]);
    table.world.disk.faults = none;
    expect([tokens.role(token), tokens.areUnread]).toEqual([{ kind: 'seat', match, seat: 1 }, false]);
  });

  test('gets no link where the seats cannot be written, and the reason is said', async () => {
    const table = new Table().start();
    const match = await table.open([PERSON, FRIEND]);
    table.world.disk.faults = at(`${DATA}/seats.json`, 'EMFILE', ({ op }) => op === 'resolve');
    const { message } = await table.refusal('match.seatLink', { match, seat: 1, revoke: false });
    expect(message).toContain('seats.json could not be read: too many files are open');
    table.world.disk.faults = none;
    expect((await table.ask('match.seatLink', { match, seat: 1, revoke: false })).url).not.toBeNull();
  });

  test('does not keep a match from ending where the seats cannot be written', async () => {
    const { table, match, token } = await invited();
    table.world.disk.faults = at(`${DATA}/seats.json`, 'EMFILE', ({ op }) => op === 'resolve');
    const { seq } = table.screen.frame!;
    await table.ask('match.concede', { match, seat: 0 });
    await table.wait(10);
    expect([table.screen.frame!.status, table.screen.frame!.seq > seq]).toEqual(['finished', true]);
    expect(table.world.host.tokens.role(token)).toEqual({ kind: 'seat', match, seat: 1 });
  });

  test('keeps the seat on the disk until the end of the match is there, also when it is looked at meanwhile', async () => {
    const { table, match } = await invited();
    table.world.disk.faults = (call) => (call.path.includes('seats.json') ? null : onWrites('EIO')(call));
    await table.refusal('match.concede', { match, seat: 0 });
    await table.ask('match.open', { match });
    expect(table.world.disk.text(`${DATA}/seats.json`)).toContain('hash');
    table.world.disk.faults = none;
    await table.ask('match.open', { match });
    expect(table.screen.frame?.status).toBe('finished');
    expect(table.world.disk.text(`${DATA}/seats.json`)).not.toContain('hash');
  });

  test('does not keep a match from being deleted where the seats cannot be written', async () => {
    const { table, match, token } = await invited();
    table.world.disk.faults = (call) => (call.path.includes('seats.json') && call.deed !== 'read' ? 'ENOSPC' : null);
    await table.ask('match.delete', { match });
    expect((await table.ask('match.list', {})).matches).toEqual([]);
    expect(table.world.host.tokens.role(token)).toBeNull();
    const words = 'seats.json could not be written: the disk is full. It stays as it is and is tried again.';
    expect(table.screen.notices).toContain(words);
    expect((await table.ask('match.list', {})).problems).toEqual([words]);
    table.world.disk.faults = none;
    await table.wait();
    expect(table.world.disk.text(`${DATA}/seats.json`)).not.toContain('hash');
    expect((await table.ask('match.list', {})).problems).toEqual([]);
  });

  test('can be invited anew when a deleted match comes back as a file, and keeps that seat over a restart', async () => {
    const { table, match, token } = await invited();
    const text = table.world.disk.text(table.path(match))!;
    await table.ask('match.delete', { match });
    table.world.disk.plant(table.path(match), text);
    await table.ask('match.open', { match });
    const { url } = await table.ask('match.seatLink', { match, seat: 1, revoke: false });
    await table.restart();
    expect([url!.slice(1), token].map((one) => table.world.host.tokens.role(one))).toEqual([{ kind: 'seat', match, seat: 1 }, null]);
  });

  test('has no seat in the file any more once a match that is over is opened, though the process died at its end', async () => {
    const { table, match } = await invited();
    table.world.disk.faults = (call) => (call.path.includes('seats.json') ? 'EACCES' : null);
    await table.ask('match.concede', { match, seat: 0 });
    table.world.die(false);
    table.world.disk.faults = none;
    table.start();
    expect(table.world.disk.text(`${DATA}/seats.json`)).toContain('hash');
    await table.ask('match.open', { match });
    expect(table.world.disk.text(`${DATA}/seats.json`)).not.toContain('hash');
  });
});
