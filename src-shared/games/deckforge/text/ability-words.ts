/** One standard sentence for each ability of a forged card (DK-C6). */
import { bonusText, counted } from '../../../text/words.ts';
import type { Ability, Aim, Duration, Op, Selector, When } from '../decks/wire.ts';
import { term, traitTerm } from './terms.ts';

/** Who or what an ability is about: as the subject of a sentence and as its object. */
interface Phrase {
  readonly subject: string;
  readonly object: string;
  /** “you gain”, not “you gains”. */
  readonly isYou?: boolean;
}

const same = (words: string): Phrase => ({ subject: words, object: words });

const TARGETS: Readonly<Record<Aim, Phrase>> = {
  none: same('the target'),
  any: same('target opponent or creature'),
  opp: same('target opponent'),
  cre: same('target creature'),
  own: same('target creature you control'),
};

const SELECTED: Readonly<Record<Exclude<Selector, 'target' | 'source' | 'protected'>, Phrase>> = {
  self: { subject: 'you', object: 'you', isYou: true },
  me: same('this creature'),
  myCre: same('each creature you control'),
  myOthers: same('each other creature you control'),
  oppCre: same('each creature your opponents control'),
  allCre: same('each creature'),
  eachOpp: same('each opponent'),
  eachPl: same('each player'),
};

const PLAYER_OPS: readonly Op[] = ['heal', 'draw', 'discard', 'wreck', 'extra'];
const ANY_OPS: readonly Op[] = ['dmg', 'gain'];

/** Whom the attack or spell comes from, and whom it would reach, as far as the op can do anything to them. */
function inEvent(selector: 'source' | 'protected', op: Op): Phrase {
  if (selector === 'source') {
    if (ANY_OPS.includes(op)) return same('the attacking creature or the caster of the spell');
    return same(PLAYER_OPS.includes(op) ? 'the caster of the spell' : 'the attacking creature');
  }
  if (ANY_OPS.includes(op)) return same('the player or creature that would be hit');
  return same(PLAYER_OPS.includes(op) ? 'the player who would be hit' : 'the creature that would be hit');
}

/** @param isAgain the target has been named before on the card */
function phraseOf([, op, selector]: Ability, aim: Aim, isAgain: boolean): Phrase {
  if (selector === 'target') return isAgain ? same('the same target') : TARGETS[aim];
  return selector === 'source' || selector === 'protected' ? inEvent(selector, op) : SELECTED[selector];
}

const during = (dur: Duration): string => {
  if (dur === 'turn') return ' until the end of the turn';
  return typeof dur === 'number' ? ` for ${counted(dur, 'turn')}` : '';
};
const rest = (dur: Duration, isPlayer: boolean): string => (dur === 'perm' && isPlayer ? ' for the rest of the match' : during(dur));

/** A clause without a capital and without its full stop. */
type Clause = (ability: Ability, whom: Phrase) => string;

const verb = ({ subject, isYou }: Phrase, plain: string, third = `${plain}s`): string => `${subject} ${isYou ? plain : third}`;
const their = ({ isYou }: Phrase): string => (isYou ? 'your' : 'their');

const CLAUSES: Readonly<Record<Op, Clause>> = {
  dmg: ([, , , n], { object }) => `deal ${n} damage to ${object}`,
  heal: ([, , , n], whom) => `${verb(whom, 'gain')} ${n} life`,
  prevent: ([, , , n]) => `${term('prevent', 'prevent')} ${n === 0 ? 'all' : n} damage`,
  stun: ([, , , n], { object }) => `${term('stun', 'stun')} ${object} for ${counted(n, 'turn')}`,
  freeze: ([, , , n], { object }) => `${term('freeze', 'freeze')} ${object} for ${counted(n, 'turn')}`,
  destroy: (_, { object }) => `destroy ${object}`,
  reflect: () => `${term('reflect', 'reflect')} the Attack Spell`,
  negate: () => `${term('negate', 'negate')} the attack or spell`,
  bounce: (_, { object }) => `${term('bounce', 'return')} ${object} to its owner’s hand`,
  wreck: (_, whom) => `${verb(whom, 'put')} one of ${their(whom)} Artifacts into the Graveyard unused`,
  extra: (_, whom) => `${whom.subject} may play one more card this turn`,
  cleanse: (_, { object }) => `remove ${term('stun', 'Stun')} and ${term('freeze', 'Freeze')} from ${object}`,
  draw: ([, , , n], whom) => `${verb(whom, 'draw')} ${counted(n, 'card')}`,
  discard: ([, , , n], whom) => `${verb(whom, 'discard')} ${counted(n, 'card')}`,
  mod: ([when, , , n, m, dur], whom) => {
    const change = bonusText(n, Number(m));
    return when === 'static' ? `${verb(whom, 'have', 'has')} ${change}` : `${verb(whom, 'get')} ${change}${rest(dur, false)}`;
  },
  gain: (ability, whom) => traits(ability, whom, ['have', 'has'], 'gain'),
  lose: (ability, whom) => traits(ability, whom, ['lose', 'loses'], 'lose'),
};

function traits([when, , selector, , m, dur]: Ability, whom: Phrase, being: readonly [string, string], doing: string): string {
  const trait = typeof m === 'string' ? traitTerm(m) : '';
  if (when === 'static') return `${verb(whom, ...being)} ${trait}`;
  return `${verb(whom, doing)} ${trait}${rest(dur, selector === 'self' || selector === 'eachOpp' || selector === 'eachPl')}`;
}

/** What comes before the clause. */
export const WHEN_WORDS: Readonly<Record<When, string>> = {
  cast: '',
  static: '',
  enter: 'When this enters play, ',
  attack: 'When this attacks, ',
  block: 'When this blocks, ',
  hit: 'When this deals combat damage to a player, ',
  destroyed: 'When this is destroyed, ',
};

/** The clause of an ability in marked text, without what comes before it. */
export const clauseOf = (ability: Ability, aim: Aim, isAgain: boolean): string =>
  CLAUSES[ability[1]](ability, phraseOf(ability, aim, isAgain));
