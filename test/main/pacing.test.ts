import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotCrew } from '../../src-main/host/bots/crew.ts';
import { Pacing } from '../../src-main/host/bots/pacing.ts';
import { FlowActor } from '../../src-main/host/flow-actor.ts';
import { BotTurn, kindOf } from '../../src-main/host/match/bot-turn.ts';
import { Table } from '../../src-main/host/match/table.ts';
import { Timeline } from '../../src-main/host/match/timeline.ts';
import type { BotAnswer, BotRequest } from '../../src-shared/bots/types.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game, GameAction } from '../../src-shared/kernel/game.ts';
import { LOG_FORMAT } from '../../src-shared/kernel/match-log.ts';
import { RNG_ALGORITHM } from '../../src-shared/kernel/rng.ts';
import { clockOf, type Pace } from '../../src-shared/protocol/bot-ids.ts';
import { HOOKS } from '../games/hooks.ts';
import { momentsOf } from '../kernel/moments.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const usual = { choiceMs: 2000, turnMs: 6000 };
const paced = (clock = usual, pick: (n: number) => number = () => 0): Pacing => new Pacing(() => clock, pick);

describe('what is asked', () => {
  /** Positions of a game in the middle of a choice, with whether whose turn it is chooses. */
  const midway = (id: keyof typeof GAMES, isMidway: (state: never) => boolean) =>
    [0, 1, 2].flatMap((i) =>
      momentsOf(GAMES[id] as Game, HOOKS[id].config(i), `asked ${i}`, 1, 400).filter(({ state }) => isMidway(state as never)),
    );

  test('where an ordered unit goes belongs to the order that was just given', () => {
    const going = midway('hexforge', ({ orderOpen }: { orderOpen: number }) => orderOpen === 1);
    expect(going.length).toBeGreaterThan(5);
    for (const { state, seat } of going) {
      expect(kindOf(GAMES.hexforge as Game, state, GAMES.hexforge.view(state as never, seat), true)).toBe('step');
    }
  });

  test('an answer to somebody else’s blow is a choice of its own, however many follow each other', () => {
    const asked = midway('bladeforge', ({ choice }: { choice: object | null }) => choice !== null);
    expect(asked.length).toBeGreaterThan(5);
    for (const { state, seat } of asked) {
      const view = GAMES.bladeforge.view(state as never, seat);
      expect(kindOf(GAMES.bladeforge as Game, state, view, false)).toBe('choice');
      expect(kindOf(GAMES.bladeforge as Game, state, view, true)).toBe('step');
    }
  });
});

describe('a bot’s time', () => {
  test('is what its level allows for a whole choice', () => {
    const pacing = paced({ choiceMs: 1000, turnMs: 6000 });
    expect(pacing.budget(1, 'choice')).toBe(1000);
    pacing.spend(700);
    expect(pacing.budget(1, 'step')).toBe(300);
    pacing.spend(300);
    expect(pacing.budget(1, 'step')).toBeLessThanOrEqual(20);
    expect(pacing.budget(1, 'choice')).toBe(1000);
  });

  test('never adds up to more than six seconds a turn, and starts anew with the next', () => {
    const pacing = paced({ choiceMs: 3000, turnMs: 6000 });
    let spent = 0;
    for (let n = 0; n < 1000; n++) {
      const ms = pacing.budget(1, 'choice');
      pacing.spend(ms);
      spent += ms;
    }
    expect(spent).toBeLessThanOrEqual(6000);
    expect(pacing.budget(1, 'choice')).toBe(0);
    expect(pacing.budget(2, 'choice')).toBe(1350);
  });

  test.each<[Pace, number, number]>([
    ['quick', 1500, 3000],
    ['usual', 3000, 6000],
    ['long', 6000, 12_000],
  ])('at a %s table is at most %i ms for a master’s choice and %i ms for its turn', (pace, choiceMs, turnMs) => {
    expect(clockOf('master-builder', 3000, pace)).toEqual({ choiceMs, turnMs });
  });

  test('of a grandmaster is eight seconds for a choice and twenty for a turn', () => {
    expect(clockOf('grandmaster', 8000)).toEqual({ choiceMs: 8000, turnMs: 20_000 });
  });

  test('is shared out so that even the fortieth choice of a turn is looked at', () => {
    const pacing = paced({ choiceMs: 3000, turnMs: 6000 });
    for (let n = 0; n < 40; n++) {
      const ms = pacing.budget(1, 'choice');
      expect(ms).toBeGreaterThanOrEqual(20);
      pacing.spend(ms);
    }
  });

  test('to answer somebody else’s turn ends before it is seen, on every clock', () => {
    for (const choiceMs of [250, 500, 2000, 16_000]) {
      const pacing = paced({ choiceMs, turnMs: 40_000 });
      expect(pacing.budget(1, 'reply')).toBeLessThan(pacing.due('reply', null, 0));
      expect(pacing.due('reply', null, 0)).toBeGreaterThanOrEqual(200);
      expect(pacing.due('reply', null, 0)).toBeLessThanOrEqual(1000);
    }
  });

  test('to answer gets shorter in a rival’s long turn, but never too short to look', () => {
    const pacing = paced();
    const dues: number[] = [];
    for (let n = 0; n < 60; n++) {
      expect(pacing.budget(1, 'reply')).toBeGreaterThanOrEqual(20);
      dues.push(pacing.due('reply', null, 0));
      pacing.spend(pacing.due('reply', null, 0));
    }
    // Its target is looked for as well.
    expect(pacing.budget(1, 'step')).toBeGreaterThanOrEqual(20);
    expect(dues[0]).toBe(400);
    expect(dues).toEqual([...dues].sort((a, b) => b - a));
    expect(dues.at(-1)).toBe(120);
    pacing.budget(2, 'reply');
    expect(pacing.due('reply', null, 0)).toBe(400);
  });

  test('for a pass without anything else to do is the longer of two of the last passes’, never more than it may think', () => {
    let picks: number[] = [];
    const pacing = paced(usual, () => picks.shift()!);
    expect(pacing.due('choice', 'pass', 1500)).toBe(400);
    for (const ms of [100, 900, 800, 700, 600, 500]) pacing.took('pass', ms);
    pacing.took('attack', 50);
    picks = [2, 0];
    expect(pacing.due('choice', 'pass', 1500)).toBe(900);
    picks = [4, 3];
    expect(pacing.due('choice', 'pass', 1500)).toBe(600);
    picks = [4, 3];
    expect(pacing.due('choice', 'pass', 300)).toBe(300);
  });

  test('for a pass that was soon decided is one of the last passes’', () => {
    const pacing = paced(usual, (n) => n - 1);
    expect(pacing.dueOfPass('pass', 1500)).toBe(400);
    for (const ms of [100, 900]) pacing.took('pass', ms);
    expect(pacing.dueOfPass('pass', 1500)).toBe(900);
    expect(pacing.dueOfPass('pass', 300)).toBe(300);
  });

  test('for a first pass without anything else to do is that of other choices so far', () => {
    const pacing = paced();
    pacing.took('attack', 1100);
    expect(pacing.due('choice', 'pass', 1500)).toBe(1100);
  });
});

const PASS: GameAction = { type: 'yield' };
const DEED: GameAction = { type: 'rest' };

interface Seen {
  action: GameAction;
  /** Milliseconds after the question. */
  at: number;
}

/** One bot that is asked what the test says, answers when the test says so, and is looked at from the table. */
class Watched {
  offered: GameAction[] = [PASS, DEED];
  asked: 'choice' | 'step' | 'reply' = 'choice';
  /** What it decides, and after how long. */
  thought: { action: GameAction; ms: number } = { action: PASS, ms: 0 };
  pace: Pace = 'usual';
  budgets: (number | undefined)[] = [];
  hurried = 0;
  readonly #turn: BotTurn;
  #seen: Seen | null = null;
  #askedAt = 0;
  #answer: () => void = () => undefined;

  constructor(bot = 'journeyman') {
    const game: Game = {
      ...(lantern as Game),
      actions: () => this.offered,
      routine: () => 0,
      decode: () => PASS,
      isReply: () => this.asked === 'reply',
    };
    const seats = [
      { kind: 'bot', name: 'Rust', bot, budgetMs: 2000 },
      { kind: 'human', name: 'Ada' },
    ] as const;
    const header = { engine: '0', contentVersion: 1, game: 'lantern', config: {}, seats: [...seats], startedAt: '' };
    const timeline = Timeline.fresh(
      game,
      { format: LOG_FORMAT, ...header, rng: { algo: RNG_ALGORITHM, seed: 'seed' } },
      new FlowActor(game),
    );
    // Whoever takes a step of a choice has begun it.
    Object.defineProperty(timeline, 'entries', { get: () => (this.asked === 'step' ? [{ seat: 0, action: DEED }] : []) });
    const { state } = timeline;
    Object.defineProperty(state, 'choice', { get: () => (this.asked === 'step' ? { seat: 0, kind: 'any' } : null) });
    this.#turn = new BotTurn(
      timeline,
      new Table(seats, 'standard'),
      () => this.#crew() as BotCrew,
      () => this.pace,
      {
        decided: ({ action }) => (this.#seen = { action, at: performance.now() - this.#askedAt }),
        notice: () => undefined,
      },
    );
  }

  get thinking(): boolean {
    return this.#turn.thinking !== null;
  }

  ask(): void {
    this.#seen = null;
    this.#askedAt = performance.now();
    this.#turn.ask(0);
  }

  drop(): void {
    this.#turn.drop();
  }

  async decision(): Promise<Seen> {
    this.ask();
    await vi.advanceTimersByTimeAsync(30_000);
    return this.#seen!;
  }

  async hurriedAfter(ms: number): Promise<Seen> {
    this.ask();
    await vi.advanceTimersByTimeAsync(ms);
    this.#turn.hurry();
    await vi.advanceTimersByTimeAsync(30_000);
    return this.#seen!;
  }

  #crew(): Pick<BotCrew, 'choose' | 'cancel' | 'hurry'> {
    return {
      choose: (_, { budget }: BotRequest) => {
        this.budgets.push(budget.ms);
        return new Promise<BotAnswer>((resolve) => {
          this.#answer = () => resolve({ action: this.thought.action, stats: { iterations: 1, value: null } });
          setTimeout(this.#answer, this.thought.ms);
        });
      },
      cancel: () => undefined,
      hurry: () => {
        this.hurried++;
        this.#answer();
      },
    };
  }
}

describe('a fast pass', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('tells nothing: whether to answer somebody takes the same time with one answer, with many, and however soon it is decided', async () => {
    const bot = new Watched();
    bot.asked = 'reply';
    const times: number[] = [];
    for (const [offered, ms] of [
      [[PASS], 0],
      [[PASS, DEED], 3],
      [[PASS, DEED, { type: 'lay' }], 280],
    ] as const) {
      bot.offered = [...offered];
      bot.thought = { action: PASS, ms };
      times.push((await bot.decision()).at);
    }
    expect(times).toEqual([400, 400, 400]);
    bot.thought = { action: DEED, ms: 100 };
    expect(await bot.decision()).toEqual({ action: DEED, at: 400 });
    expect(bot.budgets).toEqual([320, 320, 320]);
  });

  test('looks the same on the way: the bot is seen to think, whether it has a choice or not', async () => {
    const bot = new Watched();
    bot.asked = 'reply';
    for (const offered of [[PASS], [PASS, DEED]]) {
      bot.offered = offered;
      bot.ask();
      await vi.advanceTimersByTimeAsync(399);
      expect(bot.thinking).toBe(true);
      await vi.advanceTimersByTimeAsync(2);
      expect(bot.thinking).toBe(false);
    }
  });

  test('in the bot’s own turn takes as long for want of anything else as it took when there was something else', async () => {
    const bot = new Watched();
    bot.thought = { action: PASS, ms: 730 };
    const { at } = await bot.decision();
    bot.offered = [PASS];
    expect(Math.abs((await bot.decision()).at - at)).toBeLessThan(5);
    expect(bot.budgets).toHaveLength(1);
  });

  test('in the bot’s own turn waits where it was soon decided; a deed does not', async () => {
    const bot = new Watched();
    bot.thought = { action: PASS, ms: 730 };
    await bot.decision();
    bot.thought = { action: PASS, ms: 3 };
    expect((await bot.decision()).at).toBeGreaterThanOrEqual(730);
    bot.thought = { action: DEED, ms: 3 };
    expect((await bot.decision()).at).toBeLessThan(100);
  });

  test('comes after a look and a beat even where a rival’s turn asks thirty times', async () => {
    const bot = new Watched();
    bot.asked = 'reply';
    for (let n = 0; n < 30; n++) {
      bot.thought = { action: DEED, ms: n % 2 };
      const { action, at } = await bot.decision();
      expect(action).toEqual(DEED);
      expect(at).toBeGreaterThanOrEqual(120);
    }
    expect(bot.budgets).toHaveLength(30);
  });

  test('steps of a choice and whoever plays anything are not held up', async () => {
    const bot = new Watched();
    bot.offered = [DEED];
    bot.asked = 'step';
    expect((await bot.decision()).at).toBeLessThan(5);
    const anything = new Watched('random');
    for (const asked of ['reply', 'choice'] as const) {
      anything.asked = asked;
      expect((await anything.decision()).at).toBeLessThan(5);
      anything.offered = [PASS];
      expect((await anything.decision()).at).toBeLessThan(5);
    }
  });

  test('at a quick table is quicker', async () => {
    const bot = new Watched();
    bot.asked = 'reply';
    bot.offered = [PASS];
    bot.pace = 'quick';
    expect((await bot.decision()).at).toBe(200);
    bot.pace = 'long';
    expect((await bot.decision()).at).toBe(800);
  });

  test('is what Hexforge’s replies are in the rival’s turn, and nothing of the own turn is', () => {
    const { hexforge } = GAMES;
    const state = hexforge.create(hexforge.seriesConfig?.(0), 'seed');
    const asked = new Set<string>();
    for (let n = 0; n < 200 && hexforge.toAct(state) !== null; n++) {
      const view = hexforge.view(state, hexforge.toAct(state)!) as ReturnType<typeof hexforge.view> & { turnPlayer: number };
      asked.add(`${view.toAct === view.turnPlayer ? 'own' : 'other'} ${hexforge.isReply!(view)}`);
      hexforge.play(state, hexforge.routine(state));
    }
    expect([...asked].sort()).toEqual(['other true', 'own false']);
  });
});

describe('“play now”', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('asks a bot that thinks for the best it has, and shows it at once', async () => {
    const bot = new Watched();
    bot.thought = { action: DEED, ms: 1900 };
    const { action, at } = await bot.hurriedAfter(500);
    expect(action).toEqual(DEED);
    expect(at).toBeLessThan(505);
    expect(bot.hurried).toBe(1);
  });

  test('brings out an answer that is held back, and one that would have been', async () => {
    const bot = new Watched();
    bot.asked = 'reply';
    bot.offered = [PASS];
    expect((await bot.hurriedAfter(100)).at).toBeLessThan(105);
    expect(bot.hurried).toBe(0);
    bot.offered = [PASS, DEED];
    bot.thought = { action: PASS, ms: 300 };
    expect((await bot.hurriedAfter(100)).at).toBeLessThan(105);
  });

  test('is no measure for how long passing takes', async () => {
    const bot = new Watched();
    bot.thought = { action: PASS, ms: 1900 };
    await bot.hurriedAfter(50);
    bot.offered = [PASS];
    expect((await bot.decision()).at).toBe(400);
  });

  test('changes nothing while nobody thinks', async () => {
    const bot = new Watched();
    await bot.decision();
    await bot.hurriedAfter(10_000);
    expect(bot.hurried).toBe(0);
  });
});
