/** Laneforge for the match screen. */
import { getApp } from '../../app/context.ts';
import type { GameUi } from '../../screens/match/game-ui.ts';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Inspector from './inspector/Inspector.svelte';
import PromptExtras from './prompt/PromptExtras.svelte';
import TopTools from './prompt/TopTools.svelte';
import Seats from './seats/Seats.svelte';
import { LaneforgeTable, setTable } from './table.svelte.ts';

export const laneforgeUi: GameUi = {
  id: 'laneforge',
  title: 'Laneforge',
  emblem: 'bellows',
  handover: 'covered',
  open: (session) => setTable(new LaneforgeTable(session, getApp())),
  parts: { Seats, Board, Inspector, Hand, PromptExtras, TopTools },
};
