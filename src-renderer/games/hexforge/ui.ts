/** Hexforge for the match screen. */
import { getApp } from '../../app/context.ts';
import type { GameUi } from '../../screens/match/game-ui.ts';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Inspector from './inspector/Inspector.svelte';
import PromptExtras from './prompt/PromptExtras.svelte';
import TopTools from './prompt/TopTools.svelte';
import Seats from './seats/Seats.svelte';
import Stack from './stack/Stack.svelte';
import { HexforgeTable, setTable } from './table.svelte.ts';

export const hexforgeUi: GameUi = {
  id: 'hexforge',
  title: 'Hexforge',
  emblem: 'anvil',
  handover: 'curtain',
  open: (session) => setTable(new HexforgeTable(session, getApp())),
  parts: { Seats, Board, Stack, Inspector, Hand, PromptExtras, TopTools },
};
