import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { BOT, FRIEND, PERSON, TestScreen, makeRig, openMatch, playOut } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
let match: string;
afterEach(() => rig.end());

const frame = () => rig.screen.frame;

/** Plays two people's match at one screen and gives every frame that was sent. */
async function hotSeat(game: Game, config: unknown, stop: (frame: MatchFrame) => boolean): Promise<MatchFrame[]> {
  rig = makeRig({ game });
  const setup = { game: game.id, config, seats: [PERSON, FRIEND], seed: 'hot' };
  ({ match } = await rig.screen.ask('match.create', { setup }));
  await rig.screen.ask('match.open', { match });
  await playOut(rig.screen, match, stop);
  return rig.screen.frames;
}

describe('the curtain between two people at one screen', () => {
  const games: [string, Game, unknown, number][] = [
    ['lantern', lantern as Game, {}, 100],
    ['hexforge', GAMES.hexforge as Game, (GAMES.hexforge as Game).seriesConfig!(0), 120],
  ];

  test.each(games)('shows the spectator’s view and nothing of any seat (%s)', async (_name, game, config, frames) => {
    let seen = 0;
    const sent = await hotSeat(game, config, () => ++seen > frames);
    const curtains = sent.filter(({ mode }) => mode === 'curtain');
    expect(curtains.length).toBeGreaterThan(3);
    for (const curtain of curtains) {
      expect(curtain.view.viewer).toBe('spectator');
      expect(curtain.actions).toEqual([]);
      expect(curtain.undo).toEqual({ can: false, label: '', canRedo: false, anything: false });
      expect(curtain.recapFrom).toBe(0);
      expect(curtain.prefs).toEqual({ preset: 'standard', until: null });
      expect((curtain.view as { me?: unknown }).me ?? null).toBeNull();
      expect(curtain.reset).toBe(true);
    }
  });

  test('holds no card of either hand in its text', async () => {
    const sent = await hotSeat(lantern as Game, {}, () => false);
    for (const curtain of sent.filter(({ mode }) => mode === 'curtain')) {
      expect(JSON.stringify(curtain)).not.toMatch(/"(hand|ranks|shownToMe)"/);
    }
  });

  test('falls at every change of decider and rises only for the one who is asked', async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    expect(frame().mode).toBe('curtain');
    const asked = frame().seat;
    expect((await rig.screen.refusal('match.ready', { match, seat: 1 - asked })).code).toBe('stale');
    expect(frame().mode).toBe('curtain');
    await rig.screen.ask('match.ready', { match, seat: asked });
    expect(frame()).toMatchObject({ mode: 'seat', seat: asked, reset: true, view: { viewer: asked } });
    await rig.screen.ask('match.act', { match, seat: asked, seq: frame().seq, action: frame().actions.at(-1)! });
    expect(frame()).toMatchObject({ mode: 'curtain', seat: 1 - asked });
  });

  test('keeps questions about a seat that has not taken the screen unanswered', async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    const asked = frame().seat;
    for (const seat of [0, 1]) {
      const ask = { kind: 'query', question: { kind: 'odds', rank: 3 } } as const;
      expect((await rig.screen.refusal('match.ask', { match, seat, ask })).code).toBe('forbidden');
      expect((await rig.screen.refusal('match.past', { match, seat, line: 0 })).code).toBe('forbidden');
      expect((await rig.screen.refusal('match.act', { match, seat, seq: frame().seq, action: { type: 'rest' } })).code).toBe('forbidden');
    }
    await rig.screen.ask('match.ready', { match, seat: asked });
    expect((await rig.screen.refusal('match.past', { match, seat: 1 - asked, line: 0 })).code).toBe('forbidden');
    expect((await rig.screen.ask('match.past', { match, seat: asked, line: 0 })).view.viewer).toBe(asked);
  });

  test('answers from an onlooker’s view what anybody may know, also while it is down', async () => {
    const asked: { viewer: unknown; history: unknown }[] = [];
    const listening = {
      ...lantern,
      query: (view: { viewer: unknown }, history: unknown, question: unknown) => {
        asked.push({ viewer: view.viewer, history });
        return question;
      },
    } as unknown as Game;
    rig = makeRig({ game: listening });
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    const ask = { kind: 'public', question: 'open?' } as const;
    expect(frame().mode).toBe('curtain');
    expect(await rig.screen.ask('match.ask', { match, seat: 0, ask })).toEqual({ answer: 'open?' });
    await rig.screen.ask('match.ready', { match, seat: frame().seat });
    expect(await rig.screen.ask('match.ask', { match, seat: 0, ask })).toEqual({ answer: 'open?' });
    expect(asked.map(({ viewer }) => viewer)).toEqual(['spectator', 'spectator']);
    expect(JSON.stringify(asked.map(({ history }) => history))).not.toMatch(/"(hand|cards)":\[/);
    await rig.screen.ask('match.close', { match });
    expect((await rig.screen.refusal('match.ask', { match, seat: 0, ask })).code).toBe('notFound');
  });

  test('is not needed where one person sits alone', async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match);
    expect(rig.screen.frames.every(({ mode, view }) => mode === 'seat' && view.viewer === 0)).toBe(true);
  });
});

describe('a seat with a page of its own', () => {
  let page: TestScreen;
  beforeEach(async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    const { url } = await rig.screen.ask('match.seatLink', { match, seat: 1 });
    const role = rig.host.tokens.role(url!.split('#token=')[1]);
    expect(role).toEqual({ kind: 'seat', match, seat: 1 });
    page = new TestScreen(rig.host, role!);
    await page.ask('match.open', { match });
  });

  test('sees its own view only, and the shared screen needs no curtain any more', () => {
    expect(page.frame).toMatchObject({ mode: 'seat', seat: 1, local: [1], view: { viewer: 1 } });
    expect(frame()).toMatchObject({ mode: 'seat', seat: 0, local: [0], view: { viewer: 0 } });
  });

  test('plays its seat and no other', async () => {
    const asked = frame().view.toAct!;
    const [own, other] = asked === 1 ? [page, rig.screen] : [rig.screen, page];
    const action = own.frame.actions.at(-1)!;
    const seq = own.frame.seq;
    const wrong = await other.refusal('match.act', { match, seat: asked, seq, action });
    expect(wrong.code).toBe('forbidden');
    await own.ask('match.act', { match, seat: asked, seq, action });
    expect(other.frame.view.toAct).not.toBe(asked);
  });

  test('may ask for nothing but its seat', async () => {
    for (const [method, params] of [
      ['match.list', {}],
      ['settings.get', {}],
      ['settings.set', { patch: { person: { muted: true } } }],
      ['match.export', { match }],
      ['match.seatLink', { match, seat: 0 }],
      ['match.open', { match: 'other' }],
      ['library.list', { game: 'lantern' }],
    ] as const) {
      expect((await page.refusal(method, params as never)).code).toBe('forbidden');
    }
    expect((await rig.screen.ask('settings.get', {})).settings.person.muted).toBe(false);
  });

  test('goes back to the shared screen when it is revoked, and one person always stays there', async () => {
    expect((await rig.screen.refusal('match.seatLink', { match, seat: 0 })).code).toBe('illegal');
    await rig.screen.ask('match.seatLink', { match, seat: 1, revoke: true });
    expect(page.refused).toBe(true);
    expect(frame().local).toEqual([0, 1]);
  });
});
