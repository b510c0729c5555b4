import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { HostMessage, MatchFrame, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';
import { configForSeats, configOfDeal } from '../../arena/configs.ts';
import { Host } from '../../host/host.ts';
import type { HostLine } from '../../host/host.ts';
import { greedyPort } from './greedy-port.ts';
import { median, percentile, rounded } from './measure.ts';

export interface DiskFigures {
  /** From a person's action to its acknowledgement, which comes when the action is safe from a power cut. */
  medianMs: number;
  p95Ms: number;
}

const ACTIONS = 200;
const SEATS = 2;

/** The owner's screen of a host, without a page. */
class Screen {
  readonly #line: HostLine;
  readonly #answers = new Map<number, (message: HostMessage) => void>();
  #asked: ((frame: MatchFrame) => void) | null = null;
  #frame: MatchFrame | null = null;
  #id = 0;

  constructor(host: Host) {
    this.#line = host.connect({ kind: 'owner' }, { send: (text) => this.#hear(JSON.parse(text) as HostMessage), refuse: () => undefined });
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    const id = ++this.#id;
    const answer = new Promise<HostMessage>((resolve) => this.#answers.set(id, resolve));
    await this.#line.receive(JSON.stringify({ id, method, params }));
    const message = await answer;
    if (!('result' in message)) throw new Error(`${method} was refused: ${JSON.stringify(message)}`);
    return message.result as Results[M];
  }

  /** The next frame that asks for an action, or in which the match is over. */
  decision(): Promise<MatchFrame> {
    if (this.#frame && isDecision(this.#frame)) return Promise.resolve(this.#frame);
    return new Promise((resolve) => (this.#asked = resolve));
  }

  #hear(message: HostMessage): void {
    if ('id' in message) this.#answers.get(message.id)?.(message);
    else if (message.push === 'frame') {
      this.#frame = message.frame;
      if (!isDecision(message.frame)) return;
      this.#asked?.(message.frame);
      this.#asked = null;
    }
  }
}

const isDecision = ({ actions, status }: MatchFrame): boolean => actions.length > 0 || status !== 'playing';

/**
 * Plays against a bot and times each action of the person's.
 * @param parent on the disk that is measured; many systems keep their folder for temporary files in memory
 */
export async function benchDisk(game: Game, parent = '.cache', actions = ACTIONS): Promise<DiskFigures> {
  mkdirSync(parent, { recursive: true });
  const dataDir = mkdtempSync(join(parent, 'bench-'));
  const spawnBot = greedyPort(game);
  const games = { [game.id]: game };
  const host = new Host({ games, dataDir, version: 'bench', headless: true, spawnBot, spawnLab: spawnBot, log: console.error });
  const screen = new Screen(host);
  const times: number[] = [];
  while (times.length < actions) await playMatch(game, screen, times, actions);
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { medianMs: rounded(median(times)), p95Ms: rounded(percentile(times, 0.95)) };
}

async function playMatch(game: Game, screen: Screen, times: number[], most: number): Promise<void> {
  const config = configForSeats(game, configOfDeal(game, 0), SEATS);
  const bot = { kind: 'bot', name: 'Bot', bot: 'greedy', budgetMs: 1000 } as const;
  const setup = { game: game.id, config, seats: [{ kind: 'human', name: 'Person' } as const, bot] };
  const { match } = await screen.ask('match.create', { setup });
  await screen.ask('match.open', { match });
  while (times.length < most) {
    const { seat, seq, actions, status } = await screen.decision();
    if (status !== 'playing') break;
    const action = actions[times.length % actions.length];
    const began = performance.now();
    await screen.ask('match.act', { match, seat, seq, action });
    times.push(performance.now() - began);
    await screen.ask('match.hurry', { match });
  }
  await screen.ask('match.close', { match });
}
