import { leafPaths, phasesOf } from '../../kernel/flow.ts';
import { flow } from './flow.ts';
import { ATTACK_STEPS, PHASES, type BlAttackStep, type BlPhase } from './types.ts';

/* What a leaf of the flow means: worked out from the definition, so that rules need not import the compiled machine. */

const leaves = leafPaths(flow);
const acting = new Set(
  phasesOf(flow)
    .filter((phase) => phase.interactive)
    .flatMap((phase) => phase.leaves),
);
const isMainLeaf = leaves.map((leaf) => acting.has(leaf));
const phases = leaves.map((leaf) => PHASES.find((phase) => phase === leaf.split('.')[0]) ?? 'over');

export const isMain = (phase: number): boolean => isMainLeaf[phase];
export const phaseName = (phase: number): BlPhase | 'over' => phases[phase];
export const leafName = (phase: number): string => leaves[phase];

/** How far the attack has come whose leaf this is. */
export const attackStep = (phase: number): BlAttackStep => ATTACK_STEPS.find((step) => leaves[phase].endsWith(`attack.${step}`)) ?? 'end';
