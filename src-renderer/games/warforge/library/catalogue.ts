/** Warforge's cards, to be looked up. */
import { FACTION_INFO } from '../../../../src-shared/games/warforge/factions.ts';
import { FACES } from '../../../../src-shared/games/warforge/text/faces.ts';
import type { WrCardFace } from '../../../../src-shared/games/warforge/text/faces.types.ts';
import { keywordName } from '../../../../src-shared/games/warforge/text/keywords.ts';
import { factionName, KIND_NAMES, RARITY_NAMES } from '../../../../src-shared/games/warforge/text/names.ts';
import { FACTIONS, KEYWORD_IDS, RARITIES } from '../../../../src-shared/games/warforge/types.ts';
import { cardIndex } from '../../../screens/cards/card-index.ts';
import type { CatalogueUi } from '../../../screens/cards/catalogue-ui.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';

const typesOf = ({ kind, types }: WrCardFace): string[] => [KIND_NAMES[kind], ...types];
const deckTypes = (): string[] => [...new Set(Object.values(FACES).flatMap((face) => (face.role === 'deck' ? typesOf(face) : [])))];

export const INDEX = cardIndex<WrCardFace>({
  faceOf,
  specOf,
  facts: (face) => ({
    cost: face.cost,
    melee: face.melee,
    ranged: face.ranged,
    health: face.health,
    type: typesOf(face),
    rarity: [RARITY_NAMES[face.rarity]],
    keyword: [...new Set([...face.keywords.map((keyword) => keyword.id), ...face.terms])].map((word) => keywordName(word)),
    faction: [factionName(face.faction)],
  }),
  fields: [
    { id: 'cost', title: 'Cost' },
    { id: 'melee', title: 'Melee' },
    { id: 'ranged', title: 'Ranged' },
    { id: 'health', title: 'Health' },
    { id: 'keyword', title: 'Keyword', values: KEYWORD_IDS.map((id) => keywordName(id)) },
    { id: 'type', title: 'Type', values: deckTypes() },
    { id: 'rarity', title: 'Rarity', values: RARITIES.map((rarity) => RARITY_NAMES[rarity]) },
    { id: 'faction', title: 'Faction', values: FACTIONS.map((id) => FACTION_INFO[id].name) },
  ],
});

export const CATALOGUE: CatalogueUi = () => ({ ...INDEX, ids: Object.keys(FACES) });
