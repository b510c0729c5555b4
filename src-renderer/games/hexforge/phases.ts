/** The phases as the bar shows them, drawn from the turn machine. */
import { flow } from '../../../src-shared/games/hexforge/flow.ts';
import { PHASE_NAMES } from '../../../src-shared/games/hexforge/text/names.ts';
import type { PassChoice } from '../../match/game-ui.ts';
import { barPhases } from '../../match/phases.ts';
import type { Stops } from '../../match/prefs.ts';
import type { BarPhase } from '../../ui/metal/phases.ts';

const names: Readonly<Record<string, { short: string; long: string }>> = PHASE_NAMES;

export const PHASES: readonly BarPhase[] = barPhases(flow, names);

export const PASS_CHOICES: readonly PassChoice[] = [
  { until: 'resolved', label: 'This resolves' },
  { until: 'endOfTurn', label: 'End of turn' },
  { until: 'myTurn', label: 'My next turn' },
  ...PHASES.filter((phase) => phase.interactive).map((phase) => ({
    until: `phase:${phase.name}`,
    label: `Next ${names[phase.name].long}`,
  })),
];

/** Default stops in the rival's turn: before combat resolves and before the turn ends. */
export const defaultStops: Stops = { own: [], rival: ['combatResolution', 'summon2'] };
