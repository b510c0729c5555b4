/** Hexforge's cards, to be looked up. */
import { FACES } from '../../../../src-shared/games/hexforge/text/faces.ts';
import type { HxCardFace } from '../../../../src-shared/games/hexforge/text/faces.types.ts';
import { KEYWORDS, keywordName } from '../../../../src-shared/games/hexforge/text/keywords.ts';
import { RESOURCE_NAMES } from '../../../../src-shared/games/hexforge/text/names.ts';
import { COLOURS } from '../../../../src-shared/games/hexforge/types.ts';
import { cardIndex } from '../../../screens/cards/card-index.ts';
import type { CatalogueUi } from '../../../screens/cards/catalogue-ui.ts';
import { specOf } from '../card-spec.ts';

/** All that a card costs, in whatever colours. */
const total = ({ cost }: HxCardFace): number => Object.values(cost).reduce((sum, n) => sum + n, 0);
const typesOf = ({ typeLine }: HxCardFace): string[] => typeLine.split(' · ');

export const INDEX = cardIndex<HxCardFace>({
  faceOf: (id) => FACES[id] ?? null,
  specOf,
  facts: (face) => ({
    cost: total(face),
    power: face.power,
    health: face.health,
    keyword: face.keywords.map((keyword) => keywordName(keyword)),
    colour: COLOURS.flatMap((colour) => (face.colours.includes(colour) ? RESOURCE_NAMES[colour].name : [])),
    type: typesOf(face),
  }),
  fields: [
    { id: 'cost', title: 'Cost' },
    { id: 'power', title: 'Power' },
    { id: 'health', title: 'Health' },
    { id: 'keyword', title: 'Keyword', values: KEYWORDS.map(({ name }) => name) },
    { id: 'colour', title: 'Colour', values: COLOURS.map((colour) => RESOURCE_NAMES[colour].name) },
    { id: 'type', title: 'Type', values: [...new Set(Object.values(FACES).flatMap(typesOf))] },
  ],
});

export const CATALOGUE: CatalogueUi = () => ({ ...INDEX, ids: Object.keys(FACES) });
