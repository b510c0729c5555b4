import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game, GameAction } from '../../src-shared/kernel/game.ts';
import { BOT, FRIEND, PERSON, makeRig, openMatch, until } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const hexforge = GAMES.hexforge as Game;

let rig: Rig;
let match: string;

afterEach(() => rig.end());

const screen = () => rig.screen;
const frame = () => rig.screen.frame;
const offered = (type: string): GameAction => {
  const action = frame().actions.find((candidate) => candidate.type === type);
  if (!action)
    throw new Error(
      `${type} is not on offer, only ${frame()
        .actions.map((one) => one.type)
        .join(', ')}`,
    );
  return action;
};

async function act(action: GameAction): Promise<void> {
  await screen().ask('match.act', { match, seat: frame().seat, seq: frame().seq, action });
  await until(() => frame().actions.length > 0 || frame().status !== 'playing');
}

/** Hexforge against a bot, up to the person's first Move with a worker on the map. */
async function reachMove(): Promise<void> {
  rig = makeRig({ game: hexforge });
  const config = hexforge.seriesConfig!(0);
  const setup = { game: 'hexforge', config: { ...(config as object), firstSeat: 0 }, seats: [PERSON, BOT], seed: 'a' };
  ({ match } = await screen().ask('match.create', { setup }));
  await screen().ask('match.open', { match });
  await act({ type: 'baseAbility', ability: 'summonPrimaryWorker' } as GameAction);
  await act(offered('chooseTile'));
  expect(frame().actions.map(({ type }) => type)).toContain('orderUnit');
}

describe('undo in a game with staged orders', () => {
  beforeEach(reachMove);

  test('takes back staged actions one by one, and redo brings them back', async () => {
    const before = frame();
    await act(offered('orderUnit'));
    await act(offered('goTo'));
    const after = frame();
    expect(after.undo).toEqual({
      can: true,
      label: expect.stringMatching(/^Undo: move [A-Z][^,]+ to [A-Z]\d+$/) as string,
      canRedo: false,
      anything: false,
    });
    await screen().ask('match.undo', { match, seat: 0 });
    expect(frame().undo).toEqual({
      can: true,
      label: expect.stringMatching(/^Undo: order [A-Z]/) as string,
      canRedo: true,
      anything: false,
    });
    await screen().ask('match.undo', { match, seat: 0 });
    expect(frame().view).toEqual(before.view);
    expect(frame().actions).toEqual(before.actions);
    expect(frame().undo.can).toBe(false);
    await screen().ask('match.redo', { match, seat: 0 });
    await screen().ask('match.redo', { match, seat: 0 });
    expect(frame().view).toEqual(after.view);
    expect((await screen().refusal('match.redo', { match, seat: 0 })).code).toBe('illegal');
  });

  test('appends to the file and never shortens it; a reload skips what was taken back', async () => {
    const view = frame().view;
    await act(offered('orderUnit'));
    const text = rig.file(match);
    await screen().ask('match.undo', { match, seat: 0 });
    expect(rig.file(match)).toBe(`${text}{"undo":1}\n`);
    rig = await rig.restart();
    await screen().ask('match.open', { match });
    expect(frame().view).toEqual(view);
  });

  test('names what it takes back after a restart, too', async () => {
    await act(offered('orderUnit'));
    const { label } = frame().undo;
    expect(label).toMatch(/^Undo: order [A-Z]/);
    rig = await rig.restart();
    await screen().ask('match.open', { match });
    expect(frame().undo).toEqual({ can: true, label, canRedo: false, anything: false });
  });

  test('stops where a move was carried out, even though nobody saw it', async () => {
    await act(offered('orderUnit'));
    await act(offered('goTo'));
    await act(offered('confirmMoves'));
    expect(frame().undo.can).toBe(false);
    expect(frame().undo.label).toMatch(/^Nothing to undo: /);
    expect((await screen().refusal('match.undo', { match, seat: 0 })).message).toBe(frame().undo.label);
  });

  test('puts staged actions in another order, all of them or none', async () => {
    const start = frame();
    const order = offered('orderUnit');
    await act(order);
    const far = frame().actions.filter(({ type }) => type === 'goTo');
    await act(far[0]);
    const staged = frame();
    const again = far.at(-1)!;
    await screen().ask('match.restage', { match, seat: 0, seq: frame().seq, actions: [order, again] });
    expect(frame().view).not.toEqual(start.view);
    const restaged = frame();
    // An impossible list changes nothing at all.
    const seq = frame().seq;
    const wrong = await screen().refusal('match.restage', { match, seat: 0, seq, actions: [order, order] });
    expect(wrong.code).toBe('illegal');
    expect(frame()).toBe(restaged);
    // Nor does one that begins with the answer to a question that was not asked.
    const step = { type: 'chooseTile', tile: 0 };
    const halfway = await screen().refusal('match.restage', { match, seat: 0, seq, actions: [step] });
    expect(halfway.code).toBe('illegal');
    expect(frame()).toBe(restaged);
    // What cannot be taken back is not staged.
    const hasty = await screen().refusal('match.restage', { match, seat: 0, seq, actions: [{ type: 'confirmMoves' }] });
    expect(hasty.code).toBe('illegal');
    await screen().ask('match.restage', { match, seat: 0, seq, actions: [order, far[0]] });
    expect(frame().view).toEqual(staged.view);
  });
});

describe('undo in a game with open play', () => {
  const laneforge = GAMES.laneforge as Game;

  /** Laneforge up to the person's first action, with a plain creature put into a lane. */
  async function reachLane(rival: typeof BOT | typeof FRIEND): Promise<string> {
    rig = makeRig({ game: laneforge });
    // Else the phase ends by itself with the card, and the rival's turn keeps it.
    await screen().ask('settings.set', { patch: { person: { autoResolveForced: false } } });
    const setup = { game: 'laneforge', config: laneforge.seriesConfig!(0), seats: [PERSON, rival], seed: 'undo' };
    ({ match } = await screen().ask('match.create', { setup }));
    await screen().ask('match.open', { match });
    const sit = async () => {
      if (frame().mode === 'curtain') await screen().ask('match.ready', { match, seat: frame().seat });
    };
    const pick = async () => {
      await screen().ask('match.act', { match, seat: frame().seat, seq: frame().seq, action: offered('pickChampion') });
      await until(() => frame().actions.length > 0 || frame().mode === 'curtain');
    };
    for (const _ of [0, 1]) {
      await sit();
      if (frame().actions.some(({ type }) => type === 'pickChampion')) await pick();
    }
    await sit();
    const before = JSON.stringify(frame().view);
    await act(offered('playCard'));
    if (frame().actions.some(({ type }) => type === 'chooseLane')) await act(offered('chooseLane'));
    return before;
  }

  test('a bot that saw a card played does not keep it played', async () => {
    const before = await reachLane(BOT);
    while (frame().undo.can) await screen().ask('match.undo', { match, seat: frame().seat });
    expect(JSON.stringify(frame().view)).toBe(before);
    expect(frame().casual).toBe(false);
  });

  test('a person who saw it does', async () => {
    await reachLane(FRIEND);
    expect(frame().undo.can).toBe(false);
  });
});

describe('undo across other seats', () => {
  test('is refused once a rival has been asked, unless anything may be taken back, which marks the match casual', async () => {
    rig = makeRig();
    match = await openMatch(screen(), [PERSON, BOT]);
    const first = frame();
    await act(first.actions.at(-1)!);
    expect(frame().undo.can).toBe(false);
    await screen().ask('settings.set', { patch: { table: { takeBackAnything: true } } });
    await screen().ask('match.undo', { match, seat: 0 });
    expect(frame().view).toEqual(first.view);
    expect(frame().casual).toBe(true);
    expect(rig.file(match)).toContain('"casual":true');
    rig = await rig.restart();
    await screen().ask('match.open', { match });
    expect(frame().casual).toBe(true);
  });

  test('never reaches across another person', async () => {
    rig = makeRig();
    match = await openMatch(screen(), [PERSON, FRIEND]);
    await screen().ask('settings.set', { patch: { table: { takeBackAnything: true } } });
    await screen().ask('match.ready', { match, seat: frame().seat });
    const { seat } = frame();
    await screen().ask('match.act', { match, seat, seq: frame().seq, action: frame().actions.at(-1)! });
    expect(frame().mode).toBe('curtain');
    expect((await screen().refusal('match.undo', { match, seat })).code).toBe('forbidden');
  });
});
