import { createContext } from 'svelte';
import type { AfterPaint } from '../ui/after-paint.svelte.ts';
import type { GameTable } from './game-ui.ts';
import type { MatchLayout } from './layout.svelte.ts';
import type { LogTurn } from './logbook.ts';
import type { MatchSession } from './session.svelte.ts';

/** Context of the match screen's parts. */
export interface MatchScreen {
  session: MatchSession;
  table: GameTable;
  layout: MatchLayout;
  /** Defers low-priority work until after a paint. */
  afterPaint: AfterPaint;
  /** The whole log, structured. */
  readonly book: readonly LogTurn[];
  /** First line of the log after the viewer's last action; 0 for none. */
  readonly recapFrom: number;
  /** Opens the recap; absent when there is nothing to catch up on. */
  toggleRecap?: () => void;
}

export const [getMatch, setMatch] = createContext<MatchScreen>();
