/**
 * For `npm run scenario` alone: builds an app that also knows the cards which a rule test made for itself. Without
 * `FF_EXTRA_CARDS` (a file that names the game and holds their data) it does nothing.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What a test made for itself, by what the game calls it: cards, sets, Champions. */
type Made = Record<string, readonly unknown[]>;

interface Extras {
  game: string;
  made: Made;
}

interface Place {
  module: RegExp;
  /** Each of these texts of the module, and what stands there instead. */
  changes: [text: string, instead: (made: Made) => string][];
}

const json = JSON.stringify;
const isMinion = (spec: unknown): boolean => typeof spec === 'object' && spec !== null && !('type' in spec);

/** Where each game keeps its content. Extras come behind the shipped ones, in the order of the test: indices must agree. */
export const PLACES: Record<string, Place[]> = {
  bladeforge: [
    {
      module: /src-shared\/games\/bladeforge\/catalog\.ts$/,
      changes: [['\nregisterCards(CARDS);', ({ cards }) => `\nregisterCards(CARDS);registerCards(${json(cards)} as CardSpec[]);`]],
    },
    {
      // Not the list itself: the Armory is made of it.
      module: /src-shared\/games\/bladeforge\/text\/faces\.ts$/,
      changes: [['CARDS.map((spec)', ({ cards }) => `[...CARDS, ...(${json(cards)} as CardSpec[])].map((spec)`]],
    },
    {
      module: /src-shared\/games\/bladeforge\/text\/prompt-choice\.ts$/,
      changes: [['CARDS.flatMap(', ({ cards }) => `[...CARDS, ...(${json(cards)} as typeof CARDS)].flatMap(`]],
    },
  ],
  hexforge: [
    {
      module: /src-shared\/games\/hexforge\/cards\/index\.ts$/,
      changes: [['...TOKENS,', ({ cards }) => `...TOKENS, ...(${json(cards)} as CardSpec[]),`]],
    },
  ],
  laneforge: [
    {
      module: /src-shared\/games\/laneforge\/catalog\.ts$/,
      changes: [
        [
          '\nregisterChampions(CHAMPIONS);',
          ({ sets, champions }) =>
            `\nregisterChampions(CHAMPIONS);registerSets(${json(sets)} as (CardSet | MinionSpec)[]);registerChampions(${json(champions)} as ChampionSpec[]);`,
        ],
      ],
    },
    {
      // Not the lists themselves: decks are drawn from those.
      module: /src-shared\/games\/laneforge\/text\/faces\.ts$/,
      changes: [
        ['new Map(MINIONS.map(', ({ sets }) => `new Map([...MINIONS, ...(${json(sets.filter(isMinion))} as MinionSpec[])].map(`],
        ['[...SETS, ...MINIONS]', ({ sets }) => `[...SETS, ...MINIONS, ...(${json(sets)} as (CardSet | MinionSpec)[])]`],
      ],
    },
    {
      module: /src-shared\/games\/laneforge\/text\/champions\.ts$/,
      changes: [['  CHAMPIONS.map(', ({ champions }) => `  [...CHAMPIONS, ...(${json(champions)} as ChampionSpec[])].map(`]],
    },
  ],
};

/** The module with the extras in it. @throws when one of its places is not there any more */
export function withExtras(code: string, { changes }: Place, made: Made): string {
  for (const [text, instead] of changes) {
    if (code.split(text).length !== 2) throw new Error(`extra-cards: "${text.trim()}" does not stand just once where content is listed`);
    // As a function: what is made may contain "$".
    code = code.replace(text, () => instead(made));
  }
  return code;
}

export function extraCards(): Plugin | null {
  const file = process.env.FF_EXTRA_CARDS;
  if (!file) return null;
  const { game, made } = JSON.parse(readFileSync(file, 'utf8')) as Extras;
  return {
    name: 'extra-cards',
    enforce: 'pre',
    transform(code, id) {
      const place = PLACES[game].find(({ module }) => module.test(id.replaceAll('\\', '/')));
      return place ? withExtras(code, place, made) : null;
    },
  };
}
