import type { Method, Parsed, Results } from '../../../src-shared/protocol/methods.ts';
import type { HostScreen } from '../screens.ts';

/** Handlers of the protocol's methods. A `HostError` means that nothing was changed. */
export type Handlers<M extends Method = Method> = {
  readonly [K in M]: (params: Parsed<K>, screen: HostScreen) => Results[K] | Promise<Results[K]>;
};

/** The result of methods without one. */
export const DONE: Record<string, never> = {};
