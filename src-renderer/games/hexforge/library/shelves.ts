import { FACES } from '../../../../src-shared/games/hexforge/text/faces.ts';
import type { LibraryShelf } from '../../../screens/library/library-ui.ts';
import { specOf } from '../card-spec.ts';
import { loadoutOf, mapOf } from './entries.ts';
import { mapFigures } from './map-figures.ts';
import MapPicture from './MapPicture.svelte';
import { planOf } from './plans.ts';
import ShowLoadout from './ShowLoadout.svelte';

export const SHELVES: readonly LibraryShelf[] = [
  {
    kind: 'loadout',
    title: 'Loadouts',
    accept: '.ffdeck,.json',
    add: 'Import a loadout',
    words: planOf,
    face: (entry) => {
      const face = FACES[loadoutOf(entry).commander];
      return face ? specOf(face) : null;
    },
    Show: ShowLoadout,
  },
  {
    kind: 'map',
    title: 'Maps',
    accept: '.ffmap,.json',
    add: 'Import a map',
    words: (entry) => mapFigures(mapOf(entry)).join(' · '),
    Picture: MapPicture,
  },
];
