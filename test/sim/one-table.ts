/** A person at one computer that is simulated, whose disk fails as a test wants. */
import type { Game } from '../../src-shared/kernel/game.ts';
import type { Method, Params, ProtocolError, Results } from '../../src-shared/protocol/messages.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { DiskCall, Faults } from './disk.ts';
import { deedOf } from './laws.ts';
import { DATA, SimScreen, World } from './world.ts';

export const GAME = lantern as Game;
export const SETTINGS = `${DATA}/settings.json`;
export const PERSON = { kind: 'human', name: 'Ada' } as const;
export const FRIEND = { kind: 'human', name: 'Ben' } as const;
export const BOT = { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 } as const;
const AGAIN_MS = 6000;

export const none: Faults = () => null;
export const onWrites =
  (code: string): Faults =>
  ({ deed, op }) =>
    deed === 'read' || op === 'close' ? null : code;
export const at =
  (path: string, code: string, isIt: (call: DiskCall) => boolean = () => true): Faults =>
  (call) =>
    call.path === path && isIt(call) ? code : null;

/** One person at one computer. */
export class Table {
  readonly world = new World('faults', { lantern: GAME });
  screen!: SimScreen;

  start(): this {
    this.world.start();
    this.screen = new SimScreen(this.world);
    return this;
  }

  async restart(): Promise<void> {
    await this.world.close();
    this.start();
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    const answer = await this.screen.ask(method, params);
    if (!('result' in answer)) throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return answer.result;
  }

  async refusal<M extends Method>(method: M, params: Params<M>): Promise<ProtocolError> {
    const answer = await this.screen.ask(method, params);
    if (!('error' in answer)) throw new Error(`${method} was not refused`);
    return answer.error;
  }

  async wait(ms = AGAIN_MS): Promise<void> {
    await this.world.clock.runUntil(() => false, ms);
  }

  async open(seats: Params<'match.create'>['setup']['seats'] = [PERSON, BOT]): Promise<string> {
    const { match } = await this.ask('match.create', { setup: { game: 'lantern', config: {}, seats, seed: 'seed' } });
    await this.ask('match.open', { match });
    await this.wait(10);
    return match;
  }

  path(match: string): string {
    return `${DATA}/matches/${match}.ffmatch`;
  }

  /** One decision. @returns what it was, and the answer */
  async act(match: string) {
    await this.world.clock.runUntil(() => (this.screen.frame?.actions.length ?? 0) > 0 || this.screen.frame?.status !== 'playing', 10_000);
    const { seat, seq, actions } = this.screen.frame!;
    const answer = await this.screen.ask('match.act', { match, seat, seq, action: actions[0] });
    return { deed: deedOf(seat, actions[0]), answer };
  }
}
