import { afterEach, describe, expect, test } from 'vitest';
import { configForSeats, configOfDeal } from '../../src-main/arena/configs.ts';
import type { BotCrew } from '../../src-main/host/bots/crew.ts';
import { realEnv } from '../../src-main/host/env/env.ts';
import { FlowActor } from '../../src-main/host/flow-actor.ts';
import { adviceFor } from '../../src-main/host/match/advice.ts';
import { Timeline } from '../../src-main/host/match/timeline.ts';
import { isMidway } from '../../src-shared/bots/lookahead.ts';
import type { BotAnswer, BotRequest } from '../../src-shared/bots/types.ts';
import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { laneforge } from '../../src-shared/games/laneforge/game.ts';
import type { Game, GameAction, GameView } from '../../src-shared/kernel/game.ts';
import { LOG_FORMAT, parseLog } from '../../src-shared/kernel/match-log.ts';
import { Random, RNG_ALGORITHM } from '../../src-shared/kernel/rng.ts';
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

/** Enough for a card that shows something before its choice has ended. */
const DEALS = 8;

describe.each(Object.values(GAMES).map((game) => [game.title, game as Game] as const))('in %s', (_, game) => {
  /** Plays at random, and has a seat that has a choice advised at random as well. */
  async function* advised(deal: number) {
    const seed = `advised ${deal}`;
    const random = new Random(seed);
    const weighing = ({ actions }: BotRequest): BotAnswer => {
      const action = random.pick([...actions]);
      return { action, stats: { iterations: 1, value: 0.5, candidates: [{ action, visits: 1, value: 0.5 }] } };
    };
    const crew = { choose: (_bot: string, request: BotRequest) => Promise.resolve(weighing(request)) } as unknown as BotCrew;
    const timeline = Timeline.fresh(
      game,
      {
        format: LOG_FORMAT,
        engine: '0',
        contentVersion: game.contentVersion,
        game: game.id,
        config: configForSeats(game, configOfDeal(game, deal), 2),
        seats: [0, 1].map(() => ({ kind: 'human', name: 'Ada' })),
        rng: { algo: RNG_ALGORITHM, seed },
        startedAt: new Date(0).toISOString(),
      },
      new FlowActor(game),
    );
    for (let i = 0; i < 250 && timeline.toAct !== null; i++) {
      const seat = timeline.toAct;
      const actions = game.actions(timeline.state);
      if (actions.length > 1)
        yield { timeline, seat, hint: await adviceFor(timeline, seat, crew, { preset: 'full', until: null }, realEnv) };
      timeline.append({ seat, action: random.pick(actions) });
    }
  }

  test('a hint tells no step that comes after anything was drawn, shown or asked of somebody else', async () => {
    const seen = { further: 0, stopped: 0 };
    for (let deal = 0; deal < DEALS; deal++) {
      for await (const { timeline, seat, hint: advice } of advised(deal)) {
        const state = game.clone(timeline.state);
        const steps = [advice.action, ...advice.further.map(({ action }) => action)];
        for (const [i, step] of steps.entries()) {
          const { drawn } = state.rng;
          const told = new Recording(2);
          recordInto(told, () => game.apply(state, step));
          // An onlooker knows only what everybody does: whoever was told something else has seen a secret.
          const isShown = JSON.stringify(told.seats[seat]) !== JSON.stringify(told.spectator);
          const isNew = state.rng.drawn > drawn || isShown || game.toAct(state) !== seat;
          if (i < steps.length - 1) expect(isNew).toBe(false);
          else if (isNew && game.toAct(state) === seat && isMidway(game, state)) seen.stopped++;
        }
        seen.further += advice.further.length;
      }
    }
    expect(seen.further).toBeGreaterThan(0);
    // In the middle of a choice: in Hexforge nothing is shown before a choice has ended.
    if (game !== GAMES.hexforge) expect(seen.stopped).toBeGreaterThan(0);
  });
});
