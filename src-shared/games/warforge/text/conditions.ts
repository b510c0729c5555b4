/** What a text asks about the position, as it stands or as it does not. */
import { articled, mark } from '../../../text/markup.ts';
import { joined } from '../../../text/words.ts';
import type { Condition, Players, Ref, UnitFilter } from '../effects/dsl.ts';
import { keywordMark, keywordName, termMark } from './keywords.ts';
import { UnitNoun, costLimit, havings, type RefWords } from './nouns.ts';

/** A sentence part in both senses: "you control a Beast", "you control no Beast". */
interface Senses {
  yes: string;
  no: string;
}

/** What conditions need to know of the sentence round them. */
export interface ConditionContext {
  ref: RefWords;
  /** What is plain of a unit without asking. */
  known(ref: Ref): Partial<UnitFilter>;
}

type Asked = Exclude<Condition, { cond: 'not' }>;

/** "Faith 3", "Ember 2", "Teleport": a condition that stands before a text like the keyword of a trigger. */
export function labelOf(condition: Condition): string | null {
  switch (condition.cond) {
    case 'faith':
    case 'ember':
      return keywordMark(condition.cond, condition.n);
    case 'teleport':
      return keywordMark('teleport');
    default:
      return null;
  }
}

/** What follows "if". */
export function conditionWords(condition: Condition, context: ConditionContext, holds = true): string {
  if (condition.cond === 'not') return conditionWords(condition.of, context, !holds);
  const { yes, no } = sensesOf(condition, context);
  return holds ? yes : no;
}

const handOf: Record<Players, string> = { you: 'your', opponent: 'your rival’s' };
const warlordOf: Record<Players, string> = { you: 'your Warlord', opponent: 'the enemy Warlord' };

function sensesOf(condition: Asked, { ref, known }: ConditionContext): Senses {
  switch (condition.cond) {
    case 'faith': {
      const faith = keywordMark('faith');
      return { yes: `you have ${condition.n} ${faith} or more`, no: `you have less than ${condition.n} ${faith}` };
    }
    case 'ember': {
      const embers = condition.n === 1 ? `1 ${mark('ember', 'Ember')}` : `${condition.n} ${mark('ember', 'Embers')}`;
      return { yes: `you can spend ${embers}`, no: `you cannot spend ${embers}` };
    }
    case 'teleport':
      return {
        yes: `you ${mark('teleport', 'drew this card this turn')}`,
        no: `you ${mark('teleport', 'did not draw this card this turn')}`,
      };
    case 'exists':
      return existence(condition.of, condition.n ?? 1, ref);
    case 'is':
      return nature(ref(condition.who), asked(condition.of, known(condition.who)), ref);
    case 'energy':
      return leftOver(condition.n);
    case 'hand':
      return inHand(condition.whose, condition.atMost);
    case 'warlordHealth': {
      const who = warlordOf[condition.whose];
      return { yes: `${who} has ${condition.atMost} health or less`, no: `${who} has more than ${condition.atMost} health` };
    }
    case 'behind':
      return {
        yes: 'your Warlord has less health than the enemy Warlord',
        no: 'your Warlord has at least as much health as the enemy Warlord',
      };
    case 'overtime':
      return { yes: `it is ${mark('overtime', 'Overtime')}`, no: `it is not yet ${mark('overtime', 'Overtime')}` };
  }
}

function leftOver(n: number): Senses {
  const energy = termMark('energy');
  if (n === 1) return { yes: `you have any ${energy} left`, no: `you have no ${energy} left` };
  return { yes: `you have at least ${n} ${energy} left`, no: `you have less than ${n} ${energy} left` };
}

function inHand(whose: Players, atMost: number): Senses {
  const hand = `${handOf[whose]} hand`;
  if (atMost === 0) return { yes: `${hand} is empty`, no: `${hand} is not empty` };
  const has = whose === 'you' ? 'you have' : 'your rival has';
  return { yes: `${has} ${atMost} or fewer cards in hand`, no: `${has} more than ${atMost} cards in hand` };
}

function existence(filter: UnitFilter, n: number, ref: RefWords): Senses {
  const noun = new UnitNoun(filter, ref);
  // a Warlord is always there: what is asked is how it is
  if (filter.kind === 'warlord' && filter.side !== 'any') return nature(noun.one(), { ...filter, kind: undefined, side: 'any' }, ref);
  const { yes, no, are } = noun.existence(n);
  if (noun.controlled) return { yes: `you control ${yes}`, no: `you control ${no}` };
  const there = are ? 'there are' : 'there is';
  return { yes: `${there} ${yes}`, no: `${there} ${no}` };
}

/** Without what is plain anyway. */
const asked = (of: UnitFilter, { side, kind }: Partial<UnitFilter>): UnitFilter => ({
  ...of,
  side: of.side === side ? 'any' : of.side,
  kind: of.kind === kind ? undefined : of.kind,
});

/** What a unit is: a Beast, an enemy, a Warlord. */
function kindOf({ side, kind, type }: UnitFilter): string | null {
  const noun = type ?? (kind === undefined ? null : kind === 'troop' ? 'Troop' : 'Warlord');
  if (noun === null) return side === 'any' ? null : side === 'own' ? 'friendly' : 'an enemy';
  return articled(side === 'any' ? noun : `${side === 'own' ? 'friendly' : 'enemy'} ${noun}`);
}

/** "it is a damaged Beast" and what denies it. */
function nature(who: string, filter: UnitFilter, ref: RefWords): Senses {
  const claims: Senses[] = [];
  const claim = (verb: string, words: string, denied: string) => claims.push({ yes: `${verb} ${words}`, no: `${denied} ${words}` });
  const kind = kindOf(filter);
  if (kind !== null) claim('is', kind, 'is not');
  if (filter.damaged) claim('is', 'damaged', 'is not');
  if (filter.adjacentTo) claim('is', `${termMark('adjacent')} to ${ref(filter.adjacentTo)}`, 'is not');
  for (const having of havings(filter)) claim('has', having, 'does not have');
  if (filter.without) claims.push({ yes: `has no ${keywordName(filter.without)}`, no: `has ${keywordMark(filter.without)}` });
  const cost = costLimit(undefined, filter.maxCost);
  if (cost !== null) claim('costs', cost, 'does not cost');
  if (filter.arrived) claims.push({ yes: 'arrived this turn', no: 'did not arrive this turn' });
  if (filter.other) claims.push({ yes: `is not ${ref('this')}`, no: `is ${ref('this')}` });
  const told = (sense: keyof Senses, last: 'and' | 'or') =>
    `${who} ${joined(
      claims.map((one) => one[sense]),
      last,
    )}`;
  return { yes: told('yes', 'and'), no: told('no', 'or') };
}
