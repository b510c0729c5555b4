import { keywordRegister } from '../../../kernel/keywords.ts';
import { CREATURE_KEYWORDS } from '../text/keywords-creature.ts';
import type { LnKeyword } from '../types.ts';
import { aggressive } from './aggressive.ts';
import { breakthrough } from './breakthrough.ts';
import { defender } from './defender.ts';
import { MASKS } from './masks.ts';
import { mobility } from './mobility.ts';
import type { LnKeywordModule, LnMoments } from './moments.ts';
import { stealth } from './stealth.ts';

/** An entry without its module does not compile. */
const MODULES: Record<LnKeyword, LnKeywordModule> = { aggressive, breakthrough, defender, mobility, stealth };

export const KEYWORDS = keywordRegister<LnKeyword, number, LnMoments>({
  masks: MASKS,
  entries: CREATURE_KEYWORDS,
  modules: MODULES,
  // With both, Defender decides (LN-14.9).
  first: { goesTo: ['defender'] },
});
