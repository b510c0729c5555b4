/** The phases as the bar shows them, drawn from the turn machine, each action phase with whose it is. */
import { flow } from '../../../src-shared/games/laneforge/flow.ts';
import { PHASE_NAMES } from '../../../src-shared/games/laneforge/text/names.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { barPhases } from '../../match/phases.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

export const PHASES: readonly BarPhase[] = barPhases(flow, PHASE_NAMES, { stops: false });

/** The holder of the Forge acts first and third. */
const ACTIONS: Readonly<Record<string, 'holder' | 'other'>> = { action1: 'holder', action2: 'other', action3: 'holder', action4: 'other' };

/** Unknown before the Forge has been assigned. */
export const phasesFor = ({ forge, firstForge }: Pick<LnView, 'forge' | 'firstForge'>): BarPhase[] =>
  PHASES.map((phase) => {
    const whose = firstForge === null ? undefined : ACTIONS[phase.name];
    return whose ? { ...phase, seat: whose === 'holder' ? forge : 1 - forge } : phase;
  });
