import { leafPaths, phasesOf } from '../../kernel/flow.ts';
import { flow } from './flow.ts';
import { PHASES, type LnPhase } from './types.ts';

/*
 * What a leaf of the flow means. Worked out from the definition alone, so that rules can ask without importing the
 * compiled machine, which imports them.
 */

const leaves = leafPaths(flow);
const acting = new Set(
  phasesOf(flow)
    .filter((phase) => phase.interactive)
    .flatMap((phase) => phase.leaves),
);
const isActingLeaf = leaves.map((leaf) => acting.has(leaf));
const phases = leaves.map((leaf) => PHASES.find((phase) => phase === leaf.split('.')[0]) ?? 'over');

/** One of the four action phases. */
export const isActing = (phase: number): boolean => isActingLeaf[phase];
export const phaseName = (phase: number): LnPhase | 'over' => phases[phase];
export const leafName = (phase: number): string => leaves[phase];
