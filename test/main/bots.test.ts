import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toWorkerSchema } from '../../src-main/workers/bot-messages.ts';
import { BotCancelled, BotFailed, BotRunner } from '../../src-main/host/bots/bot-runner.ts';
import { realClock } from '../../src-main/host/env/clock.ts';
import type { Clock } from '../../src-main/host/env/clock.ts';
import type { BotPort, BotPortEvents } from '../../src-main/host/bots/port.ts';
import type { BotRequest } from '../../src-shared/bots/types.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { SimClock } from '../sim/clock.ts';
import { BOT, PERSON, firstAction, inProcessBot, makeRig, openMatch, playOut, until } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const game = lantern as Game;

function request(ms = 50): BotRequest {
  const state = game.create({}, 'seed');
  const seat = game.toAct(state)!;
  return { game: 'lantern', view: game.view(state, seat), actions: game.actions(state), history: [], budget: { ms }, seed: 'x' };
}

/** A port whose process does as it is told by the test. */
class ScriptedPort implements BotPort {
  readonly posted: { id?: number; cancel?: number; quit?: true }[] = [];
  killed = false;
  readonly events: BotPortEvents;

  constructor(events: BotPortEvents) {
    this.events = events;
  }

  post(text: string): void {
    this.posted.push(JSON.parse(text) as { id?: number });
  }

  kill(): void {
    this.killed = true;
    this.events.onGone('killed');
  }

  say(message: unknown): void {
    this.events.onMessage(JSON.stringify(message));
  }

  answer(): void {
    const { id } = this.posted.findLast((message) => message.id !== undefined)!;
    this.say({ id, answer: { action: { type: 'rest' }, stats: { iterations: 1, value: null } } });
  }
}

function scripted(clock: Clock = realClock): { runner: BotRunner; ports: ScriptedPort[] } {
  const ports: ScriptedPort[] = [];
  const runner = new BotRunner((events) => {
    const port = new ScriptedPort(events);
    ports.push(port);
    return port;
  }, clock);
  return { runner, ports };
}

describe('a bot process behind its runner', () => {
  afterEach(() => vi.useRealTimers());

  test('is asked when it is ready, and answers', async () => {
    const { runner, ports } = scripted();
    const answer = runner.choose('random', request());
    expect(ports[0].posted).toEqual([]);
    ports[0].say({ ready: true });
    ports[0].answer();
    expect((await answer).action).toEqual({ type: 'rest' });
  });

  test('is started again with the same request when it dies in the middle of a thought', async () => {
    const { runner, ports } = scripted();
    const answer = runner.choose('random', request());
    ports[0].say({ ready: true });
    ports[0].events.onGone('crashed');
    await until(() => ports.length === 2);
    ports[1].say({ ready: true });
    expect(ports[1].posted).toEqual(ports[0].posted);
    ports[1].answer();
    await answer;
  });

  test('is given up when it dies again and again', async () => {
    const { runner, ports } = scripted();
    const answer = runner.choose('random', request());
    const failed = expect(answer).rejects.toThrow(BotFailed);
    for (let n = 0; n < 3; n++) {
      await until(() => ports.length === n + 1);
      ports[n].events.onGone('crashed');
    }
    await failed;
    expect(ports).toHaveLength(3);
  });

  test('is killed when it thinks longer than it may', async () => {
    vi.useFakeTimers();
    const { runner, ports } = scripted();
    const failed = expect(runner.choose('random', request(1000))).rejects.toThrow('thought longer than it may');
    ports[0].say({ ready: true });
    await vi.advanceTimersByTimeAsync(2400);
    expect(ports[0].killed).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(ports[0].killed).toBe(true);
    await failed;
  });

  test('never holds a whole choice longer than the cap allows', async () => {
    vi.useFakeTimers();
    const { runner, ports } = scripted();
    const failed = expect(runner.choose('random', request(2800))).rejects.toThrow(BotFailed);
    ports[0].say({ ready: true });
    await vi.advanceTimersByTimeAsync(3200);
    expect(ports[0].killed).toBe(true);
    await failed;
  });

  test('hears of a withdrawn question, and its late answer is dropped', async () => {
    const { runner, ports } = scripted();
    const first = expect(runner.choose('random', request())).rejects.toThrow(BotCancelled);
    ports[0].say({ ready: true });
    const late = ports[0].posted[0].id;
    const second = runner.choose('random', request());
    await first;
    expect(ports[0].posted[1]).toEqual({ cancel: late });
    ports[0].say({ id: late, answer: { action: { type: 'yield' }, stats: { iterations: 0, value: null } } });
    ports[0].answer();
    expect((await second).action).toEqual({ type: 'rest' });
  });

  test('that is hurried is told to answer with what it has, and its answer counts', async () => {
    const { runner, ports } = scripted();
    const answer = runner.choose('random', request());
    ports[0].say({ ready: true });
    runner.hurry();
    runner.hurry();
    expect(ports[0].posted.slice(1)).toEqual([{ cancel: ports[0].posted[0].id }]);
    ports[0].answer();
    expect((await answer).action).toEqual({ type: 'rest' });
  });

  test('that is hurried before it is up is asked, and told at once', async () => {
    const { runner, ports } = scripted();
    const answer = runner.choose('random', request());
    runner.hurry();
    expect(ports[0].posted).toEqual([]);
    ports[0].say({ ready: true });
    expect(ports[0].posted.slice(1)).toEqual([{ cancel: ports[0].posted[0].id }]);
    ports[0].answer();
    await answer;
  });

  test('that never starts costs one long wait, then short ones, and is asked again once one starts', async () => {
    vi.useFakeTimers();
    const { runner, ports } = scripted();
    const first = expect(runner.choose('random', request())).rejects.toThrow('it did not start');
    await vi.advanceTimersByTimeAsync(10_100);
    await first;
    const second = expect(runner.choose('random', request())).rejects.toThrow('it did not start');
    await vi.advanceTimersByTimeAsync(1600);
    await second;
    expect(ports.map(({ killed }) => killed)).toEqual([true, false]);
    const third = runner.choose('random', request());
    ports[1].say({ ready: true });
    ports[1].answer();
    expect((await third).action).toEqual({ type: 'rest' });
    expect(ports).toHaveLength(2);
  });

  test('that does not start is waited for only briefly once it is hurried', async () => {
    vi.useFakeTimers();
    const { runner } = scripted();
    const failed = expect(runner.choose('random', request())).rejects.toThrow('it did not start');
    await vi.advanceTimersByTimeAsync(1000);
    runner.hurry();
    await vi.advanceTimersByTimeAsync(1600);
    await failed;
  });

  test('that does not start is ended, though its question was withdrawn meanwhile', async () => {
    vi.useFakeTimers();
    const { runner, ports } = scripted();
    const withdrawn = expect(runner.choose('random', request())).rejects.toThrow(BotCancelled);
    runner.cancel();
    await withdrawn;
    const failed = expect(runner.choose('random', request())).rejects.toThrow('it did not start');
    await vi.advanceTimersByTimeAsync(10_100);
    await failed;
    expect(ports[0].killed).toBe(true);
  });

  test('whose answer came while the computer slept is heard before its time is up', async () => {
    const clock = new SimClock();
    const { runner, ports } = scripted(clock);
    const answer = runner.choose('random', request());
    ports[0].say({ ready: true });
    clock.sleep(3_600_000);
    // The overdue timers come first, then what is in the pipe.
    await clock.runUntil(() => false, 1);
    ports[0].answer();
    expect((await answer).action).toEqual({ type: 'rest' });
    expect(ports).toHaveLength(1);
    expect(ports[0].killed).toBe(false);
  });

  test('that says nothing after the computer slept is killed all the same', async () => {
    const clock = new SimClock();
    const { runner, ports } = scripted(clock);
    const failed = expect(runner.choose('random', request())).rejects.toThrow('thought longer than it may');
    ports[0].say({ ready: true });
    clock.sleep(3_600_000);
    await clock.runUntil(() => ports[0].killed, 10_000);
    await failed;
  });

  test('that does not quit is killed', async () => {
    vi.useFakeTimers();
    const { runner, ports } = scripted();
    runner.warm();
    ports[0].say({ ready: true });
    const closed = runner.close();
    expect(ports[0].posted).toEqual([{ quit: true }]);
    await vi.advanceTimersByTimeAsync(600);
    await closed;
    expect(ports[0].killed).toBe(true);
    await expect(runner.choose('random', request())).rejects.toThrow(BotCancelled);
  });
});

describe('a real bot process', () => {
  test('is told a view and never a state', () => {
    const state = game.create({}, 'seed');
    const message = { id: 1, bot: 'random', request: JSON.parse(JSON.stringify(request())) as BotRequest };
    expect(toWorkerSchema.safeParse(message).success).toBe(true);
    expect(toWorkerSchema.safeParse({ ...message, request: { ...message.request, people: [1] } }).success).toBe(true);
    expect(toWorkerSchema.safeParse({ ...message, state }).success).toBe(false);
    expect(toWorkerSchema.safeParse({ ...message, request: { ...message.request, state } }).success).toBe(false);
    expect(
      toWorkerSchema.safeParse({ ...message, request: { ...message.request, view: { ...message.request.view, rng: {} } } }).success,
    ).toBe(false);
  });

  test('loads neither xstate nor anything of the host', () => {
    const loaded = new Set<string>();
    const follow = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const text = readFileSync(file, 'utf8');
      for (const [, kind, source] of text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gms)) {
        if (kind !== undefined) continue;
        if (source.startsWith('.')) follow(resolve(dirname(file), source));
        else loaded.add(source);
      }
    };
    follow(resolve('src-main/workers/bot-worker.ts'));
    expect(loaded.size).toBeGreaterThan(10);
    expect([...loaded].filter((file) => /xstate|electron|src-main\/host/.test(file.replaceAll('\\', '/')))).toEqual([]);
  });
});

describe('a bot at the table', () => {
  let rig: Rig;
  afterEach(() => rig.end());

  test('that fails plays the obvious, and the screen is told', async () => {
    rig = makeRig({
      spawnBot: ({ onMessage, onGone }) => {
        setImmediate(() => onMessage('{"ready":true}'));
        return {
          post: (text) => {
            const { id, quit } = JSON.parse(text) as { id?: number; quit?: true };
            if (quit) setImmediate(() => onGone('quit'));
            else setImmediate(() => onMessage(JSON.stringify({ id, error: `out of ideas\n${'!'.repeat(10_000)}` })));
          },
          kill: () => onGone('killed'),
        };
      },
    });
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match);
    expect(rig.screen.frame).toMatchObject({ status: 'finished', failure: null });
    // However long the error, the notice is one short line.
    expect(rig.screen.notices[0]).toMatch(/^Rust could not decide \(out of ideas !{147}…\) and plays the obvious\.$/);
  });

  test('that wants the impossible plays the obvious instead', async () => {
    rig = makeRig({
      spawnBot: inProcessBot(() => ({ action: { type: 'lay', rank: 99 } as never, stats: { iterations: 0, value: null } })),
    });
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match);
    expect(rig.screen.frame).toMatchObject({ status: 'finished', failure: null });
    expect(rig.screen.notices[0]).toContain('wanted something impossible');
  });

  test('is told its own view and history alone', async () => {
    const asked: BotRequest[] = [];
    rig = makeRig({
      spawnBot: inProcessBot((one) => {
        asked.push(one);
        return firstAction(one);
      }),
    });
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match);
    expect(asked.length).toBeGreaterThan(3);
    for (const { view, history, people } of asked) {
      expect(view.viewer).toBe(1);
      expect(people).toEqual([0]);
      for (const event of history as { type: string; seat?: number; ranks?: number[] }[]) {
        if (event.type === 'drew' && event.seat === 0) expect(event.ranks).toBeUndefined();
      }
    }
  });

  test('at "Step" speed waits for each of its actions', async () => {
    rig = makeRig();
    await rig.screen.ask('settings.set', { patch: { person: { speed: 'step' } } });
    const match = await openMatch(rig.screen, [BOT, PERSON]);
    await until(() => rig.screen.frame.waitingForStep || rig.screen.frame.actions.length > 0);
    while (!rig.screen.frame.waitingForStep) {
      const { frame } = rig.screen;
      await rig.screen.ask('match.act', { match, seat: 1, seq: frame.seq, action: frame.actions.at(-1)! });
      await until(() => rig.screen.frame.waitingForStep || rig.screen.frame.actions.length > 0);
    }
    const file = rig.file(match);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rig.file(match)).toBe(file);
    await rig.screen.ask('match.step', { match });
    expect(rig.file(match)).not.toBe(file);
  });

  test('does not play on while nobody watches', async () => {
    const asked: BotRequest[] = [];
    rig = makeRig({
      spawnBot: inProcessBot((one) => {
        asked.push(one);
        return null;
      }),
    });
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await rig.screen.ask('match.act', { match, seat: 0, seq: rig.screen.frame.seq, action: rig.screen.frame.actions.at(-1)! });
    await until(() => asked.length === 1);
    await rig.screen.ask('match.close', { match });
    await rig.screen.ask('match.open', { match });
    await until(() => asked.length === 2);
    expect(asked[1].view).toEqual(asked[0].view);
  });
});
