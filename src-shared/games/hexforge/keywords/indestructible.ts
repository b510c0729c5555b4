import type { HxKeywordModule } from './moments.ts';

/** HX-28.12: neither destruction nor damage removes it; sacrifice, loss, bounce and max health below 1 still do. */
export const indestructible: HxKeywordModule = { withstands: (cause) => cause === 'destroy' || cause === 'damage' };
