/** What a text asks about the position, as it stands or as it does not. */
import { mark } from '../../../text/markup.ts';
import { numberWord } from '../../../text/words.ts';
import type { Condition, CreatureFilter, Ref } from '../effects/dsl.ts';
import { FACTION_INFO } from '../factions.ts';
import { keywordMark, termMark } from './keywords.ts';
import { ROW_NAMES } from './names.ts';
import { articled } from '../../../text/markup.ts';
import { CreatureNoun, NUMBER_NAMES, YOUR, cardNoun, pileWords, type NounContext } from './nouns.ts';

export interface ConditionContext extends NounContext {
  /**
   * How far the text's own play counts among "cards played this turn": it is over (a Deploy), or it is under way and
   * does not count yet (a spell, a Free clause); null where the text was not just played.
   */
  ownPlay: { type: 'creature' | 'spell'; counted: boolean } | null;
}

/** A sentence part in both senses: "you control a Golem", "you control no Golem". */
interface Senses {
  yes: string;
  no: string;
}

const subject = (who: 'you' | 'opponent', { doer }: NounContext): string =>
  who === 'you' ? (doer === 'you' ? 'you' : 'they') : `${YOUR[doer]} rival`;

/** "you have", "your rival has". */
const has = (who: 'you' | 'opponent', context: NounContext): string => `${subject(who, context)} ${who === 'you' ? 'have' : 'has'}`;

export function conditionWords(condition: Condition, context: ConditionContext, holds = true): string {
  if (condition.cond === 'not') return conditionWords(condition.of, context, !holds);
  const { yes, no } = sensesOf(condition, context);
  return holds ? yes : no;
}

function sensesOf(condition: Exclude<Condition, { cond: 'not' }>, context: ConditionContext): Senses {
  switch (condition.cond) {
    case 'exists':
      return existence(condition.of, condition.n ?? 1, context);
    case 'forge': {
      const forge = mark('forge', 'the Forge');
      const who = subject(condition.who, context);
      return condition.who === 'you'
        ? { yes: `${who} have ${forge}`, no: `${who} do not have ${forge}` }
        : { yes: `${who} has ${forge}`, no: `${who} does not have ${forge}` };
    }
    case 'gainedHealth': {
      const person = condition.who === 'you' || condition.who === 'opponent';
      const who = person ? subject(condition.who as 'you' | 'opponent', context) : context.ref(condition.who as Ref);
      const have = condition.who === 'you' ? 'have' : 'has';
      return { yes: `${who} gained Health this turn`, no: `${who} ${have} not gained Health this turn` };
    }
    case 'destroyedThisTurn':
      return fallen(condition, context);
    case 'playedThisTurn':
      return played(condition, context);
    case 'opposed':
    case 'unopposed': {
      const is = `${context.ref(condition.who)} is`;
      const senses = { yes: `${is} ${termMark('opposed')}`, no: `${is} ${mark('opposed', 'unopposed')}` };
      return condition.cond === 'opposed' ? senses : { yes: senses.no, no: senses.yes };
    }
    case 'row': {
      const who = context.ref(condition.who);
      return { yes: `${who} is in the ${ROW_NAMES[condition.row]}`, no: `${who} is not in the ${ROW_NAMES[condition.row]}` };
    }
    case 'is': {
      const who = context.ref(condition.who);
      const { yes, no } = predicate(condition.of, context);
      return { yes: `${who} ${yes}`, no: `${who} ${no}` };
    }
    case 'cards':
      return pile(condition, context);
    case 'health': {
      const whose = `${YOUR[context.doer]} ${condition.who === 'you' ? '' : 'rival’s '}Health is`;
      return { yes: `${whose} ${condition.atMost} or less`, no: `${whose} more than ${condition.atMost}` };
    }
    case 'behind':
      return compared('less', context);
    case 'ahead':
      return compared('more', context);
  }
}

function existence(filter: CreatureFilter, n: number, context: NounContext): Senses {
  const noun = new CreatureNoun({ ...filter, side: 'any' }, context);
  const [some, few] = [noun.atLeast(n), noun.fewerThan(n)];
  if (filter.opposing === undefined && filter.side !== 'any') {
    const who = filter.side === 'own' ? 'you' : 'opponent';
    const control = `${subject(who, context)} ${who === 'you' ? 'control' : 'controls'}`;
    return { yes: `${control} ${some}`, no: `${control} ${few}` };
  }
  const [is, are] = n === 1 ? ['there is', 'there is'] : ['there are', 'there are'];
  return { yes: `${is} ${some}`, no: `${are} ${few}` };
}

const FALLEN = {
  own: (your: string) => ({ one: `one of ${your} creatures`, many: `of ${your} creatures`, none: `none of ${your} creatures` }),
  enemy: () => ({ one: 'an enemy creature', many: 'enemy creatures', none: 'no enemy creature' }),
  any: () => ({ one: 'a creature', many: 'creatures', none: 'no creature' }),
} as const;

function fallen({ side, n = 1 }: Extract<Condition, { cond: 'destroyedThisTurn' }>, { doer }: NounContext): Senses {
  const { one, many, none } = FALLEN[side](YOUR[doer]);
  const end = `${mark('destroy', 'destroyed')} this turn`;
  if (n === 1) return { yes: `${one} was ${end}`, no: `${none} was ${end}` };
  return { yes: `at least ${numberWord(n)} ${many} were ${end}`, no: `fewer than ${numberWord(n)} ${many} were ${end}` };
}

function played({ type, n }: Extract<Condition, { cond: 'playedThisTurn' }>, context: ConditionContext): Senses {
  const who = has('you', context);
  const { one, many } = cardNoun({ ...(type && { type }) });
  const self = context.ownPlay !== null && (type === undefined || type === context.ownPlay.type);
  const others = self && context.ownPlay!.counted ? n - 1 : n;
  const other = self ? 'other ' : '';
  const end = 'this turn';
  if (others <= 1)
    return { yes: `${who} played ${self ? `another ${one}` : articled(one)} ${end}`, no: `${who} played no ${other}${one} ${end}` };
  const number = `${numberWord(others)} ${other}${many}`;
  return { yes: `${who} played at least ${number} ${end}`, no: `${who} played fewer than ${number} ${end}` };
}

function pile({ zone, of = {}, whose, n }: Extract<Condition, { cond: 'cards' }>, context: NounContext): Senses {
  const where = pileWords(zone, whose, context.doer);
  const { one, many } = cardNoun(of);
  if (n === 1) return { yes: `there is ${articled(one)} in ${where}`, no: `there is no ${one} in ${where}` };
  const number = `${numberWord(n)} ${many} in ${where}`;
  return { yes: `there are at least ${number}`, no: `there are fewer than ${number}` };
}

function compared(which: 'less' | 'more', context: NounContext): Senses {
  const end = `have ${which} Health than ${YOUR[context.doer]} rival`;
  const who = subject('you', context);
  return { yes: `${who} ${end}`, no: `${who} do not ${end}` };
}

const is = (words: string): Senses => ({ yes: `is ${words}`, no: `is not ${words}` });
const hasGot = (words: string): Senses => ({ yes: `has ${words}`, no: `does not have ${words}` });

/** What one restriction says of a creature. */
const SAYS: { [K in keyof Required<CreatureFilter>]: (value: NonNullable<CreatureFilter[K]>, context: NounContext) => Senses } = {
  side: (side, { doer }) =>
    side === 'own' ? is(`one of ${YOUR[doer]} creatures`) : is(side === 'enemy' ? 'an enemy creature' : 'a creature'),
  other: () => is('another creature'),
  adjacentTo: (ref, { ref: words }) => is(`${termMark('adjacent')} to ${words(ref)}`),
  opposing: (ref, { ref: words }) => is(`${termMark('opposing')} ${words(ref)}`),
  subtype: (subtype) => is(articled(subtype)),
  faction: (faction) => is(`${articled(FACTION_INFO[faction].name)} creature`),
  minion: (yes) => (yes ? is(`a ${mark('minion', 'Minion')}`) : flipped(is(`a ${mark('minion', 'Minion')}`))),
  level: (level) => is(`level ${level}`),
  maxLevel: (level) => is(level === 2 ? 'level 1 or 2' : `level ${level}`),
  row: (row) => is(`in the ${ROW_NAMES[row]}`),
  keyword: (keyword) => hasGot(keywordMark(keyword)),
  armored: () => hasGot(keywordMark('armor')),
  ready: (yes) => {
    const senses = { yes: `is ${mark('ready', 'Ready')}`, no: `is ${mark('exhaust', 'Exhausted')}` };
    return yes ? senses : flipped(senses);
  },
  opposed: (yes) => {
    const senses = { yes: `is ${termMark('opposed')}`, no: `is ${mark('opposed', 'unopposed')}` };
    return yes ? senses : flipped(senses);
  },
  maxAttack: (n) => ({ yes: `has ${n} or less Attack`, no: `has more than ${n} Attack` }),
  minAttack: (n) => ({ yes: `has ${n} or more Attack`, no: `has less than ${n} Attack` }),
  maxHealth: (n) => ({ yes: `has ${n} or less Health`, no: `has more than ${n} Health` }),
  minHealth: (n) => ({ yes: `has ${n} or more Health`, no: `has less than ${n} Health` }),
  fed: () => ({ yes: 'gained Health this turn', no: 'has not gained Health this turn' }),
  least: (what) => hasGot(`the lowest ${NUMBER_NAMES[what]}`),
  most: (what) => hasGot(`the highest ${NUMBER_NAMES[what]}`),
};

const flipped = ({ yes, no }: Senses): Senses => ({ yes: no, no: yes });

/** "has Defender", "is level 1", "is an enemy Golem with 3 or less Attack". */
function predicate(filter: CreatureFilter, context: NounContext): Senses {
  const said = Object.entries(filter).filter(([key, value]) => value !== undefined && !(key === 'side' && value === 'any'));
  if (said.length === 1) {
    const [key, value] = said[0];
    return (SAYS as Record<string, (value: unknown, context: NounContext) => Senses>)[key](value, context);
  }
  return is(new CreatureNoun(filter, context).one());
}
