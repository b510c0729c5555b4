/** The phases as the bar shows them, drawn from the turn machine; setting up is over before anybody looks. */
import { flow } from '../../../src-shared/games/bladeforge/flow.ts';
import { PHASE_NAMES } from '../../../src-shared/games/bladeforge/text/names.ts';
import { barPhases } from '../../match/phases.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

export const PHASES: readonly BarPhase[] = barPhases(flow, PHASE_NAMES, { stops: false }).filter(({ name }) => name !== 'setup');
