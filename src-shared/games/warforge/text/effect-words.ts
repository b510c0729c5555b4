/** One clause for each verb of the cards, told as an order to the player, without the full stop. */
import { articled, mark } from '../../../text/markup.ts';
import { joined, numberWord } from '../../../text/words.ts';
import type { Amount, Effect, Group, Players } from '../effects/dsl.ts';
import type { WrCardId } from '../types.ts';
import {
  CARDS,
  DAMAGE,
  EMBERS,
  ENERGY,
  FAITH,
  QUEST,
  changeWords,
  number,
  quantity,
  troops,
  type AmountContext,
  type Change,
} from './amounts.ts';
import type { CardBook } from './book.ts';
import { cardWords, cardsWords, facts, isPlain } from './facts.ts';
import { keywordMark, keywordName, pactTerm, termMark } from './keywords.ts';
import type { Mentions, Phrase } from './mentions.ts';
import { cardNoun } from './nouns.ts';

/** Steps that hold other steps; all others are verbs. */
export type Structure = Extract<Effect, { do: 'if' | 'times' }>;
export type VerbEffect = Exclude<Effect, Structure>;

/** What units are given, told in one clause: numbers, health, keywords, Pacts. */
export type Gift = Extract<Effect, { do: 'modify' | 'gainHealth' | 'grant' | 'pact' }>;

const STATUSES = ['stun', 'blind', 'huntMark'] as const;
type Grant = Extract<Effect, { do: 'grant' }>;
const statusOf = ({ keyword }: Grant): (typeof STATUSES)[number] | undefined => STATUSES.find((status) => status === keyword);

export const isGift = (effect: Effect): effect is Gift =>
  effect.do === 'modify' || effect.do === 'gainHealth' || effect.do === 'pact' || (effect.do === 'grant' && statusOf(effect) === undefined);

export const whomOf = (gift: Gift): Group => (gift.do === 'gainHealth' ? gift.who : gift.what);
export const untilOf = (gift: Gift): 'turn' | undefined => ('until' in gift ? gift.until : undefined);
const during = (until: 'turn' | undefined): string => (until === 'turn' ? ' this turn' : '');

const each = ({ words, many }: Phrase): string => (many && words === 'them' ? 'each of them' : words);

export class EffectWords {
  private readonly mentions: Mentions;
  private readonly book: CardBook;
  private readonly that: string;

  constructor(mentions: Mentions, book: CardBook, that: string) {
    this.mentions = mentions;
    this.book = book;
    this.that = that;
  }

  private amounts(): AmountContext {
    return { ref: this.mentions.inside, possessive: (ref) => this.mentions.possessive(ref), that: this.that };
  }

  /** "give a friendly Troop +1 melee, +2 health and Vanguard this turn"; what the text stands on gains it itself. */
  gifts(gifts: readonly Gift[]): string {
    const whom = whomOf(gifts[0]);
    const { words, many } = this.mentions.group(whom);
    const { parts, tail } = changeWords(gifts.flatMap(changesOf), this.amounts());
    const given = joined([...parts, ...gifts.flatMap(keywordsOf)], 'and') + during(untilOf(gifts[0])) + tail;
    // "give a Troop without Armour Armour 1" would be hard to read
    if (whom === 'this' || / with(out)? /.test(words)) return `${words} ${many ? 'gain' : 'gains'} ${given}`;
    return `give ${words} ${given}`;
  }

  clause(effect: VerbEffect): string {
    switch (effect.do) {
      case 'damage': {
        const whom = each(this.mentions.group(effect.to));
        const { head, tail } = quantity(effect.amount, DAMAGE, this.amounts());
        return `deal ${head} to ${whom}${tail}`;
      }
      case 'heal': {
        const whom = each(this.mentions.group(effect.who));
        const { head, tail } = number(effect.amount, this.amounts());
        return `${mark('heal', 'heal')} ${whom} by ${head}${tail}`;
      }
      case 'modify':
      case 'gainHealth':
      case 'pact':
        return this.gifts([effect]);
      case 'grant':
        return this.grant(effect);
      case 'lose': {
        const { words, many } = this.mentions.group(effect.what, 'subject');
        return `${words} ${many ? 'lose' : 'loses'} ${keywordMark(effect.keyword)}`;
      }
      case 'destroy':
      case 'ready':
        return `${mark(effect.do, effect.do === 'ready' ? 'Ready' : 'destroy')} ${this.mentions.group(effect.what).words}`;
      case 'return':
        return this.returned(effect);
      default:
        return this.forPlayers(effect);
    }
  }

  private grant(effect: Grant): string {
    const status = statusOf(effect);
    if (status === undefined) return this.gifts([effect]);
    const whom = this.mentions.group(effect.what).words;
    if (status !== 'huntMark') return `${mark(status, keywordName(status))} ${whom}`;
    const { x = 1 } = effect;
    return `put ${x === 1 ? `a ${keywordMark(status)}` : `${numberWord(x)} ${mark(status, 'Hunt Marks')}`} on ${whom}`;
  }

  private returned({ what, to }: Extract<Effect, { do: 'return' }>): string {
    const { words, many } = this.mentions.group(what);
    const side = typeof what === 'string' ? (this.mentions.known(what).side ?? 'any') : 'random' in what ? what.random.side : what.all.side;
    const whose = side === 'own' ? 'your' : side === 'enemy' ? 'your rival’s' : many ? 'their players’' : 'its player’s';
    return to === 'hand' ? `${mark('returned', 'return')} ${words} to ${whose} hand` : `shuffle ${words} into ${whose} deck`;
  }

  private forPlayers(
    effect: Exclude<
      VerbEffect,
      { do: 'damage' | 'heal' | 'modify' | 'gainHealth' | 'pact' | 'grant' | 'lose' | 'destroy' | 'ready' | 'return' }
    >,
  ): string {
    switch (effect.do) {
      case 'draw': {
        const { head, tail } = quantity(effect.n, CARDS, this.amounts());
        return `${effect.who === 'you' ? 'draw' : 'your rival draws'} ${head}${tail}`;
      }
      case 'drawNext': {
        const { n = 1 } = effect;
        const noun = cardNoun(effect.of);
        return `draw the next ${n === 1 ? noun.one : `${numberWord(n)} ${noun.many}`} from your deck`;
      }
      case 'discover':
        return `take one of ${mark('pickOfThree', 'three random')} ${cardNoun(effect.of).many} ${effect.from === 'deck' ? 'from your deck' : 'of your faction'}`;
      case 'create':
        return `add ${this.copies(effect.card, effect.n)} to ${effect.in === 'you' ? 'your' : 'your rival’s'} hand`;
      case 'shuffleIn':
        return effect.onTop
          ? `put ${this.copies(effect.card, effect.n)} on top of your deck`
          : `shuffle ${this.copies(effect.card, effect.n)} into your deck`;
      case 'summon':
        return this.summon(effect.card, effect.n ?? 1, effect.side);
      case 'energy':
        return this.gain(quantity(effect.n, ENERGY, this.amounts()));
      case 'maxEnergy':
        return `${effect.n < 0 ? 'lower' : 'raise'} ${effect.who === 'you' ? 'your' : 'your rival’s'} maximum ${termMark('energy')} by ${Math.abs(effect.n)}`;
      case 'faith':
        return this.gain(quantity(effect.n, FAITH, this.amounts()));
      case 'questProgress':
        return this.gain(quantity(effect.n, QUEST, this.amounts()));
      case 'ember':
        return this.gain(quantity(effect.n, EMBERS, this.amounts()));
      case 'sabotage':
        return `${keywordMark('sabotage')} your rival${effect.card === undefined ? '' : ` with ${cardWords(effect.card, this.book)}`}`;
    }
  }

  private gain({ head, tail }: { head: string; tail: string }): string {
    return `gain ${head}${tail}`;
  }

  private copies(card: WrCardId, n = 1): string {
    return n === 1 ? cardWords(card, this.book) : `${numberWord(n)} copies of ${cardWords(card, this.book)}`;
  }

  /** "summon two Tripod Guns (0/2/3, Long Range) for your rival". */
  private summon(card: WrCardId, n: Amount, side: Players): string {
    const one = articled(cardWords(card, this.book));
    const many = cardsWords(card, this.book);
    const { head, tail } =
      typeof n === 'number'
        ? { head: n === 1 ? one : `${numberWord(n)} ${many}`, tail: '' }
        : quantity(n, troops(one, many), this.amounts());
    return `${mark('summon', 'summon')} ${head} ${facts(card, this.book, 'without')}${side === 'you' ? '' : ' on your rival’s side'}${tail}`;
  }
}

function changesOf(gift: Gift): Change[] {
  if (gift.do === 'gainHealth') return [{ amount: gift.amount, word: mark('gainHealth', 'health') }];
  if (gift.do !== 'modify') return [];
  return [
    { amount: gift.melee, word: 'melee' },
    { amount: gift.ranged, word: 'ranged' },
  ].filter(({ amount }) => amount !== 0);
}

function keywordsOf(gift: Gift): string[] {
  if (gift.do === 'grant') return [keywordMark(gift.keyword, isPlain(gift.keyword) ? undefined : gift.x)];
  if (gift.do !== 'pact') return [];
  return [gift.which ? `the ${keywordMark(pactTerm(gift.which))}` : `a ${keywordMark('pact')} of your choice`];
}
