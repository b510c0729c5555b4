/** The phases for the bar, from the game's flow, without what comes before the first turn. A stop asks about artifacts in its windows. */
import { flow } from '../../../src-shared/games/deckforge/flow.ts';
import { PHASE_NAMES } from '../../../src-shared/games/deckforge/text/names.ts';
import { barPhases } from '../../match/phases.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

export const PHASES: readonly BarPhase[] = barPhases(flow, PHASE_NAMES, { stops: true }).filter(
  ({ name }) => name !== 'setup' && name !== 'initiative',
);
