import type { Game } from '../../src-shared/kernel/game.ts';
import type { Method, Params, Results } from '../../src-shared/protocol/messages.ts';
import { deedOf, mustBeSound, mustHold, type Deed } from './laws.ts';
import { DATA, SimScreen, type Answer, type World } from './world.ts';

/** A short piece of somebody's life with the program. It insists: what is refused is tried again, in the same process. */
export interface Session {
  /** What it does; whoever plays it is told of everything that was refused. */
  run(person: Person): Promise<void>;
  /** What must be so afterwards, after a restart. */
  check(person: Person): Promise<void>;
}

/** How often a person tries again before giving up, and how long they wait. */
const TRIES = 4;
const WAIT_MS = 6000;

export class Person {
  readonly world: World;
  /** Everything that all their screens were told. */
  readonly heard: unknown[] = [];
  screen!: SimScreen;

  constructor(world: World) {
    this.world = world;
  }

  /** @throws when the program does not start at all */
  async start(): Promise<void> {
    for (let n = 1; ; n++) {
      try {
        this.world.start();
        break;
      } catch (error) {
        this.heard.push({ error: { message: (error as Error).message } });
        if (n === TRIES) throw error;
      }
    }
    this.screen = new SimScreen(this.world);
    await this.ask('app.info', {});
  }

  async restart(): Promise<void> {
    await this.world.close();
    await this.start();
  }

  /** Asks once. */
  async tell<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    const answer = await this.screen.ask(method, params);
    this.heard.push(...this.screen.heard.splice(0));
    return answer;
  }

  /** Asks until it is granted. @throws when it never is */
  async ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    for (let n = 1; ; n++) {
      const answer = await this.tell(method, params);
      if ('result' in answer) return answer.result;
      if (n === TRIES) throw new Error(`${method} was never granted: ${JSON.stringify(answer)}`);
      await this.pause(WAIT_MS);
    }
  }

  async pause(ms: number): Promise<void> {
    await this.world.clock.runUntil(() => false, ms);
    this.heard.push(...this.screen.heard.splice(0));
  }
}

const PERSON = { kind: 'human', name: 'Ada' } as const;
const BOT = { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 } as const;

/** Some actions against a bot. */
export class MatchSession implements Session {
  readonly #game: Game;
  readonly #config: unknown;
  readonly #actions: number;
  readonly #done: Deed[] = [];
  #match = '';

  constructor(game: Game, config: unknown, actions: number) {
    this.#game = game;
    this.#config = config;
    this.#actions = actions;
  }

  get path(): string {
    return `${DATA}/matches/${this.#match}.ffmatch`;
  }

  async run(person: Person): Promise<void> {
    const setup = { game: this.#game.id, config: this.#config, seats: [PERSON, BOT], seed: 'sweep' };
    this.#match = (await person.ask('match.create', { setup })).match;
    await person.ask('match.open', { match: this.#match });
    for (let n = 0; n < this.#actions; n++) await this.#act(person);
  }

  async check(person: Person): Promise<void> {
    const { matches } = await person.ask('match.list', {});
    if (!matches.some(({ match }) => match === this.#match)) throw new Error('the match is not in the list');
    const text = person.world.disk.text(this.path)!;
    mustBeSound(this.#game, text);
    mustHold(text, this.#done);
    await person.ask('match.open', { match: this.#match });
    await this.#act(person);
  }

  /** One decision, made until it is acknowledged. */
  async #act(person: Person): Promise<void> {
    const match = this.#match;
    for (let n = 0; n < TRIES; n++) {
      const { screen } = person;
      const isAsked = () => screen.frame?.status !== 'playing' || screen.frame.actions.length > 0;
      await person.world.clock.runUntil(isAsked, 60_000);
      const frame = screen.frame!;
      if (frame.status === 'finished') return;
      if (frame.status === 'playing') {
        const action = frame.actions[0];
        const answer = await screen.ask('match.act', { match, seat: frame.seat, seq: frame.seq, action });
        person.heard.push(...screen.heard.splice(0));
        if ('result' in answer) {
          this.#done.push(deedOf(frame.seat, action));
          return;
        }
      }
      await person.pause(WAIT_MS);
      await person.ask('match.open', { match });
      await person.pause(100);
      // What was refused for want of room may have been done by trying again: then it is no longer to be done.
      if (screen.frame?.status === 'playing' && n > 0 && screen.frame.actions.length === 0) return;
    }
    throw new Error(`no action was ever acknowledged: ${JSON.stringify(person.screen.frame?.failure)}`);
  }
}

/** A match with a guest, played to its end, and another one that is deleted: neither leaves an access behind. */
export class GuestSession implements Session {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  async run(person: Person): Promise<void> {
    const finished = await this.#invite(person);
    await this.#concede(person, finished);
    const deleted = await this.#invite(person);
    await this.#delete(person, deleted);
    await person.pause(WAIT_MS);
  }

  async check(person: Person): Promise<void> {
    await person.pause(WAIT_MS);
    const seats = person.world.disk.text(`${DATA}/seats.json`) ?? '';
    if (seats.includes('"hash"')) throw new Error(`seats of matches that have ended are left: ${seats}`);
  }

  async #invite(person: Person): Promise<string> {
    const setup = { game: this.#game.id, config: {}, seats: [PERSON, { kind: 'human', name: 'Ben' } as const], seed: 'sweep' };
    const { match } = await person.ask('match.create', { setup });
    await person.ask('match.open', { match });
    await person.ask('match.seatLink', { match, seat: 1, revoke: false });
    return match;
  }

  async #concede(person: Person, match: string): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      await person.ask('match.open', { match });
      await person.pause(100);
      if (person.screen.frame?.status === 'finished') return;
      await person.tell('match.concede', { match, seat: 0 });
      await person.pause(WAIT_MS);
    }
    throw new Error('the match could never be conceded');
  }

  /** Where only the sync of the folder failed, it is gone already. */
  async #delete(person: Person, match: string): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      const answer = await person.tell('match.delete', { match });
      if ('result' in answer || (n > 0 && 'error' in answer && answer.error.code === 'notFound')) return;
      await person.pause(WAIT_MS);
    }
    throw new Error('the match could never be deleted');
  }
}

export class SettingsSession implements Session {
  async run(person: Person): Promise<void> {
    await person.ask('settings.get', {});
    await person.ask('settings.set', { patch: { person: { name: 'Ada' } } });
    await person.ask('settings.set', { patch: { table: { botPace: 'long' } } });
    await person.restart();
    await person.pause(WAIT_MS);
    await person.ask('settings.set', { patch: { person: { mono: true } } });
    await person.ask('settings.export', {});
  }

  async check(person: Person): Promise<void> {
    const { settings } = await person.ask('settings.get', {});
    const { name, mono } = settings.person;
    if (name !== 'Ada' || !mono || settings.table.botPace !== 'long') throw new Error(`settings are lost: ${JSON.stringify(settings)}`);
  }
}

export class LibrarySession implements Session {
  readonly #game: Game;
  #kept = '';

  constructor(game: Game) {
    this.#game = game;
  }

  async run(person: Person): Promise<void> {
    const game = this.#game.id;
    const { entries } = await person.ask('library.list', { game });
    const { kind, value } = entries[0];
    const { entry } = await person.ask('library.add', { game, kind, value });
    const second = await person.ask('library.add', { game, kind, value });
    await person.ask('library.rename', { game, kind, id: entry.id, name: 'Kept' });
    this.#kept = entry.id;
    await this.#delete(person, second.entry.id);
  }

  async check(person: Person): Promise<void> {
    const { entries } = await person.ask('library.list', { game: this.#game.id });
    if (!entries.some(({ id, name }) => id === this.#kept && name === 'Kept')) throw new Error('the deck is lost');
  }

  /** Where only the sync of the folder failed, it is gone already. */
  async #delete(person: Person, id: string): Promise<void> {
    const game = this.#game.id;
    for (let n = 0; n < TRIES; n++) {
      const { entries } = await person.ask('library.list', { game });
      const entry = entries.find((one) => one.id === id);
      if (entry === undefined && n > 0) return;
      if (entry && 'result' in (await person.tell('library.delete', { game, kind: entry.kind, id }))) return;
      await person.pause(WAIT_MS);
    }
    throw new Error('the deck could never be deleted');
  }
}

/** A run of the Lab, gone on with whenever it stops, and another one that is deleted, with the log of a match of it. */
export class LabSession implements Session {
  readonly #game: Game;
  readonly #matches = 6;
  #run = '';
  #deleted = '';

  constructor(game: Game) {
    this.#game = game;
  }

  async run(person: Person): Promise<void> {
    this.#deleted = await this.#play(person, 2);
    // Simulated processes play no matches that could be written.
    person.world.disk.plant(`${DATA}/lab/matches/${this.#deleted}-0-0.ffmatch`, '');
    await person.ask('lab.delete', { run: this.#deleted });
    this.#run = await this.#play(person, this.#matches);
    await person.ask('lab.export', { run: this.#run, format: 'csv' });
  }

  async check(person: Person): Promise<void> {
    const left = person.world.disk.files.filter((path) => path.includes(this.#deleted));
    if (left.length > 0) throw new Error(`of the deleted run is left: ${left.join()}`);
    await this.#finish(person, this.#run);
    const { rows } = await person.ask('lab.matches', { run: this.#run, from: 0, count: 100 });
    if (rows.length !== this.#matches) throw new Error(`${rows.length} of ${this.#matches} matches of the run are there`);
  }

  async #play(person: Person, matches: number): Promise<string> {
    const bots = ['random', 'greedy'].map((bot) => ({ bot, name: bot }));
    const plan = { game: this.#game.id, bots, matches, seed: 'sweep', iterations: 10, config: null };
    const { run } = await person.ask('lab.start', { plan });
    await this.#finish(person, run);
    return run;
  }

  async #finish(person: Person, run: string): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      await person.pause(2000);
      if ((await person.ask('lab.open', { run })).state === 'finished') return;
      await person.ask('lab.resume', { run });
    }
    throw new Error('the run never came to its end');
  }
}
