import type { Method, Parsed, Results } from '../../../src-shared/protocol/methods.ts';
import type { HostScreen } from '../screens.ts';

/** What carries out these methods. Every refusal is a `HostError`, and has changed nothing. */
export type Handlers<M extends Method = Method> = {
  readonly [K in M]: (params: Parsed<K>, screen: HostScreen) => Results[K] | Promise<Results[K]>;
};

/** It is done, and there is nothing to say about it. */
export const DONE: Record<string, never> = {};
