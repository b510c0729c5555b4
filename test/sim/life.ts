import type { Game } from '../../src-shared/kernel/game.ts';
import { configOfDeal } from '../../src-main/arena/configs.ts';
import { DiskError } from '../../src-main/host/env/disk-error.ts';
import type { MatchFrame, Method, Params } from '../../src-shared/protocol/messages.ts';
import type { SimDisk } from './disk.ts';
import { UNDO, deedOf, mustBeSound, mustBeTidy, mustHold, mustLive, type Deed } from './laws.ts';
import { ERRNOS } from './sweep.ts';
import { DATA, SimScreen, World, type Answer } from './world.ts';

/** Steps of one life: what a person does, and what happens to them. */
const STEPS = 40;

/** What was acknowledged about one match. */
interface Known {
  deeds: Deed[];
}

/**
 * One computer over some days: a person plays, changes settings and keeps decks, while the disk fails, the clock is set, the
 * machine sleeps, loses its power, or the program dies. Everything is drawn from the seed.
 */
export class Life {
  readonly #world: World;
  readonly #game: Game;
  readonly #matches = new Map<string, Known>();
  readonly #decks = new Set<string>();
  /** What settings may say: what was acknowledged last, and what may have been written since. */
  #names: string[] = ['You'];
  readonly #heard: unknown[] = [];
  #screen!: SimScreen;
  #open: string | null = null;
  #faultsUntil = 0;
  #named = 0;

  /** @param spoil what a test does to the computer beforehand, to see the laws broken */
  constructor(seed: string, game: Game, spoil: (disk: SimDisk) => void = () => undefined) {
    this.#world = new World(seed, { [game.id]: game });
    spoil(this.#world.disk);
    this.#game = game;
    this.#world.bots = () => this.#botDeed();
  }

  /** @throws when a law is broken */
  async live(): Promise<void> {
    const { chance } = this.#world;
    await this.#begin();
    for (let step = 0; step < STEPS; step++) {
      await this.#step(chance.below(100));
      mustLive(this.#world, this.#heard.splice(0));
    }
    await this.#settle();
    await this.#check();
  }

  async #step(die: number): Promise<void> {
    const { clock, chance } = this.#world;
    if (die < 45) await this.#act();
    else if (die < 50) await this.#undo();
    else if (die < 56) await this.#newMatch();
    else if (die < 62) await this.#rename();
    else if (die < 66) await this.#keepDeck();
    else if (die < 70) await this.#look();
    else if (die < 80) this.#faultsBegin();
    else if (die < 84) await clock.runUntil(() => false, chance.below(20_000));
    else if (die < 86) clock.sleep(chance.below(8 * 3_600_000));
    else if (die < 88) clock.set((chance.below(3) - 1) * 86_400_000);
    else if (die < 91) this.#screen.break();
    else if (die < 93) await this.#takeAway();
    else await this.#end(chance.below(3));
    if (this.#screen.isBroken) await this.#connect();
  }

  // ---- what happens to it

  /** For a while each call of the disk fails now and then, or all that write do. */
  #faultsBegin(): void {
    const { clock, disk, chance } = this.#world;
    const code = chance.pick(ERRNOS);
    const every = chance.below(2) === 0 ? 1 : 2 + chance.below(12);
    const writesOnly = code === 'ENOSPC' || code === 'EROFS' || chance.below(2) === 0;
    this.#faultsUntil = clock.ticks() + 200 + chance.below(20_000);
    disk.faults = ({ op, deed }) => {
      if (clock.ticks() > this.#faultsUntil) return null;
      if (op === 'makeFolder' || (writesOnly && deed === 'read')) return null;
      return chance.below(every) === 0 ? code : null;
    };
  }

  /** Another program takes away the file of the match that is played. The next action writes it anew; without one it is gone. */
  async #takeAway(): Promise<void> {
    const match = this.#open;
    if (match === null || this.#screen.frame?.match !== match || this.#screen.frame.status === 'failed') return;
    const known = this.#matches.get(match)!;
    const before = known.deeds.length;
    this.#world.disk.takeAway(this.#pathOf(match));
    await this.#act();
    if (known.deeds.length > before) return;
    this.#matches.delete(match);
    this.#open = null;
  }

  #botDeed() {
    const { chance } = this.#world;
    const die = chance.below(40);
    if (die === 0) return { dies: true as const, after: chance.below(50) };
    if (die === 1) return { silent: true as const };
    return { answer: chance.below(1000), after: chance.below(100) };
  }

  /** It ends, and begins again. @param how 0 as people end it, 1 its process dies, 2 the power is cut */
  async #end(how: number): Promise<void> {
    this.#world.disk.trace(['it is closed', 'its process dies', 'the computer dies'][how]);
    if (how === 0) await this.#world.close();
    this.#world.die(how === 2);
    await this.#begin();
  }

  async #begin(): Promise<void> {
    for (;;) {
      try {
        this.#world.start();
        break;
      } catch (error) {
        // The shell says so in a window of the system's, and ends.
        if (!(error instanceof DiskError)) throw error;
        await this.#world.clock.runUntil(() => false, 5000);
      }
    }
    await this.#connect();
  }

  async #connect(): Promise<void> {
    this.#screen = new SimScreen(this.#world);
    await this.#ask('app.info', {});
    if (this.#open !== null) await this.#ask('match.open', { match: this.#open });
  }

  // ---- what the person does

  async #ask<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    const answer = await this.#screen.ask(method, params);
    this.#world.disk.trace(`${method} ${'result' in answer ? 'granted' : JSON.stringify(answer)}`);
    this.#heard.push(...this.#screen.heard.splice(0));
    return answer;
  }

  async #newMatch(): Promise<void> {
    const { chance } = this.#world;
    const bot = { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 } as const;
    const seats = [{ kind: 'human', name: 'Ada' } as const, chance.below(3) === 0 ? ({ kind: 'human', name: 'Ben' } as const) : bot];
    const config: unknown = configOfDeal(this.#game, chance.below(4));
    const made = await this.#ask('match.create', { setup: { game: this.#game.id, config, seats, seed: chance.seed() } });
    if (!('result' in made)) return;
    const { match } = made.result;
    this.#matches.set(match, { deeds: [] });
    this.#open = match;
    await this.#ask('match.open', { match });
  }

  /** The frame to decide on, once there is one; a match that has stopped is tried again. */
  async #frame(): Promise<MatchFrame | null> {
    const match = this.#open;
    if (match === null) return null;
    const isReady = () =>
      this.#screen.frame?.match === match && (this.#screen.frame.status !== 'playing' || hasQuestion(this.#screen.frame));
    if (!(await this.#world.clock.runUntil(isReady, 30_000))) await this.#ask('match.open', { match });
    const frame = this.#screen.frame;
    if (frame?.match !== match) return null;
    if (frame.status === 'failed') await this.#ask('match.open', { match });
    if (frame.mode === 'curtain') await this.#ask('match.ready', { match, seat: frame.seat });
    await this.#world.clock.runUntil(() => false, 5);
    return this.#screen.frame ?? null;
  }

  async #act(): Promise<void> {
    if (this.#open === null) return this.#newMatch();
    const frame = await this.#frame();
    if (frame === null || frame.status === 'failed') return;
    if (frame.status === 'finished') return this.#newMatch();
    if (frame.actions.length === 0) return;
    const action = frame.actions[this.#world.chance.below(frame.actions.length)];
    const answer = await this.#ask('match.act', { match: frame.match, seat: frame.seat, seq: frame.seq, action });
    if ('result' in answer) this.#matches.get(frame.match)!.deeds.push(deedOf(frame.seat, action));
  }

  async #undo(): Promise<void> {
    const frame = await this.#frame();
    if (!frame?.undo.can) return;
    const answer = await this.#ask('match.undo', { match: frame.match, seat: frame.seat });
    if ('result' in answer) this.#matches.get(frame.match)!.deeds.push(UNDO);
  }

  async #rename(): Promise<void> {
    const name = `Ada ${++this.#named}`;
    this.#names.push(name);
    const answer = await this.#ask('settings.set', { patch: { person: { name } } });
    if ('result' in answer) this.#names = [name];
  }

  async #keepDeck(): Promise<void> {
    const game = this.#game.id;
    const [kind] = Object.entries(this.#game.library?.kinds ?? {});
    if (!kind) return;
    const answer = await this.#ask('library.add', { game, kind: kind[0] as 'loadout', value: kind[1].builtIn[0].value });
    if ('result' in answer) this.#decks.add(answer.result.entry.id);
  }

  async #look(): Promise<void> {
    await this.#ask('match.list', {});
    await this.#ask('library.list', { game: this.#game.id });
    await this.#ask('lab.list', {});
    await this.#ask('report.make', { error: null, window: '', noticed: [], match: this.#open });
  }

  // ---- the laws

  /** Everything is mended, and things come to rest. */
  async #settle(): Promise<void> {
    this.#world.disk.faults = () => null;
    await this.#world.clock.runUntil(() => false, 30_000);
    if (this.#open !== null) await this.#ask('match.open', { match: this.#open });
    await this.#world.clock.runUntil(() => false, 30_000);
    await this.#world.close();
    await this.#begin();
  }

  async #check(): Promise<void> {
    const listed = await this.#ask('match.list', {});
    if (!('result' in listed)) throw new Error('the list of matches is not to be had');
    for (const [match, { deeds }] of this.#matches) {
      const summary = listed.result.matches.find((one) => one.match === match);
      if (!summary || summary.state === 'damaged') throw new Error(`a match is lost: ${JSON.stringify(summary ?? match)}`);
      const text = this.#world.disk.text(this.#pathOf(match))!;
      mustBeSound(this.#game, text);
      mustHold(text, deeds);
    }
    await this.#checkSettings();
    await this.#ask('lab.list', {});
    const kept = await this.#ask('library.list', { game: this.#game.id });
    const ids = 'result' in kept ? kept.result.entries.map(({ id }) => id) : [];
    for (const id of this.#decks) if (!ids.includes(id)) throw new Error(`the deck ${id} is lost`);
    mustBeTidy(this.#world);
    mustLive(this.#world, this.#heard);
    await this.#world.close();
  }

  async #checkSettings(): Promise<void> {
    const answer = await this.#ask('settings.get', {});
    const name = 'result' in answer ? answer.result.settings.person.name : '?';
    if (!this.#names.includes(name)) throw new Error(`the settings say ${name}, and were told ${this.#names.join(' or ')}`);
  }

  #pathOf(match: string): string {
    return `${DATA}/matches/${match}.ffmatch`;
  }
}

const hasQuestion = (frame: MatchFrame): boolean => frame.actions.length > 0 || frame.mode === 'curtain';
