import { compiled } from './compiled.ts';
import { PHASES, type HxPhase } from './types.ts';

/** What kind of decision a phase's leaf asks for. */
export const MODE = { none: 0, summoning: 1, responding: 2, ordering: 3, declaring: 4 } as const;

const MODES: Record<string, number> = {
  summon1: MODE.summoning,
  summon2: MODE.summoning,
  'combatResolution.responding': MODE.responding,
  'move.ordering': MODE.ordering,
  'combatDeclaration.declaring': MODE.declaring,
};

const modes = compiled.leaves.map((leaf) => MODES[leaf] ?? MODE.none);
const phases = compiled.leaves.map((leaf) => PHASES.find((phase) => phase === leaf.split('.')[0]) ?? 'over');

export const modeOf = (phase: number): number => modes[phase];
export const phaseName = (phase: number): HxPhase | 'over' => phases[phase];
