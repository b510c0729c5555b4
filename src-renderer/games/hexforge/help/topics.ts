import { KEYWORDS } from '../../../../src-shared/games/hexforge/text/keywords.ts';
import { RESOURCES, TILE_TYPES } from '../../../../src-shared/games/hexforge/types.ts';
import { helpOf } from '../../../screens/help/help-ui.ts';
import CardsChapter from './CardsChapter.svelte';
import CombatChapter from './CombatChapter.svelte';
import EconomyChapter from './EconomyChapter.svelte';
import MapChapter from './MapChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

export const HELP = helpOf({
  chapters: [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'economy', title: 'Resources, workers, forges', Page: EconomyChapter },
    { id: 'map', title: 'The map and the fog', Page: MapChapter },
    { id: 'cards', title: 'Cards and the stack', Page: CardsChapter },
    { id: 'combat', title: 'Moving and fighting', Page: CombatChapter },
  ],
  glossary: {
    keywords: KEYWORDS,
    groups: [
      { group: 'unit', title: 'On units' },
      { group: 'card', title: 'On cards' },
      { group: 'term', title: 'Words of the rules' },
      { group: 'table', title: 'Signs and first questions' },
    ],
  },
  Window: WindowChapter,
  topics: {
    base: { chapter: 'economy', anchor: 'base' },
    forge: { chapter: 'economy', anchor: 'forge' },
    worker: { chapter: 'economy', anchor: 'worker' },
    commander: { chapter: 'economy', anchor: 'commander' },
    resources: { chapter: 'economy', anchor: 'resources' },
    fog: { chapter: 'map', anchor: 'fog' },
    stack: { chapter: 'cards', anchor: 'stack' },
    priority: { chapter: 'window', anchor: 'priority' },
    hand: { chapter: 'cards', anchor: 'hand' },
    deck: { chapter: 'cards', anchor: 'hand' },
    discard: { chapter: 'cards', anchor: 'hand' },
    costs: { chapter: 'cards', anchor: 'costs' },
    orders: { chapter: 'combat', anchor: 'moving' },
    units: { chapter: 'combat', anchor: 'units' },
  },
  kinds: {
    tile: { names: TILE_TYPES, placeOf: (name) => ({ chapter: 'map', anchor: `tile-${name}` }) },
    resource: { names: RESOURCES, placeOf: () => ({ chapter: 'economy', anchor: 'resources' }) },
  },
});
