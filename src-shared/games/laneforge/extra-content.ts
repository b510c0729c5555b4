import type { CardSet, ChampionSpec, MinionSpec } from './effects/dsl.ts';

/** Behind the shipped ones: nothing, but where `npm run scenario` builds an app with what a rule test made. Decks are not drawn from it. */
export const EXTRA: { sets: readonly (CardSet | MinionSpec)[]; champions: readonly ChampionSpec[] } = { sets: [], champions: [] };
