/** Bladeforge for the window. */
import 'virtual:game-icons/bladeforge';
import { getApp } from '../../app/context.ts';
import type { BlGame } from '../../../src-shared/games/bladeforge/game-types.ts';
import type { GameUi } from '../../app/game-ui.ts';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import { HELP } from './help/topics.ts';
import { IDEAS } from './ideas.ts';
import Inspector from './inspector/Inspector.svelte';
import { CATALOGUE } from './library/catalogue.ts';
import { KEYS } from './keys.ts';
import { PLAQUE } from './plaque.ts';
import PromptExtras from './prompt/PromptExtras.svelte';
import TopTools from './prompt/TopTools.svelte';
import Seats from './seats/Seats.svelte';
import Middle from './setup/Middle.svelte';
import { BladeforgeSetup } from './setup/setup.svelte.ts';
import { BladeforgeTable, setTable } from './table.svelte.ts';
import { sketchOf } from './sketch.ts';
import { THEME } from './theme.ts';

export const bladeforgeUi: GameUi<BlGame> = {
  id: 'bladeforge',
  title: 'Bladeforge',
  emblem: 'relic-blade',
  plaque: PLAQUE,
  keys: KEYS,
  theme: THEME,
  catalogue: CATALOGUE,
  slimSeats: true,
  sketch: sketchOf,
  open: (session) => setTable(new BladeforgeTable(session, getApp())),
  firstSteps: [
    { icon: 'relic-blade', title: 'Build', text: 'Place one part a turn: a Grip and two Guards make a Blade complete.' },
    { icon: 'anvil-impact', title: 'Reforge', text: 'Give the parts of a complete blade away and your die grows, from d4 up to d12.' },
    {
      icon: 'crossed-swords',
      title: 'Strike',
      text: 'End your turn with an attack on anybody, or draw. Who falls leaves all they had to the victor.',
    },
  ],
  ideas: IDEAS,
  setup: { seats: { min: 2, max: 6, usual: 4 }, propose: () => new BladeforgeSetup(), Middle },
  help: HELP,
  parts: { Seats, Board, Inspector, Hand, PromptExtras, TopTools },
};
