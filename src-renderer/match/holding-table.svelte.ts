import type { GameTypes } from '../../src-shared/kernel/game-types.ts';
import { TableBase } from './table-base.svelte.ts';

/** A table at which something is taken up first and put down where it is to act; Esc puts it back. */
export abstract class HoldingTable<G extends GameTypes, Other, Staged> extends TableBase<G, Other> {
  /** Taken up, and not yet played; null where nothing is. */
  staged = $state.raw<Staged | null>(null);

  /** Nothing is held any more; silently. */
  abstract putBack(): void;

  /** The same on request, and aloud. */
  relent(): void {
    this.putBack();
    this.say('Put back.');
  }

  protected putAway(): void {
    this.putBack();
  }

  protected letGo(): boolean {
    const held = this.staged !== null;
    if (held) this.relent();
    return held;
  }
}
