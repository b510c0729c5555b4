/** “Waiting for Brannoch (bot), 1.2 s”: updated while a bot thinks. */
import { holdCacheClearing } from '../ui/svg/bake.svelte.ts';
import { nameOf } from './game-ui.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';

const TICK_MS = 200;
/** Delay: a fast answer needs no text. */
const QUIET_MS = 250;
/** Delay of “Play now”: an earlier offer would only flicker. */
const LONG_MS = 800;

export class Thinking {
  #elapsed = $state(0);
  readonly #frame: () => MatchFrame | null;

  constructor(frame: () => MatchFrame | null) {
    this.#frame = frame;
    $effect(() => {
      const thinking = this.#frame()?.thinking;
      if (!thinking) return;
      const start = performance.now() - thinking.sinceMs;
      this.#elapsed = thinking.sinceMs;
      const timer = setInterval(() => (this.#elapsed = performance.now() - start), TICK_MS);
      const letGo = holdCacheClearing();
      return () => {
        clearInterval(timer);
        letGo();
      };
    });
  }

  /** Whether “Play now” is offered. */
  get isLong(): boolean {
    return !!this.#frame()?.thinking && this.#elapsed >= LONG_MS;
  }

  get words(): string | null {
    const frame = this.#frame();
    if (!frame?.thinking || this.#elapsed < QUIET_MS) return null;
    return `Waiting for ${nameOf(frame, frame.thinking.seat)} (bot), ${(this.#elapsed / 1000).toFixed(1)} s.`;
  }
}
