import { z } from 'zod';
import { recall, remember } from '../../app/memory.ts';

const KEY = 'mute-phrases';

/** Whose phrases this page does not show: the page's own affair, which no host is told. All of them is remembered; single people while it is open. */
class Mutes {
  #all = $state(recall(KEY, z.boolean()) ?? false);
  #names = $state.raw<readonly string[]>([]);

  get all(): boolean {
    return this.#all;
  }

  set all(all: boolean) {
    this.#all = all;
    remember(KEY, all);
  }

  /** By name, so that it holds for the next match of the same people. */
  has(name: string): boolean {
    return this.#names.includes(name);
  }

  set(name: string, muted: boolean): void {
    this.#names = muted ? [...this.#names, name] : this.#names.filter((other) => other !== name);
  }

  hides(name: string): boolean {
    return this.#all || this.has(name);
  }
}

export const mutes = new Mutes();
