import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as lobbies from '../../src-shared/lan/lobby.ts';
import type { Filling, Lobby } from '../../src-shared/lan/lobby.ts';
import { looksOf } from '../../src-shared/lan/looks.ts';
import { NO_WISH } from '../../src-shared/protocol/looks.ts';
import { seatSetupsSchema } from '../../src-shared/protocol/messages.ts';

const { arrive, begin, end, fill, guestSeats, lock, newLobby, remove, rename, seatGuest, seatSetups, setConnected, setGame, setReady } =
  lobbies;
const { commit, commitmentsOf, lay, open, reseal, sit, stand, startProblem, viewOf: viewAt, LobbyRefusal, MOST_GUESTS } = lobbies;

const BOT: Filling = { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 };
const arrived = (seats: number, ...names: string[]): Lobby =>
  names.reduce((lobby, name, n) => arrive(lobby, `g${n + 1}`, name), newLobby('game', seats));
const HOST = { version: '1.2.3', content: 7 };
const viewOf = (lobby: Lobby, you: string) => viewAt(lobby, you, HOST);
const seats = (lobby: Lobby) => viewOf(lobby, 'g1').seats.map(({ name }) => name);

describe('guests', () => {
  test('sit down where it is free, and wait where it is not', () => {
    const lobby = arrived(2, 'Ada', 'Ben', 'Cid');
    expect(viewOf(lobby, 'g3')).toEqual({
      you: 'g3',
      host: HOST,
      game: 'game',
      seats: [
        { kind: 'guest', name: 'Ada', guest: 'g1', ready: false, connected: true, picked: 'none', hash: null },
        { kind: 'guest', name: 'Ben', guest: 'g2', ready: false, connected: true, picked: 'none', hash: null },
      ],
      waiting: [{ id: 'g3', name: 'Cid', connected: true }],
      timing: { clock: null },
      locked: false,
      spectators: true,
      match: null,
      common: null,
      seedHash: null,
      looks: looksOf(2, []),
      wish: NO_WISH,
      before: null,
    });
  });

  test('are told apart from everybody at the table', () => {
    let lobby = fill(fill(arrived(4, 'Ada'), 1, { kind: 'screen', name: 'ADA' }), 2, { ...BOT, name: 'ada' });
    expect(seats(lobby)).toEqual(['Ada', 'ADA 2', 'ada 3', '']);
    lobby = arrive(lobby, 'g2', 'Ada');
    expect(seats(lobby)).toEqual(['Ada', 'ADA 2', 'ada 3', 'Ada 4']);
    expect(seats(rename(lobby, 'g2', 'Ben'))).toEqual(['Ada', 'ADA 2', 'ada 3', 'Ben']);
    // One’s own name is no other’s.
    expect(seats(rename(lobby, 'g1', 'Adá'))[0]).toBe('Adá');
    expect(seats(rename(arrived(1, 'Ada'), 'g1', 'ADA'))).toEqual(['ADA']);
  });

  test('change their seat, and are not ready at the new one', () => {
    const lobby = setReady(arrived(3, 'Ada', 'Ben'), 'g1', true);
    expect(seats(sit(lobby, 'g1', 2))).toEqual(['', 'Ben', 'Ada']);
    expect(viewOf(sit(lobby, 'g1', 2), 'g1').seats[2].ready).toBe(false);
    expect(() => sit(lobby, 'g1', 1)).toThrow('That seat is taken.');
    expect(() => sit(lobby, 'g1', 3)).toThrow('The table has 3 seats.');
    expect(viewOf(stand(lobby, 'g1'), 'g1').waiting).toMatchObject([{ id: 'g1' }]);
    expect(() => setReady(stand(lobby, 'g1'), 'g1', true)).toThrow('no seat');
  });

  test('leave', () => {
    const lobby = remove(arrived(2, 'Ada', 'Ben'), 'g1');
    expect(viewOf(lobby, 'g2')).toMatchObject({ waiting: [], seats: [{ kind: 'open' }, { guest: 'g2' }] });
    expect(() => remove(lobby, 'g1')).toThrow('no such guest');
  });

  test('are let in as long as the table is not locked or full', () => {
    expect(() => arrive(lock(newLobby('game', 2), true), 'g1', 'Ada')).toThrow('locked');
    const full = arrived(2, ...Array.from({ length: MOST_GUESTS }, (_, n) => `Guest ${n}`));
    expect(() => arrive(full, 'more', 'Ada')).toThrow('full');
  });
});

describe('the host', () => {
  test('fills seats, and whoever sat there waits', () => {
    const lobby = fill(arrived(2, 'Ada', 'Ben'), 0, BOT);
    expect(seats(lobby)).toEqual(['Rust', 'Ben']);
    expect(viewOf(lobby, 'g1').waiting).toMatchObject([{ name: 'Ada' }]);
    expect(seats(seatGuest(lobby, 'g1', 1))).toEqual(['Rust', 'Ada']);
    expect(seats(fill(lobby, 0, { kind: 'open' }))).toEqual(['', 'Ben']);
    // The same again is no second one.
    expect(seats(fill(lobby, 0, BOT))).toEqual(['Rust', 'Ben']);
  });

  test('picks another game: who has room keeps the seat, and nobody is ready', () => {
    const lobby = setReady(arrived(3, 'Ada', 'Ben', 'Cid'), 'g1', true);
    const smaller = setGame(lobby, 'other', 2);
    expect(viewOf(smaller, 'g1')).toMatchObject({ game: 'other', seats: [{ name: 'Ada', ready: false }, {}], waiting: [{ name: 'Cid' }] });
    expect(seats(setGame(lobby, 'other', 4))).toEqual(['Ada', 'Ben', 'Cid', '']);
  });
});

describe('the start', () => {
  test('says what it waits for', () => {
    let lobby = arrived(3, 'Ada', 'Ben');
    const problems: (string | null)[] = [];
    const next = (changed: Lobby) => problems.push(startProblem((lobby = changed)));
    next(setReady(lobby, 'g1', true));
    next(setConnected(lobby, 'g2', false));
    next(setConnected(lobby, 'g2', true));
    next(setReady(lobby, 'g2', true));
    next(fill(lobby, 2, BOT));
    next(begin(lobby, 'match-1'));
    expect(problems).toEqual([
      'Ben is not ready.',
      'Ben is away.',
      'Ben is not ready.',
      'Seat 3 is open: give it to somebody or to a bot.',
      null,
      'The match is on already.',
    ]);
    expect(startProblem(fill(fill(newLobby('game', 2), 0, BOT), 1, BOT))).toBe('At least one seat is a person’s.');
  });

  test('seats guests, people at the screen and bots as the protocol takes them', () => {
    const lobby = fill(fill(arrived(3, 'Ada'), 1, BOT), 2, { kind: 'screen', name: 'Ben' });
    expect(seatSetupsSchema.parse(seatSetups(lobby))).toEqual([{ kind: 'human', name: 'Ada' }, BOT, { kind: 'human', name: 'Ben' }]);
    expect(guestSeats(lobby)).toEqual([{ seat: 0, guest: 'g1' }]);
    expect(() => seatSetups(newLobby('game', 2))).toThrow(LobbyRefusal);
  });

  test('keeps the seats until the end, and who comes meanwhile looks on', () => {
    const lobby = begin(fill(setReady(arrived(2, 'Ada'), 'g1', true), 1, BOT), 'match-1');
    const refused = [
      () => sit(lobby, 'g1', 1),
      () => stand(lobby, 'g1'),
      () => setReady(lobby, 'g1', false),
      () => rename(lobby, 'g1', 'Cid'),
      () => fill(lobby, 1, { kind: 'open' }),
      () => seatGuest(lobby, 'g1', 1),
      () => setGame(lobby, 'other', 3),
    ];
    for (const change of refused) expect(change).toThrow('until the match is over');
    expect(viewOf(arrive(lobby, 'g2', 'Ben'), 'g2').match).toEqual({ id: 'match-1', seat: null });
    expect(viewOf(lobby, 'g1').match).toEqual({ id: 'match-1', seat: 0 });
    expect(viewOf(end(lobby), 'g1')).toMatchObject({ match: null, seats: [{ name: 'Ada', ready: false }, { name: 'Rust' }] });
  });
});

describe('what everybody is bound to', () => {
  const [OWN, MINE] = [['h1', 'h2', 'h3'], 'mine'];
  const laid = () => lay(arrived(2, 'Ada', 'Ben'), { mode: 1 }, OWN);

  test('is the guest’s own where it has committed, and the host’s otherwise', () => {
    const lobby = commit(laid(), 'g2', MINE);
    expect(commitmentsOf(lobby)).toEqual(['h1', 'mine', 'h3']);
    expect(viewOf(lobby, 'g1')).toMatchObject({ common: { mode: 1 }, seedHash: 'h3' });
    expect(viewOf(lobby, 'g1').seats.map(({ picked, hash }) => [picked, hash])).toEqual([
      ['none', 'h1'],
      ['committed', 'mine'],
    ]);
    expect(commitmentsOf(fill(lobby, 1, BOT))).toEqual(OWN);
    expect(viewOf(fill(lobby, 1, { kind: 'open' }), 'g1').seats[1]).toMatchObject({ picked: 'none', hash: null });
    expect(() => commit(fill(lobby, 1, BOT), 'g2', MINE)).toThrow('no seat');
  });

  test('ends with the seat, the match, the game and an opening', () => {
    const lobby = setReady(commit(laid(), 'g1', MINE), 'g1', true);
    for (const changed of [stand(lobby, 'g1'), sit(fill(lobby, 1, { kind: 'open' }), 'g1', 1), begin(lobby, 'm'), reseal(open(lobby))]) {
      expect(commitmentsOf(changed)).toEqual(OWN);
    }
    expect(commitmentsOf(setGame(lobby, 'game', 3))).toEqual([]);
    expect(reseal(open(lobby)).seats[0]).toMatchObject({ ready: false });
    // Who had not committed has opened nothing.
    expect(reseal(open(setReady(laid(), 'g2', true))).seats[1]).toMatchObject({ ready: true });
  });

  test('cannot be changed while it is opened, and who does not wait is told so', () => {
    const lobby = open(laid());
    const refused = [
      () => commit(lobby, 'g1', MINE),
      () => lay(lobby, 1, OWN),
      () => setReady(lobby, 'g1', true),
      () => stand(lobby, 'g1'),
    ];
    for (const change of refused) expect(change).toThrow('about to begin');
    expect(startProblem(lobby)).toBe('The match is about to begin.');
    expect(viewOf(setConnected(lobby, 'g1', false), 'g1').seats[0].connected).toBe(false);
  });

  test('is asked for anew when all play by something else', () => {
    const ready = setReady(laid(), 'g1', true);
    const isReady = (common: unknown) => viewOf(lay(ready, common, OWN), 'g1').seats[0].ready;
    expect([isReady({ mode: 1 }), isReady({ mode: 2 })]).toEqual([true, false]);
  });
});

test('whatever is done to it, a guest has one seat at most, none is lost, and names are told apart', () => {
  const ids = fc.constantFrom('g1', 'g2', 'g3', 'g4');
  const names = fc.constantFrom('Ada', 'ada', 'Ben');
  const seat = fc.nat({ max: 4 });
  const fillings = fc.constantFrom<Filling>({ kind: 'open' }, { kind: 'screen', name: 'Ada' }, BOT);
  const change = fc.oneof(
    fc.tuple(ids, names).map(
      ([id, name]) =>
        (lobby: Lobby) =>
          lobby.guests.some((g) => g.id === id) ? lobby : arrive(lobby, id, name),
    ),
    fc.tuple(ids, seat).map(
      ([id, n]) =>
        (lobby: Lobby) =>
          sit(lobby, id, n),
    ),
    fc.tuple(ids, seat).map(
      ([id, n]) =>
        (lobby: Lobby) =>
          seatGuest(lobby, id, n),
    ),
    fc.tuple(ids, names).map(
      ([id, name]) =>
        (lobby: Lobby) =>
          rename(lobby, id, name),
    ),
    fc.tuple(ids, fc.boolean()).map(
      ([id, is]) =>
        (lobby: Lobby) =>
          setReady(lobby, id, is),
    ),
    fc.tuple(seat, fillings).map(
      ([n, filling]) =>
        (lobby: Lobby) =>
          fill(lobby, n, filling),
    ),
    ids.map((id) => (lobby: Lobby) => remove(lobby, id)),
    ids.map((id) => (lobby: Lobby) => stand(lobby, id)),
    ids.map((id) => (lobby: Lobby) => commit(lobby, id, 'hash')),
    fc.constantFrom(open, reseal),
    fc.integer({ min: 2, max: 5 }).map((n) => (lobby: Lobby) => setGame(lobby, 'game', n)),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let lobby = newLobby('game', 3);
      for (const apply of changes) {
        const before = JSON.stringify(lobby);
        try {
          lobby = apply(lobby);
        } catch (error) {
          expect(error).toBeInstanceOf(LobbyRefusal);
          expect(JSON.stringify(lobby)).toBe(before);
        }
        const seated = guestSeats(lobby).map(({ guest }) => guest);
        expect(new Set(seated).size).toBe(seated.length);
        const { seats, waiting } = viewOf(lobby, 'g1');
        expect([...seated, ...waiting.map(({ id }) => id)].sort()).toEqual(lobby.guests.map(({ id }) => id).sort());
        const all = [...seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name), ...waiting.map(({ name }) => name)];
        expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
      }
    }),
  );
});
