import type { CardSpec } from './effects/dsl.ts';

/** Behind the shipped ones: nothing, but where `npm run scenario` builds an app with what a rule test made. Lists are not drawn from it. */
export const EXTRA: readonly CardSpec[] = [];
