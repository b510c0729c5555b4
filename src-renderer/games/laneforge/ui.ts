/** Laneforge for the window. */
import 'virtual:game-icons/laneforge';
import { getApp } from '../../app/context.ts';
import type { LnGame } from '../../../src-shared/games/laneforge/game-types.ts';
import type { GameUi } from '../../app/game-ui.ts';
import Board from './board/Board.svelte';
import ForgePage from './forge/ForgePage.svelte';
import Hand from './hand/Hand.svelte';
import { HELP } from './help/topics.ts';
import Inspector from './inspector/Inspector.svelte';
import { CATALOGUE } from './library/catalogue.ts';
import { SHELVES } from './library/shelves.ts';
import { IDEAS } from './ideas.ts';
import { KEYS } from './keys.ts';
import { PLAQUE } from './plaque.ts';
import PromptExtras from './prompt/PromptExtras.svelte';
import TopTools from './prompt/TopTools.svelte';
import Seats from './seats/Seats.svelte';
import Middle from './setup/Middle.svelte';
import SeatPick from './setup/SeatPick.svelte';
import { LaneforgeSetup } from './setup/setup.svelte.ts';
import { SETTINGS } from './settings.ts';
import { LaneforgeTable, setTable } from './table.svelte.ts';
import { sketchOf } from './sketch.ts';
import { THEME } from './theme.ts';

export const laneforgeUi: GameUi<LnGame> = {
  id: 'laneforge',
  title: 'Laneforge',
  emblem: 'bellows',
  plaque: PLAQUE,
  keys: KEYS,
  theme: THEME,
  catalogue: CATALOGUE,
  handoverHint: 'Laneforge: the hands, with the lanes open.',
  handover: 'covered',
  sketch: sketchOf,
  open: (session) => setTable(new LaneforgeTable(session, getApp())),
  firstSteps: [
    { icon: 'bellows', title: 'Play', text: 'One card in each of your two actions: a creature into one of five lanes, or a spell.' },
    { icon: 'anvil', title: 'Level', text: 'What you play or banish comes back a level higher when the cycle of three turns ends.' },
    {
      icon: 'crossed-swords',
      title: 'Clash',
      text: 'Creatures in front fight once a turn. Whatever nobody stops goes to your rival’s 50 Health.',
    },
  ],
  setup: { propose: (entries, brought) => LaneforgeSetup.propose(entries, brought), SeatPick, Middle },
  workshop: { title: 'The forge of decks', Page: ForgePage },
  library: SHELVES,
  help: HELP,
  ideas: IDEAS,
  settings: SETTINGS,
  parts: { Seats, Board, Inspector, Hand, PromptExtras, TopTools },
};
