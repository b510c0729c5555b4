/** Warforge's part of the deck room. */
import { FORM } from '../../../../src-shared/games/warforge/decks/form.ts';
import type { WrList } from '../../../../src-shared/games/warforge/decks/list.ts';
import { FACTION_INFO } from '../../../../src-shared/games/warforge/factions.ts';
import { FACES } from '../../../../src-shared/games/warforge/text/faces.ts';
import { keywordName } from '../../../../src-shared/games/warforge/text/keywords.ts';
import { factionName, KIND_NAMES, RARITY_NAMES } from '../../../../src-shared/games/warforge/text/names.ts';
import { FACTIONS, KEYWORD_IDS, RARITIES } from '../../../../src-shared/games/warforge/types.ts';
import type { Searched } from '../../../../src-shared/text/card-query.ts';
import type { DeckRoomUi } from '../../../screens/decks/decks-ui.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';
import { listOf } from './entries.ts';

const searched = (id: string): Searched => {
  const face = faceOf(id);
  if (!face) return { text: id, fields: {} };
  const { name, typeLine, plain, cost, melee, ranged, health } = face;
  return {
    text: `${name}. ${typeLine}. ${plain}`,
    fields: {
      cost,
      melee,
      ranged,
      health,
      type: [KIND_NAMES[face.kind], ...face.types],
      rarity: [RARITY_NAMES[face.rarity]],
      keyword: [...new Set([...face.keywords.map((keyword) => keyword.id), ...face.terms])].map((word) => keywordName(word)),
      faction: [factionName(face.faction)],
    },
  };
};

const types = (): string[] => [
  ...new Set(Object.values(FACES).flatMap(({ role, kind, types: own }) => (role === 'deck' ? [KIND_NAMES[kind], ...own] : []))),
];

export const ROOM: DeckRoomUi = {
  form: FORM,
  noun: 'list',
  spec: (id) => {
    const face = faceOf(id);
    return face && specOf(face);
  },
  searched,
  // Lists of the same mode.
  trials: (value, ready) => {
    const mine = value as WrList;
    const lists = ready.flatMap((entry) => (entry.kind === 'loadout' && listOf(entry).mode === mine.mode ? listOf(entry) : []));
    return lists.map((other) => ({ name: other.name, config: { mode: mine.mode, lists: [mine, other] } }));
  },
  fields: [
    { id: 'cost', title: 'Cost' },
    { id: 'melee', title: 'Melee' },
    { id: 'ranged', title: 'Ranged' },
    { id: 'health', title: 'Health' },
    { id: 'keyword', title: 'Keyword', values: KEYWORD_IDS.map((id) => keywordName(id)) },
    { id: 'type', title: 'Type', values: types() },
    { id: 'rarity', title: 'Rarity', values: RARITIES.map((rarity) => RARITY_NAMES[rarity]) },
    { id: 'faction', title: 'Faction', values: FACTIONS.map((id) => FACTION_INFO[id].name) },
  ],
};
