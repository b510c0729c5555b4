import type { HxKeywordModule } from './moments.ts';

/** HX-20.6, 28.33: enemies beside it may attack only tiles that hold a unit with Taunt, whichever of them. */
export const taunt: HxKeywordModule = {
  limitsAttack: {
    among: (_tiles, holders) => holders,
    because: 'An enemy with Taunt beside it must be attacked first.',
  },
};
