import type { HxKeywordModule } from './moments.ts';

/** HX-28.25: damage it deals to another entity repairs its controller's base, before the state check. */
export const siphon: HxKeywordModule = { dealt: (s, hit, { repairBase }) => repairBase(s, hit.seat, hit.amount) };
