import { TERM_IDS, TERMS } from '../../../../src-shared/games/deckforge/text/terms.ts';
import { helpOf } from '../../../screens/help/help-ui.ts';
import AttackChapter from './AttackChapter.svelte';
import DecksChapter from './DecksChapter.svelte';
import StartChapter from './StartChapter.svelte';
import TurnChapter from './TurnChapter.svelte';
import WindowChapter from './WindowChapter.svelte';

const TRAITS: readonly string[] = ['unb', 'bfl', 'bun', 'ims', 'ima', 'fly'];

export const HELP = helpOf({
  chapters: [
    { id: 'start', title: 'Your first game', Page: StartChapter },
    { id: 'turn', title: 'How a turn works', Page: TurnChapter },
    { id: 'attack', title: 'Attack, block, response', Page: AttackChapter },
    { id: 'decks', title: 'Decks', Page: DecksChapter },
  ],
  glossary: {
    keywords: TERM_IDS.map((id) => ({ id, ...TERMS[id], group: TRAITS.includes(id) ? 'trait' : 'effect' })),
    groups: [
      { group: 'trait', title: 'What creatures can be' },
      { group: 'effect', title: 'What cards do' },
    ],
  },
  Window: WindowChapter,
  topics: {
    hand: { chapter: 'turn', anchor: 'hand' },
    battlefield: { chapter: 'attack', anchor: 'steps' },
    players: { chapter: 'start', anchor: 'places' },
  },
});
