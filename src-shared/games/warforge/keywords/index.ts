import { keywordRegister } from '../../../kernel/keywords.ts';
import type { WideMask } from '../../../kernel/masks.ts';
import { KEYWORDS_TEXT } from '../text/keywords.ts';
import type { WrKeyword } from '../types.ts';
import { agenda } from './agenda.ts';
import { ambush } from './ambush.ts';
import { armour } from './armour.ts';
import { artifice } from './artifice.ts';
import { backlash } from './backlash.ts';
import { blast } from './blast.ts';
import { blind } from './blind.ts';
import { brink } from './brink.ts';
import { camouflage } from './camouflage.ts';
import { cantAttack } from './cant-attack.ts';
import { companion } from './companion.ts';
import { concussive } from './concussive.ts';
import { cruelty } from './cruelty.ts';
import { duty } from './duty.ts';
import { ember } from './ember.ts';
import { emberheart } from './emberheart.ts';
import { ephemeral } from './ephemeral.ts';
import { faith } from './faith.ts';
import { fast } from './fast.ts';
import { ferocity } from './ferocity.ts';
import { fixated } from './fixated.ts';
import { flank } from './flank.ts';
import { flechette } from './flechette.ts';
import { flying } from './flying.ts';
import { frenzy } from './frenzy.ts';
import { huntMark } from './hunt-mark.ts';
import { invulnerable } from './invulnerable.ts';
import { lastSpark } from './last-spark.ts';
import { longRange } from './long-range.ts';
import { mob } from './mob.ts';
import { oath } from './oath.ts';
import { pack } from './pack.ts';
import { pact } from './pact.ts';
import { pray } from './pray.ts';
import { questProgress } from './quest-progress.ts';
import { rally } from './rally.ts';
import { regeneration } from './regeneration.ts';
import { regiment } from './regiment.ts';
import { relay } from './relay.ts';
import { remnant } from './remnant.ts';
import { sabotage } from './sabotage.ts';
import { scarred } from './scarred.ts';
import { sentry } from './sentry.ts';
import { shield } from './shield.ts';
import { slay } from './slay.ts';
import { sniper } from './sniper.ts';
import { stealth } from './stealth.ts';
import { stimulation } from './stimulation.ts';
import { stomp } from './stomp.ts';
import { strike } from './strike.ts';
import { stun } from './stun.ts';
import { swarm } from './swarm.ts';
import { talent } from './talent.ts';
import { teleport } from './teleport.ts';
import { tide } from './tide.ts';
import { tracer } from './tracer.ts';
import { unstable } from './unstable.ts';
import { uprising } from './uprising.ts';
import { vanguard } from './vanguard.ts';
import { vulnerable } from './vulnerable.ts';
import { MASKS } from './masks.ts';
import type { WrKeywordModule, WrMoments } from './moments.ts';

/** An entry without its module does not compile. */
const MODULES: Record<WrKeyword, WrKeywordModule> = {
  agenda,
  ambush,
  armour,
  artifice,
  backlash,
  blast,
  blind,
  brink,
  camouflage,
  cantAttack,
  companion,
  concussive,
  cruelty,
  duty,
  ember,
  emberheart,
  ephemeral,
  faith,
  fast,
  ferocity,
  fixated,
  flank,
  flechette,
  flying,
  frenzy,
  huntMark,
  invulnerable,
  lastSpark,
  longRange,
  mob,
  oath,
  pack,
  pact,
  pray,
  questProgress,
  rally,
  regeneration,
  regiment,
  relay,
  remnant,
  sabotage,
  scarred,
  sentry,
  shield,
  slay,
  sniper,
  stealth,
  stimulation,
  stomp,
  strike,
  stun,
  swarm,
  talent,
  teleport,
  tide,
  tracer,
  unstable,
  uprising,
  vanguard,
  vulnerable,
};

export const KEYWORDS = keywordRegister<WrKeyword, WideMask, WrMoments>({
  masks: MASKS,
  entries: KEYWORDS_TEXT,
  modules: MODULES,
  first: {
    // WR-19.1.
    takes: ['invulnerable', 'shield', 'vulnerable', 'tracer', 'armour'],
    // WR-19.7.
    damageDone: ['concussive', 'scarred', 'brink', 'cruelty'],
    dying: ['huntMark', 'unstable', 'backlash'],
    attackOver: ['slay', 'strike', 'mob', 'regiment'],
    // Blind overrides what raises a value (WR-21.19).
    value: ['pack'],
  },
});
