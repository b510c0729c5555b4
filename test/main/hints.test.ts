import { afterEach, describe, expect, test } from 'vitest';
import type { BotAnswer, BotRequest } from '../../src-shared/bots/types.ts';
import { laneforge } from '../../src-shared/games/laneforge/game.ts';
import type { Game, GameAction, GameView } from '../../src-shared/kernel/game.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import { BOT, FRIEND, PERSON, firstAction, inProcessBot, makeRig, openMatch, playOut, until } from './support/rig.ts';
import type { Choose, Rig } from './support/rig.ts';

let rig: Rig;
afterEach(() => rig.end());

/** Weighs the last two of what is offered, the last one higher. */
const adviser: Choose = ({ actions }) => {
  const [second, first] = actions.slice(-2);
  const candidates = [
    { action: first, visits: 30, value: 0.7 },
    { action: second, visits: 10, value: 0.4 },
  ];
  return { action: first, stats: { iterations: 40, value: 0.7, candidates } };
};

/** A match in which the person is asked and has a choice. */
async function asked(choose: Choose = adviser): Promise<string> {
  rig = makeRig({ spawnBot: inProcessBot(choose) });
  const match = await openMatch(rig.screen, [PERSON, BOT]);
  await playOut(rig.screen, match, (frame) => frame.actions.length > 2);
  return match;
}

const hint = (match: string) => rig.screen.ask('match.hint', { match, seat: 0, seq: rig.screen.frame.seq });

describe('a hint', () => {
  test('is what a bot would do in the seat, best first, in words', async () => {
    const match = await asked();
    const { actions } = rig.screen.frame;
    const advice = await hint(match);
    expect(advice).toMatchObject({ action: actions.at(-1), iterations: 40 });
    expect(advice.weighed.map(({ visits, value }) => ({ visits, value }))).toEqual([
      { visits: 30, value: 0.7 },
      { visits: 10, value: 0.4 },
    ]);
    expect(advice.weighed.every(({ words }) => words.length > 0)).toBe(true);
  });

  test('is asked for with the seat’s own view and offers alone', async () => {
    const requests: BotRequest[] = [];
    const match = await asked((request) => {
      requests.push(request);
      return adviser(request);
    });
    requests.length = 0;
    await hint(match);
    expect(requests).toHaveLength(1);
    expect(requests[0].view).toEqual(rig.screen.frame.view);
    expect(requests[0].actions).toEqual(rig.screen.frame.actions);
    expect(requests[0].view.viewer).toBe(0);
  });

  test('marks the match as assisted: on the screen, in the log, in the list, after a restart', async () => {
    const match = await asked();
    expect(rig.screen.frame.assisted).toBe(false);
    await hint(match);
    expect(rig.screen.frame.assisted).toBe(true);
    const log = parseLog(rig.file(match));
    expect(log).toMatchObject({ assisted: true, problem: null });
    rig = await rig.restart();
    expect((await rig.screen.ask('match.list', {})).matches[0]).toMatchObject({ assisted: true });
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame.assisted).toBe(true);
    await playOut(rig.screen, match);
    await until(() => rig.screen.frame.status === 'finished');
    expect(await rig.screen.ask('replay.open', { match })).toMatchObject({ assisted: true, finished: true });
  });

  test('changes nothing else: the decision is still to be made, and undo stands as it stood', async () => {
    const match = await asked();
    const { view, actions, undo } = rig.screen.frame;
    await hint(match);
    expect(rig.screen.frame).toMatchObject({ view, actions, undo });
    const { seq } = rig.screen.frame;
    await rig.screen.ask('match.act', { match, seat: 0, seq, action: actions[0] });
  });

  test('is not given where other people play', async () => {
    rig = makeRig({ spawnBot: inProcessBot(adviser) });
    const match = await openMatch(rig.screen, [PERSON, FRIEND]);
    await rig.screen.ask('match.ready', { match, seat: rig.screen.frame.seat });
    const { seat, seq } = rig.screen.frame;
    expect(await rig.screen.refusal('match.hint', { match, seat, seq })).toMatchObject({ code: 'forbidden' });
    expect(rig.screen.frame.assisted).toBe(false);
  });

  test('is withdrawn when the person acts meanwhile, and then does not count', async () => {
    const silent = { now: false };
    const match = await asked((request) => (silent.now ? null : firstAction(request)));
    silent.now = true;
    const { seq, actions } = rig.screen.frame;
    const late = rig.screen.refusal('match.hint', { match, seat: 0, seq });
    await rig.screen.ask('match.act', { match, seat: 0, seq, action: actions[0] });
    await rig.screen.ask('match.concede', { match, seat: 0 });
    expect(await late).toMatchObject({ code: 'stale' });
    expect(parseLog(rig.file(match)).assisted).toBe(false);
  });

  test('that cannot be had is refused in words and does not count', async () => {
    const match = await asked((request) => firstAction(request));
    const { seq } = rig.screen.frame;
    expect(await rig.screen.refusal('match.hint', { match, seat: 0, seq })).toMatchObject({
      code: 'failed',
      message: 'No advice could be had.',
    });
    expect(parseLog(rig.file(match)).assisted).toBe(false);
  });
});

const isCreature = (view: GameView, action: GameAction): boolean =>
  action.type === 'playCard' && (laneforge as Game).describe!(view, action).endsWith('into a lane');

/** Likes creatures best, then the last thing offered, and says so as one that weighed. */
const summoner = ({ view, actions }: BotRequest): BotAnswer => {
  const rated = (action: GameAction): number => Number(isCreature(view, action));
  const candidates = actions.toSorted((a, b) => rated(b) - rated(a)).map((action) => ({ action, visits: 1, value: 0.5 }));
  return { action: candidates[0].action, stats: { iterations: actions.length, value: 0.5, candidates, outlook: [] } };
};

describe('a hint for a choice of several steps', () => {
  async function laneforgeAsked(): Promise<{ match: string; requests: BotRequest[] }> {
    const requests: BotRequest[] = [];
    const choose: Choose = (request) => {
      requests.push(request);
      return summoner(request);
    };
    rig = makeRig({ game: laneforge as Game, spawnBot: inProcessBot(choose) });
    const setup = { game: 'laneforge', config: laneforge.seriesConfig!(0), seats: [PERSON, BOT], seed: 'seed' };
    const { match } = await rig.screen.ask('match.create', { setup });
    await rig.screen.ask('match.open', { match });
    await playOut(rig.screen, match, ({ view, actions }) => actions.some((action) => isCreature(view, action)));
    requests.length = 0;
    return { match, requests };
  }

  test('goes on to its end: a creature’s lane is told with it', async () => {
    const { match, requests } = await laneforgeAsked();
    const advice = await hint(match);
    expect(advice.weighed[0].words).toMatch(/^play .* into a lane$/);
    expect(advice.further.map(({ words }) => words)).toEqual([expect.stringMatching(/^choose lane [1-5]$/)]);
    expect(requests.map(({ view }) => view.viewer)).toEqual([0, 0]);
    // What came of the first look is where the next one begins.
    expect(requests[1].outlook).toEqual([]);
    const { seq } = rig.screen.frame;
    await rig.screen.ask('match.act', { match, seat: 0, seq, action: advice.action });
    expect(rig.screen.frame.actions).toContainEqual(advice.further[0].action);
    expect(requests[1].actions).toEqual(rig.screen.frame.actions);
    expect(requests[1].view).toEqual(rig.screen.frame.view);
  });

  test('ends with its last step: what comes of it is for all to see', async () => {
    const { match } = await laneforgeAsked();
    const { seq, view, actions } = rig.screen.frame;
    await rig.screen.ask('match.act', { match, seat: 0, seq, action: actions.find((action) => isCreature(view, action))! });
    const advice = await hint(match);
    expect(advice.weighed[0].words).toMatch(/^choose lane/);
    expect(advice.further).toEqual([]);
  });
});
