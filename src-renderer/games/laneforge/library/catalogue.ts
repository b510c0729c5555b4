/** Laneforge's cards, to be looked up: each at each of its levels. */
import { FACTION_INFO } from '../../../../src-shared/games/laneforge/factions.ts';
import { FACES } from '../../../../src-shared/games/laneforge/text/faces.ts';
import type { LnCardFace } from '../../../../src-shared/games/laneforge/text/faces.types.ts';
import { KEYWORDS } from '../../../../src-shared/games/laneforge/text/keywords.ts';
import { FACTIONS, RARITIES } from '../../../../src-shared/games/laneforge/types.ts';
import { cardIndex } from '../../../screens/cards/card-index.ts';
import { wordsOn, type CatalogueUi } from '../../../screens/cards/catalogue-ui.ts';
import { specOf } from '../card-spec.ts';
import { faceOf, factionName } from '../words.ts';

const KINDS = { creature: 'Creature', spell: 'Spell' } as const;
const typesOf = ({ type, minion, subtypes }: LnCardFace): string[] => [KINDS[type], ...(minion ? ['Minion'] : []), ...subtypes];
const isCardId = (id: string): id is keyof typeof FACES & LnCardFace['id'] => Object.hasOwn(FACES, id);

const INDEX = cardIndex<LnCardFace>({
  faceOf: (id) => (isCardId(id) ? faceOf(id) : null),
  specOf,
  facts: (face) => ({
    level: face.level,
    attack: face.attack,
    health: face.health,
    armor: face.armor,
    keyword: wordsOn(specOf(face)),
    type: typesOf(face),
    faction: [factionName(face.faction)],
    rarity: face.rarity === null ? null : [face.rarity],
  }),
  fields: [
    { id: 'level', title: 'Level' },
    { id: 'attack', title: 'Attack' },
    { id: 'health', title: 'Health' },
    { id: 'armor', title: 'Armor' },
    { id: 'keyword', title: 'Keyword', values: KEYWORDS.map(({ name }) => name) },
    { id: 'type', title: 'Type', values: [...new Set(Object.values(FACES).flatMap(typesOf))] },
    { id: 'faction', title: 'Faction', values: FACTIONS.map((id) => FACTION_INFO[id].name) },
    { id: 'rarity', title: 'Rarity', values: [...RARITIES] },
  ],
});

export const CATALOGUE: CatalogueUi = () => ({ ...INDEX, ids: Object.keys(FACES) });
