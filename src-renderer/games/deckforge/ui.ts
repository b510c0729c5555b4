/** Deckforge for the window. */
import 'virtual:game-icons/deckforge';
import type { DkGame } from '../../../src-shared/games/deckforge/game-types.ts';
import { getApp } from '../../app/context.ts';
import type { GameUi } from '../../app/game-ui.ts';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import { HELP } from './help/topics.ts';
import { IDEAS } from './ideas.ts';
import Inspector from './inspector/Inspector.svelte';
import { CATALOGUE } from './library/catalogue.ts';
import { KEYS } from './keys.ts';
import { SHELVES } from './library/shelves.ts';
import { PLAQUE } from './plaque.ts';
import PromptExtras from './prompt/PromptExtras.svelte';
import Seats from './seats/Seats.svelte';
import Middle from './setup/Middle.svelte';
import SeatPick from './setup/SeatPick.svelte';
import { DeckforgeSetup } from './setup/setup.svelte.ts';
import { sketchOf } from './sketch.ts';
import { DeckforgeTable, setTable } from './table.svelte.ts';
import { THEME } from './theme.ts';
import { WORKSHOP } from './workshop.ts';

export const deckforgeUi: GameUi<DkGame> = {
  id: 'deckforge',
  title: 'Deckforge',
  emblem: 'card-random',
  plaque: PLAQUE,
  keys: KEYS,
  theme: THEME,
  catalogue: CATALOGUE,
  slimSeats: true,
  sketch: sketchOf,
  open: (session) => setTable(new DeckforgeTable(session, getApp())),
  firstSteps: [
    { icon: 'card-draw', title: 'Play a type', text: 'A token becomes a card of its type, by lot from the deck in use.' },
    {
      icon: 'crossed-swords',
      title: 'Attack',
      text: 'Every ready creature attacks once a turn. Whoever is attacked may block and respond.',
    },
    { icon: 'trophy', title: 'Last one standing', text: 'Everybody has 40 life. The last player in the match wins.' },
  ],
  ideas: IDEAS,
  setup: {
    seats: { min: 2, max: 5, usual: 4, first: 2 },
    propose: (entries, brought) => DeckforgeSetup.propose(entries, brought),
    SeatPick,
    Middle,
  },
  workshop: WORKSHOP,
  library: SHELVES,
  help: HELP,
  parts: { Seats, Board, Inspector, Hand, PromptExtras },
};
