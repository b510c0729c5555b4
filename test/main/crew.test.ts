import { describe, expect, test } from 'vitest';
import { BotCancelled } from '../../src-main/host/bots/bot-runner.ts';
import { BotCrew } from '../../src-main/host/bots/crew.ts';
import type { BotPort, BotPortEvents } from '../../src-main/host/bots/port.ts';
import type { BotRequest } from '../../src-shared/bots/types.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { until } from './support/rig.ts';

interface Asked {
  id: number;
  request: BotRequest;
}

/** A process that is up at once and answers when the test says so. */
class Process implements BotPort {
  readonly asked: Asked[] = [];
  readonly withdrawn: number[] = [];
  readonly #events: BotPortEvents;

  constructor(events: BotPortEvents) {
    this.#events = events;
    setImmediate(() => this.#say({ ready: true }));
  }

  post(text: string): void {
    const message = JSON.parse(text) as Partial<Asked> & { cancel?: number; quit?: true };
    if (message.quit) setImmediate(() => this.#events.onGone('quit'));
    else if (message.cancel !== undefined) this.withdrawn.push(message.cancel);
    else this.asked.push(message as Asked);
  }

  kill(): void {
    this.#events.onGone('killed');
  }

  die(): void {
    this.#events.onGone('crashed');
  }

  answer(...moves: [type: string, visits: number, value: number][]): void {
    const candidates = moves.map(([type, visits, value]) => ({ action: { type }, visits, value }));
    const stats = { iterations: 100, value: moves[0][2], candidates };
    this.#say({ id: this.asked.at(-1)!.id, answer: { action: candidates[0].action, stats } });
  }

  #say(message: unknown): void {
    this.#events.onMessage(JSON.stringify(message));
  }
}

function crewOf(size: number): { crew: BotCrew; processes: Process[] } {
  const processes: Process[] = [];
  const crew = new BotCrew((events) => {
    const process = new Process(events);
    processes.push(process);
    return process;
  }, size);
  return { crew, processes };
}

function request(ms: number): BotRequest {
  const game: Game = lantern;
  const state = game.create({}, 'crew');
  const seat = game.toAct(state)!;
  return { game: 'lantern', view: game.view(state, seat), actions: game.actions(state), history: [], budget: { ms }, seed: 's' };
}

const allAsked = (processes: readonly Process[], count: number) =>
  until(() => processes.length === count && processes.every(({ asked }) => asked.length > 0));

describe('bot processes that think together', () => {
  test('get one question with luck of their own, and what they found is added up', async () => {
    const { crew, processes } = crewOf(3);
    const answer = crew.choose('grandmaster-builder', request(2000));
    await allAsked(processes, 3);
    expect(new Set(processes.map(({ asked }) => asked[0].request.seed)).size).toBe(3);
    expect(new Set(processes.map(({ asked }) => JSON.stringify(asked[0].request.view))).size).toBe(1);
    processes[1].answer(['b', 80, 0.9], ['a', 20, 0.1]);
    processes[2].answer(['b', 80, 0.9], ['a', 20, 0.1]);
    processes[0].answer(['a', 60, 0.6], ['b', 40, 0.5]);
    expect(await answer).toMatchObject({ action: { type: 'b' }, stats: { iterations: 300 } });
    await crew.close();
  });

  test('do without those that are late or dead', async () => {
    const { crew, processes } = crewOf(3);
    const answer = crew.choose('ismcts', request(2000));
    await allAsked(processes, 3);
    processes[1].die();
    processes[0].answer(['a', 60, 0.6], ['b', 40, 0.5]);
    expect(await answer).toMatchObject({ action: { type: 'a' }, stats: { iterations: 100 } });
    expect(processes[2].withdrawn).toEqual([processes[2].asked[0].id]);
    await crew.close();
  });

  test.each([
    ['a level with a number of iterations', 'master', 3000],
    ['a thought too short to share', 'grandmaster', 300],
  ])('are not troubled by %s', async (_what, bot, ms) => {
    const { crew, processes } = crewOf(3);
    const answer = crew.choose(bot, request(ms));
    await allAsked(processes, 1);
    processes[0].answer(['a', 1, 0.5]);
    expect((await answer).action).toEqual({ type: 'a' });
    expect(processes).toHaveLength(1);
    await crew.close();
  });

  test('all hear of a withdrawn question', async () => {
    const { crew, processes } = crewOf(2);
    const answer = expect(crew.choose('grandmaster', request(2000))).rejects.toThrow(BotCancelled);
    await allAsked(processes, 2);
    crew.cancel();
    await answer;
    for (const { asked, withdrawn } of processes) expect(withdrawn).toEqual([asked[0].id]);
    await crew.close();
  });

  test('of a question that follows a withdrawn one at once all go on with it', async () => {
    const { crew, processes } = crewOf(2);
    const withdrawn = expect(crew.choose('grandmaster', request(2000))).rejects.toThrow(BotCancelled);
    await allAsked(processes, 2);
    const answer = crew.choose('grandmaster', request(2000));
    await withdrawn;
    await until(() => processes.every(({ asked }) => asked.length === 2));
    // Whatever the first question still has to do is done by now.
    await new Promise((resolve) => setImmediate(resolve));
    for (const { asked, withdrawn: taken } of processes) expect(taken).toEqual([asked[0].id]);
    processes[1].answer(['b', 80, 0.9], ['a', 20, 0.1]);
    processes[0].answer(['a', 60, 0.6], ['b', 40, 0.5]);
    expect((await answer).stats.iterations).toBe(200);
    await crew.close();
  });

  test('tell no more than three of what was weighed', async () => {
    const { crew, processes } = crewOf(1);
    const answer = crew.choose('greedy', request(50));
    await allAsked(processes, 1);
    processes[0].answer(['a', 4, 0.9], ['b', 3, 0.8], ['c', 2, 0.7], ['d', 1, 0.6]);
    expect((await answer).stats.candidates).toHaveLength(3);
    await crew.close();
  });
});
