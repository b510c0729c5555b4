import type { BlState, GadgetItem } from '../state.ts';
import type { BlEffectKind, EffectOf } from './dsl.ts';

/** What an effect did: it is over, it found nothing to do, or it waits for an answer (`choice` is set). */
export type EffectResult = 'done' | 'idle' | 'wait';

/** What one kind of effect means. */
export interface EffectRule<K extends BlEffectKind> {
  /** The target named as the gadget is played (BL-12.21): none, another living player, or any living player. */
  names: 'nobody' | 'rival' | 'anybody';
  /** Can this living player be named? Absent: all can. */
  canName?(s: BlState, seat: number): boolean;
  /** Has an effect without a target something to do (BL-12.16)? Absent: always. */
  hasObject?(s: BlState, effect: EffectOf<K>): boolean;
  /**
   * Carries it out. Called again with the answer where it waited for one.
   * @param target the player named, alive; NONE without one
   * @param answer a card or a place, NONE at first
   */
  run(s: BlState, item: GadgetItem, effect: EffectOf<K>, target: number, answer: number): EffectResult;
}
