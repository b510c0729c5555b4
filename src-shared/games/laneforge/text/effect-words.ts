/** One clause for each verb of the cards. */
import { articled, cardMark, mark } from '../../../text/markup.ts';
import { joined } from '../../../text/words.ts';
import type { Effect, Group, MinionRef, Players } from '../effects/dsl.ts';
import type { LnDuration, LnLevel } from '../types.ts';
import { CARDS, DAMAGE, HEALTH, changeWords, quantity, stuff, type AmountContext, type Quantity } from './amounts.ts';
import type { Clause } from './clauses.ts';
import { keywordMark } from './keywords.ts';
import type { Mentions } from './mentions.ts';
import { slotOf, type Phrase } from './mentions.ts';
import { minionWords, type MinionBook } from './minion-words.ts';
import { ROW_NAMES } from './names.ts';
import { YOUR, cardNoun, creatureCardNoun, laneWords, pileWords } from './nouns.ts';
import type { Verb } from './verbs.ts';

/** Steps that hold other steps; all others are verbs. */
export type Structure = Extract<Effect, { do: 'if' | 'may' | 'times' | 'eachPlayer' }>;
export type VerbEffect = Exclude<Effect, Structure>;

export type Gift = Extract<Effect, { do: 'modify' | 'gainArmor' | 'gainKeyword' }>;
/** In the order in which several gifts are listed. */
const GIFTS = ['modify', 'gainArmor', 'gainKeyword'] as const satisfies readonly Gift['do'][];
export const isGift = (effect: Effect): effect is Gift => (GIFTS as readonly Effect['do'][]).includes(effect.do);

const ARMOR = stuff(keywordMark('armor'));
const isPlayers = (to: Group | Players): to is Players => to === 'you' || to === 'opponent' || to === 'each';
const duration = (until: LnDuration): string => (until === 'thisTurn' ? ' this turn' : '');
const samePick = (a: Group, b: Group): boolean =>
  typeof a === 'object' && typeof b === 'object' && 'pick' in a && 'pick' in b && JSON.stringify(a.pick) === JSON.stringify(b.pick);

const deed = (verb: Verb, rest: string): Clause => ({ is: 'deed', verb, rest });

export class EffectWords {
  private readonly mentions: Mentions;
  /** Level of the text's card; null for Champions, whose texts name every level. */
  private readonly level: LnLevel | null;
  private readonly minions: MinionBook;
  private readonly that: string;

  constructor(mentions: Mentions, level: LnLevel | null, minions: MinionBook, that: string) {
    this.mentions = mentions;
    this.level = level;
    this.minions = minions;
    this.that = that;
  }

  amounts(): AmountContext {
    return { ...this.mentions.context(), possessive: (ref) => this.mentions.possessive(ref), that: this.that };
  }

  /** "give a creature +2 Attack, 1 Armor and Breakthrough this turn": gifts to the same creatures, for the same time. */
  gifts(gifts: readonly Gift[]): Clause {
    const context = this.amounts();
    const given: string[] = [];
    let tail = '';
    for (const gift of [...gifts].sort((a, b) => GIFTS.indexOf(a.do) - GIFTS.indexOf(b.do))) {
      if (gift.do === 'gainKeyword') given.push(keywordMark(gift.keyword, gift.x));
      else if (gift.do === 'gainArmor') {
        const armor = quantity(gift.amount, ARMOR, context);
        given.push(armor.head);
        tail = armor.tail;
      } else {
        const change = changeWords(gift.attack, gift.health, context);
        given.push(...change.parts);
        tail = change.tail;
      }
    }
    const whom = this.mentions.group(gifts[0].what).words;
    return deed('give', `${whom} ${joined(given, 'and')}${duration(gifts[0].until)}${tail}`);
  }

  clause(effect: VerbEffect): Clause {
    const { mentions } = this;
    switch (effect.do) {
      case 'damage':
        return this.damage(effect);
      case 'gainHealth':
        return this.health('gain', effect);
      case 'loseHealth':
        return this.health('lose', effect);
      case 'modify':
      case 'gainArmor':
      case 'gainKeyword':
        return this.gifts([effect]);
      case 'loseKeyword':
        return this.loses(effect.what, () => keywordMark(effect.keyword) + duration(effect.until));
      case 'losePrinted':
        return this.loses(
          effect.what,
          ({ plural }) => `${plural ? 'their' : 'its'} ${mark('silenced', 'printed abilities')}${duration(effect.until)}`,
        );
      case 'destroy':
      case 'banish':
      case 'upgrade':
      case 'ready':
      case 'exhaust':
        return deed(effect.do, mentions.group(effect.what).words);
      case 'draw':
      case 'discard':
        return this.handful(effect.do, quantity(effect.n, CARDS, this.amounts()), effect.who);
      case 'minion':
        return this.arrival('play', articled(this.minion(effect.what)) + laneWords(effect.lanes, mentions.doer));
      case 'play': {
        const from = pileWords(effect.from, 'you', mentions.doer);
        return this.arrival('play', `${articled(cardNoun(effect.of).one)} from ${from}${laneWords(effect.lanes, mentions.doer)}`);
      }
      case 'reanimate':
        return this.arrival('reanimate', articled(creatureCardNoun(effect.of).one) + laneWords(effect.lanes, mentions.doer));
      case 'reanimateThis':
        return this.arrival('reanimate', mentions.ref('this').words);
      case 'replace':
        return this.arrival('replace', `${mentions.group(effect.what).words} with ${articled(this.minion(effect.with))}`);
      case 'replaceThis':
        return this.arrival('replace', `${mentions.ref('this').words} with its level ${effect.level} version`);
      case 'upgradeCard':
        return deed('upgrade', `${articled(cardNoun(effect.of).one)} in ${pileWords(effect.in, 'you', mentions.doer)}`);
      case 'move':
        return deed('move', `${mentions.group(effect.what).words} ${this.distance(effect)}`);
      case 'putRow':
        return deed('put', `${mentions.group(effect.what).words} in the ${ROW_NAMES[effect.row]}`);
      case 'swap':
        return this.swap(effect);
      case 'strike':
        return this.against('strike', effect.by, effect.target);
      case 'battle':
        return this.battle(effect);
      case 'readyChampion':
        return deed('ready', `${YOUR[mentions.doer]} ${mark('champion', 'Champion')}`);
      case 'useChampion':
        return deed('use', `${YOUR[mentions.doer]} ${mark('champion', 'Champion')}’s level ${effect.level} ability`);
    }
  }

  /** A creature comes into play that no text can name afterwards. */
  private arrival(verb: Verb, rest: string): Clause {
    this.mentions.forget();
    return deed(verb, rest);
  }

  private loses(group: Group, what: (subject: Phrase) => string): Clause {
    const subject = this.mentions.group(group, 'subject');
    return { is: 'event', subject, verb: 'lose', rest: what(subject) };
  }

  private player(who: 'opponent' | 'each'): Phrase {
    return { words: who === 'each' ? 'each player' : `${YOUR[this.mentions.doer]} rival`, plural: false };
  }

  private damage({ amount, to }: Extract<Effect, { do: 'damage' }>): Clause {
    const { head, tail } = quantity(amount, DAMAGE, this.amounts());
    const self = this.mentions.doer === 'you' ? 'yourself' : 'themselves';
    const whom = isPlayers(to) ? (to === 'you' ? self : this.player(to).words) : this.mentions.group(to).words;
    return deed('deal', `${head} to ${whom}${tail}`);
  }

  private health(verb: 'gain' | 'lose', { amount, who }: Extract<Effect, { do: 'gainHealth' | 'loseHealth' }>): Clause {
    const { head, tail } = quantity(amount, HEALTH, this.amounts());
    if (who === 'you') return deed(verb, head + tail);
    const subject = isPlayers(who) ? this.player(who) : this.mentions.group(who, 'subject');
    return { is: 'event', subject, verb, rest: head + tail };
  }

  private handful(verb: 'draw' | 'discard', { head, tail }: Quantity, who: Players): Clause {
    return who === 'you' ? deed(verb, head + tail) : { is: 'event', subject: this.player(who), verb, rest: head + tail };
  }

  /** "level 2 Brickling (2/4, Defender)". */
  private minion({ minion, level }: MinionRef): string {
    const its = level ?? this.level;
    if (its === null) throw new Error(`a Champion must say which level of "${minion}" it means`);
    const { name, facts } = minionWords(this.minions, minion, its);
    return `level ${its} ${cardMark(`${minion}:${its}`, name)} (${facts})`;
  }

  private distance({ what, reach }: Extract<Effect, { do: 'move' }>): string {
    if (reach === undefined) return typeof what === 'object' && 'all' in what ? 'to empty lanes' : 'to an empty lane';
    return reach === 1 ? '1 lane' : reach === 2 ? '1 or 2 lanes' : `1 to ${reach} lanes`;
  }

  private swap({ a, b }: Extract<Effect, { do: 'swap' }>): Clause {
    if (samePick(a, b)) return deed('swap', this.two(a, 'object').words + (this.anySide(a) ? ' on the same side' : ''));
    const first = this.mentions.group(a);
    return deed('swap', `${first.words} with ${this.mentions.group(b, 'object', slotOf(a) ? 'chosen2' : 'chosen').words}`);
  }

  private battle({ a, b }: Extract<Effect, { do: 'battle' }>): Clause {
    if (samePick(a, b)) return { is: 'event', subject: this.two(a, 'subject'), verb: 'battle', rest: 'each other' };
    return this.against('battle', a, b);
  }

  /** "this Strikes an enemy creature". */
  private against(verb: 'strike' | 'battle', a: Group, b: Group): Clause {
    const subject = this.mentions.group(a, 'subject');
    return { is: 'event', subject, verb, rest: this.mentions.group(b, 'object', slotOf(a) ? 'chosen2' : 'chosen').words };
  }

  /** Two creatures picked alike: "two of your creatures". */
  private two(pick: Group, role: 'subject' | 'object'): Phrase {
    return typeof pick === 'object' && 'pick' in pick ? this.mentions.group({ ...pick, n: 2 }, role) : this.mentions.group(pick, role);
  }

  private anySide(pick: Group): boolean {
    return typeof pick === 'object' && 'pick' in pick && pick.pick.side === 'any';
  }
}
