import KeysChapter from '../../../screens/help/KeysChapter.svelte';
import { placesIn, SHARED_KINDS, SHARED_PLACES } from '../../../screens/help/help-ui.ts';
import type { HelpUi } from '../../../screens/help/help-ui.ts';
import AttackChapter from './AttackChapter.svelte';
import ForgeChapter from './ForgeChapter.svelte';
import GadgetsChapter from './GadgetsChapter.svelte';
import KeywordsChapter from './KeywordsChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

export const HELP: HelpUi = placesIn(
  [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'forge', title: 'The Forge and Reforging', Page: ForgeChapter },
    { id: 'attack', title: 'Attack, block, Shield, defeat', Page: AttackChapter },
    { id: 'gadgets', title: 'Gadgets, traps and piles', Page: GadgetsChapter },
    { id: 'keywords', title: 'Keywords', Glossary: KeywordsChapter },
    { id: 'window', title: 'At the table', Page: WindowChapter },
    { id: 'keys', title: 'Keys', Page: KeysChapter },
  ],
  {
    ...SHARED_PLACES,
    hand: { chapter: 'forge', anchor: 'placing' },
    health: { chapter: 'attack', anchor: 'defeat' },
    reforge: { chapter: 'forge', anchor: 'reforge' },
    block: { chapter: 'attack', anchor: 'block' },
    shield: { chapter: 'attack', anchor: 'shield' },
    piles: { chapter: 'gadgets', anchor: 'piles' },
  },
  SHARED_KINDS,
);
