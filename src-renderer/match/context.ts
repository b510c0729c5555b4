import { createContext } from 'svelte';
import type { AfterPaint } from '../ui/after-paint.svelte.ts';
import type { GameTable } from './game-ui.ts';
import type { MatchLayout } from './layout.svelte.ts';
import type { LogTurn } from './logbook.ts';
import type { MatchSession } from './session.svelte.ts';

/** What the parts of the match screen share. */
export interface MatchScreen {
  session: MatchSession;
  table: GameTable;
  layout: MatchLayout;
  /** Defers what can wait until news has been painted. */
  afterPaint: AfterPaint;
  /** The whole log, sorted. */
  readonly book: readonly LogTurn[];
  /** First line of the log that the viewer has not answered yet; 0 for none. */
  readonly recapFrom: number;
  /** Absent where there is nothing to catch up with. */
  toggleRecap?: () => void;
}

export const [getMatch, setMatch] = createContext<MatchScreen>();
