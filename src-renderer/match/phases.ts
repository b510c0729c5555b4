/** The phases for the phase bar, from the game's flow. */
import { phasesOf, type FlowDef } from '../../src-shared/kernel/flow.ts';
import type { BarPhase } from '../ui/metal/phases.ts';

/** @param more properties of every phase of the game */
export const barPhases = (
  flow: FlowDef,
  names: Readonly<Record<string, { short: string; long: string }>>,
  more: Partial<BarPhase> = {},
): BarPhase[] =>
  phasesOf(flow).map(({ name, interactive, help }) => ({
    name,
    interactive,
    label: names[name].short,
    term: { name: names[name].long, line: help },
    ...more,
  }));
