import type { BotRequest } from '../../src-shared/bots/types.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { HostMessage, Method, Params } from '../../src-shared/protocol/messages.ts';
import { DiskError } from '../../src-main/host/env/disk-error.ts';
import type { DiskCall, SimDisk } from './disk.ts';
import { FaultWatch } from './fault-watch.ts';
import { LabLife } from './lab-life.ts';
import { mustBeTidy, mustLive } from './laws.ts';
import { OTHER_SEAT, Play, type Household } from './play.ts';
import { breachOfRequest } from './secrets.ts';
import { ERRNOS } from './sweep.ts';
import { SimScreen, World, type Answer, type BotDeed } from './world.ts';

/** Steps of one life: what a person does, and what happens to them. */
const STEPS = 40;

/**
 * One computer over some days: a person plays, alone, with a friend or a guest, runs the Lab, changes settings and keeps decks, while the
 * disk fails, the clock is set, the machine sleeps, loses its power, or the program dies. Everything is drawn from the seed.
 */
export class Life implements Household {
  readonly world: World;
  readonly game: Game;
  readonly #play = new Play(this);
  readonly #lab = new LabLife(this);
  readonly #decks = new Set<string>();
  /** What settings may say: what was acknowledged last, and what may have been written since. */
  #names: string[] = ['You'];
  readonly #heard: HostMessage[] = [];
  readonly #faults = new FaultWatch();
  #screen!: SimScreen;
  #named = 0;

  /** @param spoil what a test does to the computer beforehand, to see the laws broken */
  constructor(seed: string, game: Game, spoil: (disk: SimDisk) => void = () => undefined) {
    this.world = new World(seed, { [game.id]: game });
    spoil(this.world.disk);
    this.game = game;
    this.world.bots = (request) => this.#botDeed(request);
  }

  get screen(): SimScreen {
    return this.#screen;
  }

  /** @throws when a law is broken */
  async live(): Promise<void> {
    await this.#begin();
    for (let step = 0; step < STEPS; step++) {
      await this.#step(this.world.chance.below(100));
      await this.#mustHaveTold();
      mustLive(this.world, this.#heard.splice(0));
    }
    await this.#settle();
    await this.#check();
  }

  async #step(die: number): Promise<void> {
    const { clock, chance } = this.world;
    if (die < 38) await this.#play.act();
    else if (die < 43) await this.#play.undo();
    else if (die < 45) await this.#play.redo();
    else if (die < 47) await this.#play.restage();
    else if (die < 48) await this.#play.concede();
    else if (die < 51) await this.#play.swapFiles();
    else if (die < 56) await this.#play.newMatch();
    else if (die < 61) await this.#rename();
    else if (die < 64) await this.#keepDeck();
    else if (die < 67) await this.#lab.step();
    else if (die < 70) await this.#look();
    else if (die < 80) this.#faultsBegin();
    else if (die < 84) await clock.runUntil(() => false, chance.below(20_000));
    else if (die < 86) this.#sleep(chance.below(8 * 3_600_000));
    else if (die < 88) clock.set((chance.below(3) - 1) * 86_400_000);
    else if (die < 91) this.#screen.break();
    else if (die < 93) await this.#play.takeAway();
    else await this.#end(chance.below(3));
    if (this.#screen.isBroken) await this.#connect();
  }

  // ---- what happens to it

  /** For a while each call of the disk fails now and then, or all that write do. */
  #faultsBegin(): void {
    const { clock, disk, chance } = this.world;
    const code = chance.pick(ERRNOS);
    const every = chance.below(2) === 0 ? 1 : 2 + chance.below(12);
    const writesOnly = code === 'ENOSPC' || code === 'EROFS' || chance.below(2) === 0;
    const until = clock.ticks() + 200 + chance.below(20_000);
    this.#faults.begin(code, until);
    const isLetBe = ({ op, deed }: DiskCall) =>
      clock.ticks() > until || op === 'makeFolder' || (writesOnly && deed === 'read') || chance.below(every) > 0;
    disk.faults = (call) => {
      if (isLetBe(call)) {
        this.#faults.succeeded(call, clock.ticks());
        return null;
      }
      this.#faults.failed(call, clock.ticks());
      return code;
    };
  }

  #sleep(ms: number): void {
    this.#faults.interrupted();
    this.world.clock.sleep(ms);
  }

  #botDeed(request: BotRequest): BotDeed {
    const { chance, breaches } = this.world;
    const breach = breachOfRequest(request, OTHER_SEAT);
    if (breach !== null) breaches.push(breach);
    const die = chance.below(40);
    if (die === 0) return { dies: true, after: chance.below(50) };
    if (die === 1) return { silent: true };
    return { answer: chance.below(1000), after: chance.below(100) };
  }

  /** It ends, and begins again. @param how 0 as people end it, 1 its process dies, 2 the power is cut */
  async #end(how: number): Promise<void> {
    this.world.disk.trace(['it is closed', 'its process dies', 'the computer dies'][how]);
    if (how === 0) await this.world.close();
    this.world.die(how === 2);
    await this.#begin();
  }

  async #begin(): Promise<void> {
    this.#faults.restarted();
    for (;;) {
      try {
        this.world.start();
        break;
      } catch (error) {
        // The shell says so in a window of the system's, and ends.
        if (!(error instanceof DiskError)) throw error;
        await this.world.clock.runUntil(() => false, 5000);
      }
    }
    await this.#connect();
  }

  async #connect(): Promise<void> {
    this.#faults.interrupted();
    this.#screen = new SimScreen(this.world);
    await this.ask('app.info', {});
    await this.#play.connect();
  }

  // ---- what the person does

  ask = async <M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> => {
    const answer = await this.#screen.ask(method, params);
    this.world.disk.trace(`${method} ${'result' in answer ? 'granted' : JSON.stringify(answer)}`);
    this.#hear();
    return answer;
  };

  #hear(): void {
    const heard = this.#screen.heard.splice(0);
    this.#faults.heard(heard);
    this.#heard.push(...heard);
  }

  async #rename(): Promise<void> {
    const name = `Ada ${++this.#named}`;
    this.#names.push(name);
    const answer = await this.ask('settings.set', { patch: { person: { name } } });
    if ('result' in answer) this.#names = [name];
  }

  async #keepDeck(): Promise<void> {
    const game = this.game.id;
    const [kind] = Object.entries(this.game.library?.kinds ?? {});
    if (!kind) return;
    const answer = await this.ask('library.add', { game, kind: kind[0] as 'loadout', value: kind[1].builtIn[0].value });
    if ('result' in answer) this.#decks.add(answer.result.entry.id);
  }

  async #look(): Promise<void> {
    await this.ask('match.list', {});
    await this.ask('library.list', { game: this.game.id });
    await this.ask('lab.list', {});
    await this.ask('report.make', { error: null, window: '', noticed: [], match: this.#play.open });
  }

  // ---- the laws

  /** Of what failed a while ago somebody has been told by now, or is by the list of matches. */
  async #mustHaveTold(): Promise<void> {
    if (!this.#faults.isDue(this.world.clock.ticks())) return;
    await this.ask('match.list', {});
    this.#faults.check();
  }

  /** Everything is mended, and things come to rest. */
  async #settle(): Promise<void> {
    const { disk, clock } = this.world;
    disk.faults = () => null;
    await clock.runUntil(() => false, 30_000);
    await this.#play.connect();
    await clock.runUntil(() => false, 30_000);
    this.#hear();
    await this.#mustHaveTold();
    await this.world.close();
    await this.#begin();
  }

  async #check(): Promise<void> {
    const listed = await this.ask('match.list', {});
    if (!('result' in listed)) throw new Error('the list of matches is not to be had');
    this.#play.check(listed.result.matches);
    await this.#checkSettings();
    const kept = await this.ask('library.list', { game: this.game.id });
    const ids = 'result' in kept ? kept.result.entries.map(({ id }) => id) : [];
    for (const id of this.#decks) if (!ids.includes(id)) throw new Error(`the deck ${id} is lost`);
    await this.#play.leave();
    await this.#lab.check();
    mustBeTidy(this.world);
    mustLive(this.world, this.#heard);
    await this.world.close();
  }

  async #checkSettings(): Promise<void> {
    const answer = await this.ask('settings.get', {});
    const name = 'result' in answer ? answer.result.settings.person.name : '?';
    if (!this.#names.includes(name)) throw new Error(`the settings say ${name}, and were told ${this.#names.join(' or ')}`);
  }
}
