import type { DealResult } from '../../src-main/arena/plan.ts';
import type { DealOrder } from '../../src-main/arena/serve-deals.ts';
import type { BotPort, SpawnBotPort } from '../../src-main/host/bots/port.ts';
import type { Role } from '../../src-main/host/connection.ts';
import type { Clock } from '../../src-main/host/env/clock.ts';
import type { Disk } from '../../src-main/host/env/disk.ts';
import type { Env } from '../../src-main/host/env/env.ts';
import { Host } from '../../src-main/host/host.ts';
import type { HostLine } from '../../src-main/host/host.ts';
import type { BotRequest } from '../../src-shared/bots/types.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { HostMessage, MatchFrame, Method, Params, ProtocolError, Results } from '../../src-shared/protocol/messages.ts';
import { SimClock } from './clock.ts';
import { SimDisk } from './disk.ts';
import { breachOf, forgetTold, watchRecordings, withMarkedViews } from './secrets.ts';

export const DATA = '/data';

watchRecordings();

/** How long an answer may take before the simulation says that there is none: the longest question to a bot, and more. */
const PATIENCE_MS = 120_000;

export type Answer<M extends Method> = { result: Results[M] } | { error: ProtocolError } | { lost: true };

/** One computer with one data folder, on which the real host is started, killed and started again. */
export class World {
  readonly clock = new SimClock();
  readonly disk = new SimDisk(this.clock);
  readonly chance: Random;
  readonly games: Readonly<Record<string, Game>>;
  host!: Host;
  /** What the program wrote for those who mend it. */
  readonly errors: unknown[] = [];
  /** Secrets that were told to somebody who may not know them. */
  readonly breaches: string[] = [];
  /** Rises with every start. */
  life = 0;
  /** How bots behave; by default they answer after a moment. */
  bots: (request: BotRequest) => BotDeed = () => ({ answer: 0, after: 20 });

  constructor(seed: string, games: Readonly<Record<string, Game>>) {
    this.chance = new Random(seed);
    this.games = Object.fromEntries(Object.entries(games).map(([id, game]) => [id, withMarkedViews(game)]));
    forgetTold();
  }

  /** Disk, clock and chance of one process: what is left of a dead one reaches nothing any more. */
  #env(): Env {
    const { life } = this;
    const isDead = () => this.life !== life;
    const disk = new Proxy<Disk>(this.disk, {
      get(target, name: keyof Disk) {
        return (...args: unknown[]): unknown => {
          if (isDead()) throw new Error('the process is dead');
          return (target[name] as (...given: unknown[]) => unknown).apply(target, args);
        };
      },
    });
    const clock: Clock = {
      now: () => this.clock.now(),
      ticks: () => this.clock.ticks(),
      after: (ms, run) => (isDead() ? { cancel: () => undefined } : this.clock.after(ms, run)),
      soon: (run) => (isDead() ? undefined : this.clock.soon(run)),
    };
    return { disk, clock, random: (bytes) => Buffer.from(Array.from({ length: bytes }, () => this.chance.below(256))) };
  }

  /** @throws when it cannot be started */
  start(): Host {
    this.life++;
    this.host = new Host({
      games: this.games,
      dataDir: DATA,
      version: '0.0.0',
      headless: true,
      env: this.#env(),
      spawnBot: this.#spawn(),
      spawnLab: (events) => this.#labWorker(events),
      cores: 2,
      pageUrl: (token) => `#${token}`,
      log: (error) => this.errors.push(error),
    });
    return this.host;
  }

  /** The process dies. @param powerCut and the computer with it */
  die(powerCut: boolean): void {
    this.clock.clear();
    if (powerCut) this.disk.powerCut(this.chance);
    else this.disk.processEnded();
    this.life++;
  }

  /** It is closed as people close it. */
  async close(): Promise<void> {
    let isClosed = false;
    void this.host.close().then(() => (isClosed = true));
    if (!(await this.clock.runUntil(() => isClosed, PATIENCE_MS))) throw new Error('the host did not end');
    await this.clock.runUntil(() => false, 100);
    if (this.disk.opened.length > 0) throw new Error(`left open: ${this.disk.opened.join()}`);
    this.clock.clear();
    this.disk.processEnded();
  }

  /** A process of the Lab that finishes every deal, without playing it. */
  #labWorker({ onMessage, onGone }: Parameters<SpawnBotPort>[0]): BotPort {
    let gone = false;
    const leave = (reason: string) =>
      this.clock.after(1, () => {
        if (!gone) onGone(reason);
        gone = true;
      });
    this.clock.after(5, () => gone || onMessage(JSON.stringify({ ready: true })));
    return {
      post: (text) => {
        const message = JSON.parse(text) as { id?: number; order?: DealOrder; quit?: true };
        if (message.quit) leave('quit');
        const { order } = message;
        if (!order) return;
        this.clock.after(30, () => gone || onMessage(JSON.stringify({ id: message.id, result: dealtResult(order) })));
      },
      kill: () => leave('killed'),
    };
  }

  #spawn(): SpawnBotPort {
    return (events) => this.#bot(events);
  }

  #bot({ onMessage, onGone }: Parameters<SpawnBotPort>[0]): BotPort {
    let gone = false;
    const leave = (reason: string, ms: number) =>
      this.clock.after(ms, () => {
        if (!gone) onGone(reason);
        gone = true;
      });
    this.clock.after(5, () => gone || onMessage(JSON.stringify({ ready: true })));
    return {
      post: (text) => {
        const message = JSON.parse(text) as { id?: number; request?: BotRequest; quit?: true };
        if (message.quit) leave('quit', 1);
        if (!message.request || gone) return;
        const deed = this.bots(message.request);
        if ('dies' in deed) leave('it died', deed.after);
        if (!('answer' in deed)) return;
        const { actions } = message.request;
        const answer = { action: actions[deed.answer % actions.length], stats: { iterations: 0, value: null } };
        this.clock.after(deed.after, () => gone || onMessage(JSON.stringify({ id: message.id, answer })));
      },
      kill: () => leave('killed', 1),
    };
  }
}

function dealtResult({ plan, deal }: DealOrder): DealResult {
  const thinking = plan.bots.map(() => ({ ms: 0, choices: 1, slowest: 0 }));
  return {
    deal,
    matches: plan.bots.map((_, seat) => ({ winners: [seat], reason: 'won', decisions: 1, ms: 0, turns: 1, thinking, choices: '0' })),
  };
}

/** What a bot does with a question: answers by the number of an action, dies over it, or never says anything. */
export type BotDeed = { answer: number; after: number } | { dies: true; after: number } | { silent: true };

/** A screen at the other end of a pair of channels, which take their time and may break. */
export class SimScreen {
  readonly frames: MatchFrame[] = [];
  readonly notices: string[] = [];
  /** Everything it was told. */
  readonly heard: HostMessage[] = [];
  readonly role: Role;
  readonly #world: World;
  readonly #line: HostLine;
  readonly #answers = new Map<number, HostMessage>();
  readonly #life: number;
  /** Whose person took this screen last, by match. */
  readonly #taken = new Map<string, Seat>();
  #id = 0;
  #isBroken = false;

  constructor(world: World, role: Role = { kind: 'owner' }) {
    this.role = role;
    this.#world = world;
    this.#life = world.life;
    this.#line = world.host.connect(role, {
      send: (text) => world.clock.after(1, () => this.#receive(text)),
      refuse: () => this.break(),
    });
  }

  get frame(): MatchFrame | undefined {
    return this.frames.at(-1);
  }

  /** The last one of a match, though others are shown as well. */
  frameOf(match: string | null): MatchFrame | undefined {
    return this.frames.findLast((frame) => frame.match === match);
  }

  get isBroken(): boolean {
    return this.#isBroken || this.#life !== this.#world.life;
  }

  /** The connection is cut; the host hears of it. */
  break(): void {
    if (this.isBroken) return;
    this.#isBroken = true;
    this.#line.close();
  }

  /** Asks, and lets the world go on until the answer is there. */
  async ask<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    const id = ++this.#id;
    this.#world.clock.after(1, () => {
      if (this.isBroken) return;
      this.#noteHolder(method, params);
      void this.#line.receive(JSON.stringify({ id, method, params }));
    });
    await this.#world.clock.runUntil(() => this.#answers.has(id) || this.isBroken, PATIENCE_MS);
    const message = this.#answers.get(id);
    return message === undefined ? { lost: true } : (message as unknown as Answer<M>);
  }

  /**
   * Holds from the first message on that the host sends after it has heard of it. The first frame after an opening may be one of trying
   * again to save, which the page still has the screen for.
   */
  #noteHolder(method: Method, params: unknown): void {
    const { match, seat } = params as Params<'match.ready'>;
    if (method === 'match.ready') this.#world.clock.after(1, () => this.#taken.set(match, seat));
    if (method === 'match.open') this.#world.clock.after(2, () => this.#taken.delete(match));
  }

  #show(frame: MatchFrame): void {
    this.frames.push(frame);
    const breach = breachOf(frame, this.role, this.#taken.get(frame.match));
    if (breach !== null) this.#world.breaches.push(breach);
  }

  #receive(text: string): void {
    if (this.isBroken) return;
    const message = JSON.parse(text) as HostMessage;
    this.heard.push(message);
    if ('id' in message) this.#answers.set(message.id, message);
    else if (message.push === 'frame') this.#show(message.frame);
    else if (message.push === 'notice') this.notices.push(message.message);
  }
}
