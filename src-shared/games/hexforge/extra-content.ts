import type { CardSpec } from './effects/dsl.ts';

/** Behind the shipped cards: nothing, but where `npm run scenario` builds an app with the cards that a rule test made. */
export const EXTRA: { cards: readonly CardSpec[] } = { cards: [] };
