/**
 * What the robot wants at any table: always something on offer, and every kind of it now and then. It is no good player;
 * it is there to touch every control that a person would.
 */
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { FrameSight } from './sight.ts';

/** What can be wished at every table. */
export type CommonWish =
  { kind: 'wait' } | { kind: 'curtain' } | { kind: 'main' } | { kind: 'card'; index: number } | { kind: 'pile'; index: number };

/** Something the robot wants to do; each game has its own. */
export interface AnyWish {
  kind: string;
}

/** Its head for one match of one game. */
export abstract class Mind<Sight extends FrameSight, Wish extends AnyWish> {
  protected readonly random: Random;
  /** What was tried in this moment. */
  readonly #tried = new Set<string>();
  readonly #patience: number;
  #moment = '';
  #wishes = 0;

  /** @param patience wishes in one moment before the robot moves on, so that a match always comes to its end */
  constructor(seed: string, patience: number) {
    this.random = new Random(seed);
    this.#patience = patience;
  }

  wish(sight: Sight): Wish | CommonWish {
    if (sight.curtain !== null) return { kind: 'curtain' };
    this.#notice(sight);
    const answer = this.answer(sight);
    if (answer) return answer;
    const idea = this.#wishes++ < this.#patience ? this.idea(sight) : null;
    return idea ?? (sight.main.enabled ? { kind: 'main' } : this.atALoss(sight));
  }

  /** In words; other words forget what was tried. */
  protected abstract momentOf(sight: Sight): string;

  /** Something was begun and a choice is owed. */
  protected abstract answer(sight: Sight): Wish | CommonWish | null;

  /** What could be begun. */
  protected abstract idea(sight: Sight): Wish | CommonWish | null;

  /** Nothing comes to mind, and there is no going on either. */
  protected atALoss(_sight: Sight): Wish | CommonWish {
    return { kind: 'wait' };
  }

  #notice(sight: Sight): void {
    const moment = this.momentOf(sight);
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#wishes = 0;
    this.#tried.clear();
  }

  protected wasTried(what: string): boolean {
    return this.#tried.has(what);
  }

  /** @returns nothing if it was tried in this moment */
  protected once<W extends Wish | CommonWish>(what: string, wish: W): W | null {
    if (this.#tried.has(what)) return null;
    this.#tried.add(what);
    return wish;
  }
}
