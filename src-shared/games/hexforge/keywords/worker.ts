import type { KeywordModule } from './types.ts';

/** HX-8.1: on a mineral tile it yields the amounts printed on it at its controller's Harvest. */
export const worker: KeywordModule = { id: 'worker', harvests: true };
