/** Hexforge for the window. */
import 'virtual:game-icons/hexforge';
import { getApp } from '../../app/context.ts';
import type { HxGame } from '../../../src-shared/games/hexforge/game-types.ts';
import type { GameUi } from '../../app/game-ui.ts';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import { HELP } from './help/topics.ts';
import Inspector from './inspector/Inspector.svelte';
import { CATALOGUE } from './library/catalogue.ts';
import { ROOM } from './library/deck-room.ts';
import { SHELVES } from './library/shelves.ts';
import { IDEAS } from './ideas.ts';
import { KEYS } from './keys.ts';
import { PLAQUE } from './plaque.ts';
import PromptExtras from './prompt/PromptExtras.svelte';
import TopTools from './prompt/TopTools.svelte';
import Seats from './seats/Seats.svelte';
import HouseRules from './setup/HouseRules.svelte';
import Middle from './setup/Middle.svelte';
import SeatPick from './setup/SeatPick.svelte';
import { HexforgeSetup } from './setup/setup.svelte.ts';
import Stack from './stack/Stack.svelte';
import { SETTINGS } from './settings.ts';
import { HexforgeTable, setTable } from './table.svelte.ts';
import { sketchOf } from './sketch.ts';
import { THEME } from './theme.ts';

export const hexforgeUi: GameUi<HxGame> = {
  id: 'hexforge',
  title: 'Hexforge',
  emblem: 'anvil',
  plaque: PLAQUE,
  keys: KEYS,
  theme: THEME,
  catalogue: CATALOGUE,
  handoverHint: 'Hexforge: a curtain over everything.',
  sketch: sketchOf,
  open: (session) => setTable(new HexforgeTable(session, getApp())),
  firstSteps: [
    { icon: 'war-pick', title: 'Dig', text: 'Call workers from your base and send them to mineral tiles. They pay for everything.' },
    { icon: 'anvil', title: 'Raise forges', text: 'Each brings five cards of your loadout and a new place for units to arrive.' },
    { icon: 'crossed-swords', title: 'March', text: 'Find your rival in the fog and bring down their base. It has 20 health, like yours.' },
  ],
  setup: { propose: (entries, brought) => HexforgeSetup.propose(entries, brought), SeatPick, Middle, HouseRules },
  workshop: { title: 'The loadout room', link: 'Edit loadouts…', room: ROOM },
  library: SHELVES,
  help: HELP,
  ideas: IDEAS,
  settings: SETTINGS,
  parts: { Seats, Board, Stack, Inspector, Hand, PromptExtras, TopTools },
};
