import type { KeywordModule } from './types.ts';

/** HX-28.25: damage it deals to another entity repairs its controller's base, before the state check. */
export const siphon: KeywordModule = { id: 'siphon', drains: true };
