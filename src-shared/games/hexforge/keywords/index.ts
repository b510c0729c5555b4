import { keywordRegister } from '../../../kernel/keywords.ts';
import { ENTITY_KEYWORDS } from '../text/keywords-entity.ts';
import type { HxEntityKeyword } from '../types.ts';
import { adapt } from './adapt.ts';
import { brilliance } from './brilliance.ts';
import { defender } from './defender.ts';
import { entry } from './entry.ts';
import { haste } from './haste.ts';
import { indestructible } from './indestructible.ts';
import { lethal } from './lethal.ts';
import { MASKS } from './masks.ts';
import { memento } from './memento.ts';
import type { HxKeywordModule, HxMoments } from './moments.ts';
import { quickStrike } from './quick-strike.ts';
import { revealed } from './revealed.ts';
import { siphon } from './siphon.ts';
import { sloth } from './sloth.ts';
import { spellbound } from './spellbound.ts';
import { splash } from './splash.ts';
import { taunt } from './taunt.ts';
import { unimpeded } from './unimpeded.ts';
import { unity } from './unity.ts';
import { untargetable } from './untargetable.ts';
import { worker } from './worker.ts';

/** An entry without its module does not compile. */
const MODULES: Record<HxEntityKeyword, HxKeywordModule> = {
  adapt,
  brilliance,
  defender,
  entry,
  haste,
  indestructible,
  lethal,
  memento,
  quickStrike,
  revealed,
  siphon,
  sloth,
  spellbound,
  splash,
  taunt,
  unimpeded,
  unity,
  untargetable,
  worker,
};

export const KEYWORDS = keywordRegister<HxEntityKeyword, number, HxMoments>({ masks: MASKS, entries: ENTITY_KEYWORDS, modules: MODULES });
