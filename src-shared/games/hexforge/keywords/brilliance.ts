import type { KeywordModule } from './types.ts';

/** HX-28.3: an activated ability usable once per existence on the battlefield; activation counts. */
export const brilliance: KeywordModule = { id: 'brilliance', once: true };
