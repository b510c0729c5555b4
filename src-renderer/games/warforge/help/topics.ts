import { KEYWORDS } from '../../../../src-shared/games/warforge/text/keywords.ts';
import { GROUP_NAMES } from '../../../../src-shared/games/warforge/text/names.ts';
import { KEYWORD_GROUPS } from '../../../../src-shared/games/warforge/types.ts';
import { helpOf } from '../../../screens/help/help-ui.ts';
import AttackChapter from './AttackChapter.svelte';
import DecksChapter from './DecksChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

export const HELP = helpOf({
  chapters: [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'attack', title: 'Attacking', Page: AttackChapter },
    { id: 'decks', title: 'Lists and modes', Page: DecksChapter },
  ],
  glossary: {
    keywords: KEYWORDS,
    groups: [
      ...KEYWORD_GROUPS.map((group) => ({ group, title: GROUP_NAMES[group] })),
      { group: 'pact', title: 'Pacts' },
      { group: 'term', title: 'Words of the rules' },
      { group: 'phase', title: 'Phases' },
    ],
  },
  Window: WindowChapter,
  topics: {
    hand: { chapter: 'start', anchor: 'playing' },
    lines: { chapter: 'start', anchor: 'lines' },
    players: { chapter: 'turn', anchor: 'energy' },
    modes: { chapter: 'decks', anchor: 'modes' },
  },
});
