import { leafReaders } from '../../kernel/plumbing.ts';
import { flow } from './flow.ts';
import { PHASES } from './types.ts';

export const { leaves, leafName, phaseName, isInteractive } = leafReaders(flow, PHASES);

export const MULLIGAN = leaves.indexOf('mulligan');
export const ACTION_PHASE = leaves.indexOf('action');
