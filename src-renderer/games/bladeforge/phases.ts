/** The phases as the bar shows them, drawn from the turn machine; setting up is over before anybody looks. */
import { flow } from '../../../src-shared/games/bladeforge/flow.ts';
import { PHASE_NAMES } from '../../../src-shared/games/bladeforge/text/names.ts';
import type { BlPhase } from '../../../src-shared/games/bladeforge/types.ts';
import { phasesOf } from '../../../src-shared/kernel/flow.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

export const PHASES: readonly BarPhase[] = phasesOf(flow)
  .filter(({ name }) => name !== 'setup')
  .map(({ name, interactive }) => ({ name, interactive, stops: false, label: PHASE_NAMES[name as BlPhase].short }));
