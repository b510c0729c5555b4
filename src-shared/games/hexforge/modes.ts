import { leafReaders } from '../../kernel/plumbing.ts';
import { flow } from './flow.ts';
import { PHASES } from './types.ts';

/** What kind of decision a phase's leaf asks for. */
export const MODE = { none: 0, summoning: 1, responding: 2, ordering: 3, declaring: 4 } as const;

const MODES: Record<string, number> = {
  summon1: MODE.summoning,
  summon2: MODE.summoning,
  'combatResolution.responding': MODE.responding,
  'move.ordering': MODE.ordering,
  'combatDeclaration.declaring': MODE.declaring,
};

const { leaves, phaseName } = leafReaders(flow, PHASES);
const modes = leaves.map((leaf) => MODES[leaf] ?? MODE.none);

export { phaseName };
export const modeOf = (phase: number): number => modes[phase];
