import KeysChapter from '../../../screens/help/KeysChapter.svelte';
import { placesIn, SHARED_KINDS, SHARED_PLACES } from '../../../screens/help/help-ui.ts';
import type { HelpUi } from '../../../screens/help/help-ui.ts';
import CardsChapter from './CardsChapter.svelte';
import CombatChapter from './CombatChapter.svelte';
import EconomyChapter from './EconomyChapter.svelte';
import KeywordsChapter from './KeywordsChapter.svelte';
import MapChapter from './MapChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

export const HELP: HelpUi = placesIn(
  [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'economy', title: 'Resources, workers, forges', Page: EconomyChapter },
    { id: 'map', title: 'The map and the fog', Page: MapChapter },
    { id: 'cards', title: 'Cards and the stack', Page: CardsChapter },
    { id: 'combat', title: 'Moving and fighting', Page: CombatChapter },
    { id: 'keywords', title: 'Keywords', Glossary: KeywordsChapter },
    { id: 'window', title: 'At the table', Page: WindowChapter },
    { id: 'keys', title: 'Keys', Page: KeysChapter },
  ],
  {
    ...SHARED_PLACES,
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
  {
    ...SHARED_KINDS,
    tile: (name) => ({ chapter: 'map', anchor: `tile-${name}` }),
    resource: () => ({ chapter: 'economy', anchor: 'resources' }),
  },
);
