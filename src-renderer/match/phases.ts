/** The phases of a game as the bar shows them, drawn from its turn machine. */
import { phasesOf, type FlowDef } from '../../src-shared/kernel/flow.ts';
import type { BarPhase } from '../ui/metal/phases.ts';

/** @param more what is true of every phase of the game */
export const barPhases = (flow: FlowDef, names: Readonly<Record<string, { short: string }>>, more: Partial<BarPhase> = {}): BarPhase[] =>
  phasesOf(flow).map(({ name, interactive }) => ({ name, interactive, label: names[name].short, ...more }));
