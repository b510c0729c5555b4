import type { KeywordModule } from './types.ts';

/** HX-28.30: its attack also hits everything beside the attacked tile, except itself; numbers add (HX-28.41). */
export const splash: KeywordModule = { id: 'splash', adds: true };
