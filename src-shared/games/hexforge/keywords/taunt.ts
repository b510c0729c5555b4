import type { KeywordModule } from './types.ts';

/** HX-20.6: enemies beside it may attack only tiles that hold a unit with Taunt. */
export const taunt: KeywordModule = { id: 'taunt', bindsAttackers: true };
