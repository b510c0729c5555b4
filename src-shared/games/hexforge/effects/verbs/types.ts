import type { Effect, TargetSpec } from '../dsl.ts';
import type { Step } from '../frame.ts';

/** A verb turns one effect into the function that carries it out. `targets` are the text's own. */
export type Verb<K extends Effect['do']> = (effect: Extract<Effect, { do: K }>, targets: readonly TargetSpec[]) => Step;
