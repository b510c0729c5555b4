/** Hexforge's part of the deck room. */
import { FORM } from '../../../../src-shared/games/hexforge/loadouts/form.ts';
import type { DeckRoomUi } from '../../../screens/decks/decks-ui.ts';
import { INDEX } from './catalogue.ts';
import { loadoutOf, mapOf } from './entries.ts';

export const ROOM: DeckRoomUi = {
  ...INDEX,
  form: FORM,
  noun: 'loadout',
  // Each ready loadout, on the maps in turn.
  trials: (value, ready) => {
    const maps = ready.filter(({ kind }) => kind === 'map').map(mapOf);
    const others = ready.filter(({ kind }) => kind === 'loadout').map(loadoutOf);
    return others.map((other, i) => ({ name: other.name, config: { map: maps[i % maps.length], loadouts: [value, other] } }));
  },
};
