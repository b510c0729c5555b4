/** The phases for the bar, from the game's flow. */
import { flow } from '../../../src-shared/games/warforge/flow.ts';
import { PHASE_NAMES } from '../../../src-shared/games/warforge/text/names.ts';
import { barPhases } from '../../match/phases.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

export const PHASE_WORDS: Readonly<Record<string, { short: string; long: string }>> = Object.fromEntries(
  Object.entries(PHASE_NAMES).map(([phase, name]) => [phase, { short: name, long: name }]),
);

export const PHASES: readonly BarPhase[] = barPhases(flow, PHASE_WORDS, { stops: false });
