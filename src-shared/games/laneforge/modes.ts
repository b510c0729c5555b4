import { leafReaders } from '../../kernel/plumbing.ts';
import { flow } from './flow.ts';
import { PHASES } from './types.ts';

/** `isActing`: one of the four action phases. */
export const { leafName, phaseName, isInteractive: isActing } = leafReaders(flow, PHASES);
