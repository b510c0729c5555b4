import { KEYWORDS } from '../../../../src-shared/games/bladeforge/text/keywords.ts';
import { helpOf } from '../../../screens/help/help-ui.ts';
import AttackChapter from './AttackChapter.svelte';
import ForgeChapter from './ForgeChapter.svelte';
import GadgetsChapter from './GadgetsChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

export const HELP = helpOf({
  chapters: [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'forge', title: 'The Forge and Reforging', Page: ForgeChapter },
    { id: 'attack', title: 'Attack, block, Shield, defeat', Page: AttackChapter },
    { id: 'gadgets', title: 'Gadgets, traps and piles', Page: GadgetsChapter },
  ],
  glossary: {
    keywords: KEYWORDS,
    groups: [
      { group: 'type', title: 'What a card can be' },
      { group: 'effect', title: 'What Gadgets do' },
      { group: 'term', title: 'Words of the rules' },
    ],
  },
  Window: WindowChapter,
  topics: {
    hand: { chapter: 'forge', anchor: 'placing' },
    health: { chapter: 'attack', anchor: 'defeat' },
    reforge: { chapter: 'forge', anchor: 'reforge' },
    block: { chapter: 'attack', anchor: 'block' },
    shield: { chapter: 'attack', anchor: 'shield' },
    piles: { chapter: 'gadgets', anchor: 'piles' },
  },
});
