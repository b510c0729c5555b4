import { FACTION_INFO } from '../../../../src-shared/games/warforge/factions.ts';
import { MODE_NAMES } from '../../../../src-shared/games/warforge/text/names.ts';
import type { LibraryShelf } from '../../../screens/library/library-ui.ts';
import { specOf } from '../card-spec.ts';
import { faceOf } from '../words.ts';
import { listOf } from './entries.ts';
import ShowList from './ShowList.svelte';

export const SHELVES: readonly LibraryShelf[] = [
  {
    kind: 'loadout',
    title: 'Lists',
    accept: '.ffdeck,.json',
    add: 'Import a list',
    words: (entry) => {
      const { mode, warlord } = listOf(entry);
      const face = faceOf(warlord);
      const faction = face?.faction ? FACTION_INFO[face.faction].name : '';
      return [MODE_NAMES[mode], faction, face?.name].filter(Boolean).join(' · ');
    },
    face: (entry) => {
      const face = faceOf(listOf(entry).warlord);
      return face ? specOf(face) : null;
    },
    Show: ShowList,
  },
];
