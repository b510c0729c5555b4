import type { Household } from './play.ts';

const MATCHES = 4;
/** A run is gone on with so often before it counts as stuck. */
const TRIES = 5;
const WAIT_MS = 6000;

/** Runs of the Lab, begun, paused and gone on with; and the law that none is lost. */
export class LabLife {
  readonly #home: Household;
  readonly #runs: string[] = [];

  constructor(home: Household) {
    this.#home = home;
  }

  async step(): Promise<void> {
    const { ask, world, game } = this.#home;
    const run = this.#runs.at(-1);
    const die = world.chance.below(4);
    if (run !== undefined && die > 0) {
      await ask((['lab.pause', 'lab.resume', 'lab.stop'] as const)[die - 1], { run });
      return;
    }
    const bots = (['random', 'greedy'] as const).map((bot) => ({ bot, name: bot }));
    const plan = { game: game.id, bots, matches: MATCHES, seed: world.chance.seed(), iterations: 10, config: null };
    const begun = await ask('lab.start', { plan });
    if ('result' in begun) this.#runs.push(begun.result.run);
  }

  /** @throws when a run, or a match of one, is lost */
  async check(): Promise<void> {
    // What a death left half written is taken away when its folder is listed.
    await this.#home.ask('lab.list', {});
    for (const run of this.#runs) await this.#finish(run);
  }

  async #finish(run: string): Promise<void> {
    const { ask, world } = this.#home;
    for (let n = 0; n < TRIES; n++) {
      const opened = await ask('lab.open', { run });
      if (!('result' in opened)) throw new Error(`the run ${run} is lost: ${JSON.stringify(opened)}`);
      if (opened.result.state === 'finished') {
        const { rows } = resultOf(await ask('lab.matches', { run, from: 0, count: 100 }));
        if (rows.length !== MATCHES) throw new Error(`of the run ${run} ${rows.length} matches are there`);
        return;
      }
      await ask('lab.resume', { run });
      await world.clock.runUntil(() => false, WAIT_MS);
    }
    throw new Error(`the run ${run} never comes to its end`);
  }
}

function resultOf<T>(answer: { result: T } | object): T {
  if (!('result' in answer)) throw new Error(`it was refused: ${JSON.stringify(answer)}`);
  return answer.result;
}
