/** Warforge for the window. */
import 'virtual:game-icons/warforge';
import type { WrGame } from '../../../src-shared/games/warforge/game-types.ts';
import { getApp } from '../../app/context.ts';
import type { GameUi } from '../../app/game-ui.ts';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import { HELP } from './help/topics.ts';
import Inspector from './inspector/Inspector.svelte';
import { IDEAS } from './ideas.ts';
import { KEYS } from './keys.ts';
import { CATALOGUE } from './library/catalogue.ts';
import { ROOM } from './library/deck-room.ts';
import { SHELVES } from './library/shelves.ts';
import { PLAQUE } from './plaque.ts';
import PromptExtras from './prompt/PromptExtras.svelte';
import Seats from './seats/Seats.svelte';
import Middle from './setup/Middle.svelte';
import SeatPick from './setup/SeatPick.svelte';
import { WarforgeSetup } from './setup/setup.svelte.ts';
import { sketchOf } from './sketch.ts';
import { setTable, WarforgeTable } from './table.svelte.ts';
import { THEME } from './theme.ts';

export const warforgeUi: GameUi<WrGame> = {
  id: 'warforge',
  title: 'Warforge',
  emblem: 'swords-emblem',
  plaque: PLAQUE,
  keys: KEYS,
  theme: THEME,
  catalogue: CATALOGUE,
  slimSeats: true,
  sketch: sketchOf,
  open: (session) => setTable(new WarforgeTable(session, getApp())),
  firstSteps: [
    {
      icon: 'swords-emblem',
      title: 'Deploy',
      text: 'Troops stand left and right of your Warlord; who comes between moves the others outward.',
    },
    { icon: 'bow-arrow', title: 'Choose', text: 'Every attack is melee or ranged, and the target strikes back in the same mode.' },
    { icon: 'crossed-swords', title: 'Fell', text: 'The rival’s Warlord at 0 health wins the match.' },
  ],
  ideas: IDEAS,
  setup: { propose: (entries, brought) => WarforgeSetup.propose(entries, brought), SeatPick, Middle },
  workshop: { title: 'The deck room', link: 'Edit lists…', room: ROOM },
  library: SHELVES,
  help: HELP,
  parts: { Seats, Board, Inspector, Hand, PromptExtras },
};
