/** The phases as the bar shows them, drawn from the turn machine. */
import { flow } from '../../../src-shared/games/hexforge/flow.ts';
import type { HxPhase } from '../../../src-shared/games/hexforge/types.ts';
import { PHASE_NAMES } from '../../../src-shared/games/hexforge/text/names.ts';
import { phasesOf } from '../../../src-shared/kernel/flow.ts';
import type { PassChoice } from '../../match/game-ui.ts';
import type { Stops } from '../../match/prefs.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

export const PHASES: readonly BarPhase[] = phasesOf(flow).map(({ name, interactive }) => ({
  name,
  interactive,
  label: PHASE_NAMES[name as HxPhase].short,
}));

export const PASS_CHOICES: readonly PassChoice[] = [
  { until: 'resolved', label: 'This resolves' },
  { until: 'endOfTurn', label: 'End of turn' },
  { until: 'myTurn', label: 'My next turn' },
  ...PHASES.filter((phase) => phase.interactive).map((phase) => ({
    until: `phase:${phase.name}`,
    label: `Next ${PHASE_NAMES[phase.name as HxPhase].long}`,
  })),
];

/** Where a seat that has set nothing is asked in the rival's turn: before combat resolves and before the turn ends. */
export const defaultStops: Stops = { own: [], rival: ['combatResolution', 'summon2'] };
