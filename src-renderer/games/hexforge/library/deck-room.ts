/** Hexforge's part of the deck room. */
import { FORM } from '../../../../src-shared/games/hexforge/loadouts/form.ts';
import { FACES } from '../../../../src-shared/games/hexforge/text/faces.ts';
import { KEYWORDS, keywordName } from '../../../../src-shared/games/hexforge/text/keywords.ts';
import type { HxCardFace } from '../../../../src-shared/games/hexforge/text/faces.types.ts';
import { RESOURCE_NAMES } from '../../../../src-shared/games/hexforge/text/names.ts';
import { COLOURS } from '../../../../src-shared/games/hexforge/types.ts';
import type { Searched } from '../../../../src-shared/text/card-query.ts';
import type { DeckRoomUi } from '../../../screens/decks/decks-ui.ts';
import { specOf } from '../card-spec.ts';
import { loadoutOf, mapOf } from './entries.ts';

const faceOf = (id: string): HxCardFace | null => FACES[id] ?? null;
/** All that a card costs, in whatever colours. */
const total = ({ cost }: HxCardFace): number => Object.values(cost).reduce((sum, n) => sum + n, 0);

const searched = (id: string): Searched => {
  const face = faceOf(id);
  if (!face) return { text: id, fields: {} };
  return {
    text: `${face.name}. ${face.typeLine}. ${face.plain}`,
    fields: {
      cost: total(face),
      power: face.power,
      health: face.health,
      keyword: face.keywords.map((keyword) => keywordName(keyword)),
      colour: COLOURS.flatMap((colour) => (face.colours.includes(colour) ? RESOURCE_NAMES[colour].name : [])),
      type: face.typeLine.split(' · '),
    },
  };
};

const types = (): string[] => [...new Set(FORM.ids.flatMap((id) => faceOf(id)?.typeLine.split(' · ') ?? []))];

export const ROOM: DeckRoomUi = {
  form: FORM,
  noun: 'loadout',
  spec: (id) => {
    const face = faceOf(id);
    return face && specOf(face);
  },
  searched,
  // Each ready loadout, on the maps in turn.
  trials: (value, ready) => {
    const maps = ready.filter(({ kind }) => kind === 'map').map(mapOf);
    const others = ready.filter(({ kind }) => kind === 'loadout').map(loadoutOf);
    return others.map((other, i) => ({ name: other.name, config: { map: maps[i % maps.length], loadouts: [value, other] } }));
  },
  fields: [
    { id: 'cost', title: 'Cost' },
    { id: 'power', title: 'Power' },
    { id: 'health', title: 'Health' },
    { id: 'keyword', title: 'Keyword', values: KEYWORDS.map(({ name }) => name) },
    { id: 'colour', title: 'Colour', values: COLOURS.map((colour) => RESOURCE_NAMES[colour].name) },
    { id: 'type', title: 'Type', values: types() },
  ],
};
