import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotPort, SpawnBotPort } from '../../../src-main/host/bots/port.ts';
import type { OpenTable } from '../../../src-main/host/lan-desk.ts';
import type { Env } from '../../../src-main/host/env/env.ts';
import type { LoadVisits } from '../../../src-main/host/visit-desk.ts';
import type { Role } from '../../../src-main/host/connection.ts';
import { serveDeals } from '../../../src-main/arena/serve-deals.ts';
import { Host } from '../../../src-main/host/host.ts';
import type { HostLine } from '../../../src-main/host/host.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import type { HostMessage, MatchFrame, Method, Params, ProtocolError, Results } from '../../../src-shared/protocol/messages.ts';
import type { LabRun } from '../../../src-shared/protocol/lab.ts';
import { lantern } from '../../fixtures/lantern/game.ts';

/** A screen without a window: asks, and keeps what it is told. */
export class TestScreen {
  readonly frames: MatchFrame[] = [];
  readonly notices: string[] = [];
  readonly runs: (LabRun | null)[] = [];
  /** What the desktop around the page told it. */
  readonly pushed: HostMessage[] = [];
  /** Everything. */
  readonly heard: HostMessage[] = [];
  refused = false;
  readonly #line: HostLine;
  readonly #answers = new Map<number, (message: HostMessage) => void>();
  #id = 0;

  constructor(host: Host, role: Role = { kind: 'owner' }) {
    this.#line = host.connect(role, {
      send: (text) => this.#receive(JSON.parse(text) as HostMessage),
      refuse: () => (this.refused = true),
    });
  }

  get frame(): MatchFrame {
    return this.frames.at(-1)!;
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    const message = await this.say({ id: ++this.#id, method, params }, this.#id);
    if ('error' in message) throw Object.assign(new Error(message.error.message), { error: message.error });
    return (message as { result: Results[M] }).result;
  }

  /** The error that a request is answered with. */
  async refusal<M extends Method>(method: M, params: Params<M>): Promise<ProtocolError> {
    const message = await this.say({ id: ++this.#id, method, params }, this.#id);
    if (!('error' in message)) throw new Error(`${method} was not refused`);
    return message.error;
  }

  /** Sends anything at all and waits for the answer with this id (−1: to a message without one). */
  async say(message: unknown, id = -1): Promise<HostMessage> {
    const answer = new Promise<HostMessage>((resolve) => this.#answers.set(id, resolve));
    await this.#line.receive(typeof message === 'string' ? message : JSON.stringify(message));
    return answer;
  }

  close(): void {
    this.#line.close();
  }

  #receive(message: HostMessage): void {
    this.heard.push(message);
    if ('id' in message) this.#answers.get(message.id)?.(message);
    else if (message.push === 'frame') this.frames.push(message.frame);
    else if (message.push === 'notice') this.notices.push(message.message);
    else if (message.push === 'lab') this.runs.push(message.run);
    else if (message.push === 'command' || message.push === 'opened' || message.push === 'trouble') this.pushed.push(message);
  }
}

export type Choose = (request: BotRequest) => BotAnswer | null;

/** A bot process inside this one: answers at once by `choose`; null means that it never answers. */
export function inProcessBot(choose: Choose): SpawnBotPort {
  return ({ onMessage, onGone }): BotPort => {
    setImmediate(() => onMessage(JSON.stringify({ ready: true })));
    return {
      post(text) {
        const message = JSON.parse(text) as { id?: number; request?: BotRequest; quit?: true };
        if (message.quit) setImmediate(() => onGone('quit'));
        if (!message.request) return;
        const answer = choose(message.request);
        if (answer) setImmediate(() => onMessage(JSON.stringify({ id: message.id, answer })));
      },
      kill: () => setImmediate(() => onGone('killed')),
    };
  };
}

/** The Lab's processes inside this one, so that their matches are played as they are elsewhere. */
export function inProcessLab(games: Readonly<Record<string, Game>>): SpawnBotPort {
  return ({ onMessage, onGone }): BotPort => {
    const gone = (reason: string) => setImmediate(() => onGone(reason));
    let hear: (text: string) => void = () => undefined;
    setImmediate(() =>
      serveDeals({ post: (text) => setImmediate(onMessage, text), onMessage: (listener) => (hear = listener) }, games, () => gone('quit')),
    );
    return { post: (text) => setImmediate(() => hear(text)), kill: () => gone('killed') };
  };
}

export const firstAction: Choose = (request) => ({ action: request.actions[0], stats: { iterations: 0, value: null } });

export interface Rig {
  host: Host;
  screen: TestScreen;
  dataDir: string;
  errors: unknown[];
  /** The match's file as text. */
  file(match: string): string;
  path(match: string): string;
  /** The same data folder in a new host, as after a restart. */
  restart(): Promise<Rig>;
  end(): Promise<void>;
}

export function makeRig(
  options: {
    dataDir?: string;
    spawnBot?: SpawnBotPort;
    spawnLab?: SpawnBotPort;
    cores?: number;
    game?: Game;
    onFrame?: (frame: MatchFrame) => void;
    openTable?: OpenTable;
    loadVisits?: LoadVisits;
    env?: Env;
  } = {},
): Rig {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'five-forges-'));
  const errors: unknown[] = [];
  const game = options.game ?? (lantern as Game);
  const host = new Host({
    games: { [game.id]: game },
    dataDir,
    version: '0.0.0',
    headless: true,
    spawnBot: options.spawnBot ?? inProcessBot(firstAction),
    spawnLab: options.spawnLab ?? inProcessLab({ [game.id]: game }),
    cores: options.cores ?? 2,
    pageUrl: (token) => `http://127.0.0.1:1/#token=${token}`,
    onFrame: options.onFrame,
    openTable: options.openTable,
    loadVisits: options.loadVisits,
    env: options.env,
    log: (error) => errors.push(error),
  });
  const screen = new TestScreen(host);
  const path = (match: string) => join(dataDir, 'matches', `${match}.ffmatch`);
  return {
    host,
    screen,
    dataDir,
    errors,
    path,
    file: (match) => readFileSync(path(match), 'utf8'),
    restart: async () => {
      await host.close();
      return makeRig({ ...options, dataDir });
    },
    end: async () => {
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const PERSON = { kind: 'human', name: 'Ada' } as const;
export const FRIEND = { kind: 'human', name: 'Ben' } as const;
export const BOT = { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 } as const;

export type SetupSeats = Params<'match.create'>['setup']['seats'];

/** Creates a match of the toy game and opens it on the screen. */
export async function openMatch(screen: TestScreen, seats: SetupSeats, seed = 'seed'): Promise<string> {
  const { match } = await screen.ask('match.create', { setup: { game: 'lantern', config: {}, seats, seed } });
  await screen.ask('match.open', { match });
  return match;
}

/** Waits until something is so; bots need a turn of the event loop or two. */
export async function until(condition: () => boolean, ms = 5000): Promise<void> {
  const end = performance.now() + ms;
  while (!condition()) {
    if (performance.now() > end) throw new Error('it did not become so in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Plays the screen's seat by its first action, its bots by theirs, to the end. */
export async function playOut(
  screen: TestScreen,
  match: string,
  stop: (frame: MatchFrame) => boolean = () => false,
  patienceMs?: number,
): Promise<void> {
  for (;;) {
    await until(() => screen.frame.status !== 'playing' || screen.frame.mode === 'curtain' || screen.frame.actions.length > 0, patienceMs);
    const { frame } = screen;
    if (frame.status !== 'playing' || stop(frame)) return;
    if (frame.mode === 'curtain') await screen.ask('match.ready', { match, seat: frame.seat });
    else await screen.ask('match.act', { match, seat: frame.seat, seq: frame.seq, action: frame.actions[0] });
  }
}
