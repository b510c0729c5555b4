import { KEYWORDS } from '../../../../src-shared/games/laneforge/text/keywords.ts';
import { helpOf } from '../../../screens/help/help-ui.ts';
import CardsChapter from './CardsChapter.svelte';
import CombatChapter from './CombatChapter.svelte';
import DecksChapter from './DecksChapter.svelte';
import LanesChapter from './LanesChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

export const HELP = helpOf({
  chapters: [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'lanes', title: 'Lanes and rows', Page: LanesChapter },
    { id: 'cards', title: 'Cards, levels, Champions', Page: CardsChapter },
    { id: 'combat', title: 'Combat and the end', Page: CombatChapter },
    { id: 'forge-of-decks', title: 'The forge of decks', Page: DecksChapter },
  ],
  glossary: {
    keywords: KEYWORDS,
    groups: [
      { group: 'keyword', title: 'On creatures' },
      { group: 'ability', title: 'What opens a text' },
      { group: 'action', title: 'What texts do' },
      { group: 'term', title: 'Words of the rules' },
    ],
  },
  Window: WindowChapter,
  topics: {
    rows: { chapter: 'lanes', anchor: 'rows' },
    forge: { chapter: 'lanes', anchor: 'forge' },
    creatures: { chapter: 'lanes', anchor: 'creatures' },
    hand: { chapter: 'cards', anchor: 'levels' },
    levels: { chapter: 'cards', anchor: 'levels' },
    piles: { chapter: 'cards', anchor: 'piles' },
    free: { chapter: 'cards', anchor: 'free' },
    champion: { chapter: 'cards', anchor: 'champion' },
    health: { chapter: 'combat', anchor: 'health' },
    armor: { chapter: 'combat', anchor: 'armor' },
    decks: { chapter: 'forge-of-decks', anchor: 'decks' },
    suddenDeath: { chapter: 'combat', anchor: 'sudden-death' },
  },
});
