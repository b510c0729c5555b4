/** Bladeforge's cards, to be looked up. */
import { FACES } from '../../../../src-shared/games/bladeforge/text/faces.ts';
import type { BlCardFace } from '../../../../src-shared/games/bladeforge/text/faces.types.ts';
import { KEYWORDS } from '../../../../src-shared/games/bladeforge/text/keywords.ts';
import { TYPE_NAMES } from '../../../../src-shared/games/bladeforge/text/names.ts';
import { cardIndex } from '../../../screens/cards/card-index.ts';
import { wordsOn, type CatalogueUi } from '../../../screens/cards/catalogue-ui.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';

const INDEX = cardIndex<BlCardFace>({
  faceOf,
  specOf,
  facts: (face) => ({
    die: face.req,
    attack: face.attack,
    defense: face.defense,
    stability: face.stability,
    copies: face.copies,
    keyword: wordsOn(specOf(face)),
    type: [face.typeWord],
  }),
  fields: [
    { id: 'die', title: 'Die' },
    { id: 'attack', title: 'Attack' },
    { id: 'defense', title: 'Defense' },
    { id: 'stability', title: 'Stability' },
    { id: 'copies', title: 'Copies in the Armory' },
    { id: 'keyword', title: 'Keyword', values: KEYWORDS.map(({ name }) => name) },
    { id: 'type', title: 'Type', values: Object.values(TYPE_NAMES) },
  ],
});

export const CATALOGUE: CatalogueUi = () => ({ ...INDEX, ids: Object.keys(FACES) });
