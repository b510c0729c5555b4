/** The table goes to another machine on purpose: the match moves, seats follow, and there is one host at every moment. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../support/rig.ts';
import { FOR_THREE, Machine, arrived, begin, offer, play, type ClosedState, type OpenState } from './machines.ts';

const PLAYS = { game: FOR_THREE };
let host: Machine;
let taker: Machine;
let third: Machine;
const machines = (): Machine[] => [host, taker, third];
beforeEach(() => {
  [host, taker, third] = [new Machine('Ada', PLAYS), new Machine('Ben', PLAYS), new Machine('Cleo', PLAYS)];
});
afterEach(async () => {
  for (const { rig } of machines()) expect(rig.errors).toEqual([]);
  for (const { rig } of machines().reverse()) await rig.end();
});

describe('before a match', () => {
  beforeEach(async () => {
    await host.open(3);
    await taker.visit(host);
    await third.visit(host);
  });

  test('the table is the guest’s, the old host sits there as a guest, and so does everybody else', async () => {
    await offer(host, taker);
    await arrived(taker, [host, third]);
    expect(taker.lobby.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['guest', 'Ada'],
      ['screen', 'Ben'],
      ['guest', 'Cleo'],
    ]);
    expect(host.lan).toMatchObject({ state: 'closed', kept: null, handed: { to: 'Ben', game: FOR_THREE.id, tells: true } });
    expect(taker.visiting?.line).toMatchObject({ is: 'ended', keeps: true });
    expect(taker.visiting?.kept).toBeNull();
    // They go on there.
    const match = await begin(taker, [host, third]);
    await play(taker, [host, third], 3);
    expect(taker.screen.frame.match).toBe(match);
  });
});

describe('in the middle of a match', () => {
  let match: string;
  beforeEach(async () => {
    await host.open(3);
    await taker.visit(host);
    await third.visit(host);
    match = await begin(host, [taker, third]);
    await play(host, [taker, third], 5);
  });

  test('everybody who plays agrees, and it goes on where it was', async () => {
    const before = host.rig.file(match);
    await offer(host, taker);
    await until(() => third.guestFrame.together?.proposal?.wish.kind === 'handover');
    const { proposal } = third.guestFrame.together!;
    expect(proposal).toMatchObject({ wish: { kind: 'handover', to: 1 }, by: 1, asked: [2] });
    expect((host.lan as OpenState).handover).toMatchObject({ name: 'Ben', stage: 'asked' });
    await third.say('match.answer', { match, seat: 2, proposal: proposal!.id, agree: true });
    await arrived(taker, [host, third]);
    expect(taker.lobby.match).toBe(match);
    expect(taker.rig.file(match)).toContain(before);
    await taker.screen.ask('match.open', { match });
    await Promise.all([host.openMatch(), third.openMatch()]);
    expect([host.guestFrame, taker.screen.frame, third.guestFrame].map(({ mode, seat }) => [mode, seat])).toEqual([
      ['seat', 0],
      ['seat', 1],
      ['seat', 2],
    ]);
    await play(taker, [host, third], 5);
    // The old host does not play on.
    expect((host.lan as ClosedState).handed).toEqual({ to: 'Ben', game: FOR_THREE.id, tells: true });
    expect(host.rig.file(match)).toBe(before);
    expect((await host.screen.refusal('match.open', { match })).message).toContain('it goes on at the table on their computer');
  });
});
