/** Sentences for scripts: what a spell, a Deploy, an Activate, a trigger or a Champion does, in the words of the cards. */
import { capital, mark } from '../../../text/markup.ts';
import { joined, numberWord } from '../../../text/words.ts';
import type { Condition, Effect, Group, Script } from '../effects/dsl.ts';
import type { LnLevel } from '../types.ts';
import { DAMAGE, quantity } from './amounts.ts';
import { clauseWords, inSequence, permitted, type Clause, type Telling } from './clauses.ts';
import { conditionWords, type ConditionContext } from './conditions.ts';
import { EffectWords, isGift, type Gift } from './effect-words.ts';
import { Mentions, slotOf } from './mentions.ts';
import type { MinionBook } from './minion-words.ts';

/** What a text is printed on, as far as its words depend on it. */
export interface TextPlace {
  /** Null for Champions. */
  level: LnLevel | null;
  minions: MinionBook;
  ownPlay: ConditionContext['ownPlay'];
}

/** How a text begins: which creature its trigger has named ("it"), and what its number is ("that"). */
export interface Opening {
  it: 'this' | 'another' | 'none';
  that: string;
}

const NO_OPENING: Opening = { it: 'none', that: 'that number' };

const timesWords = (n: number): string => (n === 2 ? 'twice' : `${numberWord(n)} times`);
const INSTEAD = mark('instead', 'instead');

/** What one step works on, if the step picks it. */
function pickOf(effect: Effect): Exclude<Group, string> | null {
  const aim = effect.do === 'damage' ? effect.to : 'who' in effect ? effect.who : 'what' in effect ? effect.what : null;
  return typeof aim === 'object' && aim !== null && 'pick' in aim ? aim : null;
}

/** Both texts are one step that picks in the same way: the second may call what was picked "it". */
function picksAlike(steps: readonly Effect[], usual: readonly Effect[]): boolean {
  if (steps.length !== 1 || usual.length !== 1) return false;
  const pick = pickOf(steps[0]);
  return pick !== null && JSON.stringify(pick) === JSON.stringify(pickOf(usual[0]));
}

/** The step as if done to what has been picked already. */
function onPicked(effect: Effect): Effect {
  const slot = slotOf(pickOf(effect)!)!;
  if (effect.do === 'damage') return { ...effect, to: slot };
  return { ...effect, ['who' in effect ? 'who' : 'what']: slot } as Effect;
}

/** How often the usual steps are done, if the other ones are only a repetition of them; else null. */
function repeats(steps: readonly Effect[], usual: readonly Effect[]): number | null {
  const [step] = steps;
  return steps.length === 1 && step.do === 'times' && JSON.stringify(step.steps) === JSON.stringify(usual) ? step.n : null;
}

const isWorkedOut = (gift: Gift): boolean => {
  if (gift.do === 'gainKeyword') return false;
  return gift.do === 'gainArmor' ? typeof gift.amount !== 'number' : typeof gift.attack !== 'number' || typeof gift.health !== 'number';
};

/** As many steps from `start` on as give things to the same creatures for the same time, told in one clause. */
function giftsFrom(steps: readonly Effect[], start: number): Gift[] {
  const gifts: Gift[] = [];
  for (const step of steps.slice(start)) {
    if (!isGift(step)) break;
    if (gifts.length > 0 && (step.until !== gifts[0].until || !Mentions.same(gifts[0].what, step.what))) break;
    // numbers that must be worked out stand alone, so that it is clear what they are
    if (gifts.length > 0 && (isWorkedOut(step) || isWorkedOut(gifts[0]))) break;
    gifts.push(step);
  }
  return gifts;
}

/** Puts one script into words. */
export class ScriptWords {
  private readonly mentions: Mentions;
  private readonly effects: EffectWords;
  private readonly ownPlay: ConditionContext['ownPlay'];

  constructor(place: TextPlace, opening: Opening = NO_OPENING) {
    this.mentions = new Mentions(opening.it);
    this.effects = new EffectWords(this.mentions, place.level, place.minions, opening.that);
    this.ownPlay = place.ownPlay;
  }

  /** Sentences, the first one with a small letter. */
  script({ steps, instead }: Script): string {
    const again = instead ? repeats(instead.steps, steps) : null;
    if (instead && again !== null) {
      return `if ${this.condition(instead.if)}, do this ${timesWords(again)}, otherwise once: ${this.bare(steps)}.`;
    }
    const sentences = this.sentences(steps);
    if (instead) sentences.push(this.instead(instead.if, instead.steps, steps));
    return sentences.map((sentence, i) => `${i === 0 ? sentence : capital(sentence)}.`).join(' ');
  }

  /** What is paid so that a card is Free. */
  price(steps: readonly Effect[]): string {
    const [first] = steps;
    if (steps.length === 1 && first.do === 'damage' && first.to === 'you') {
      const { head, tail } = quantity(first.amount, DAMAGE, this.effects.amounts());
      return `${head} to you${tail}`;
    }
    return joined(
      this.clauses(steps).map((clause) => clauseWords(clause, 'price')),
      'and',
    );
  }

  condition(condition: Condition): string {
    return conditionWords(condition, { ...this.mentions.context(), ownPlay: this.ownPlay });
  }

  /** How deeds are told inside other sentences: to the reader, or of a player in turn. */
  private get telling(): Telling {
    return this.mentions.doer === 'you' ? 'order' : 'they';
  }

  /** Without full stops at their ends. */
  private sentences(steps: readonly Effect[]): string[] {
    return this.clauses(steps).map((clause) => clauseWords(clause, this.telling));
  }

  private bare(steps: readonly Effect[]): string {
    return inSequence(this.sentences(steps));
  }

  private clauses(steps: readonly Effect[]): Clause[] {
    const clauses: Clause[] = [];
    for (let i = 0; i < steps.length;) {
      const gifts = giftsFrom(steps, i);
      clauses.push(gifts.length > 0 ? this.effects.gifts(gifts) : this.clause(steps[i]));
      i += Math.max(1, gifts.length);
    }
    return clauses;
  }

  private clause(effect: Effect): Clause {
    switch (effect.do) {
      case 'if':
        return { is: 'whole', words: this.conditional(effect) };
      case 'may':
        return { is: 'whole', words: this.optional(effect.steps) };
      case 'times':
        return { is: 'whole', words: this.repeated(effect.n, effect.steps) };
      case 'eachPlayer':
        return { is: 'whole', words: this.byEachPlayer(effect.steps) };
      default:
        return this.effects.clause(effect);
    }
  }

  /** "If you control a Golem, choose up to two instead": other steps take the place of the usual ones (LN-8.5). */
  private instead(when: Condition, steps: readonly Effect[], usual: readonly Effect[]): string {
    const met = this.condition(when);
    const alike = picksAlike(steps, usual);
    if (!alike) this.mentions.forget();
    const words = this.bare(alike ? steps.map(onPicked) : steps);
    if (usual.length > 1) return `if ${met}, do only this ${INSTEAD}: ${words}`;
    return steps.length > 1 ? `if ${met}, do this ${INSTEAD}: ${words}` : `if ${met}, ${words} ${INSTEAD}`;
  }

  /** "A. If C, B instead." where both ways do the same; else "If C, A. Otherwise, B." */
  private conditional({ when, then, else: otherwise }: Extract<Effect, { do: 'if' }>): string {
    if (otherwise && then.length === 1 && otherwise.length === 1 && then[0].do === otherwise[0].do)
      return `${this.bare(otherwise)}. ${capital(this.instead(when, then, otherwise))}`;
    const words = `if ${this.condition(when)}, ${this.bare(then)}`;
    if (!otherwise) return words;
    this.mentions.forget();
    return `${words}. Otherwise, ${this.bare(otherwise)}`;
  }

  /** "You may discard a card. If you do, draw 2 cards." (LN-D17) */
  private optional(steps: readonly Effect[]): string {
    const [first, ...rest] = this.clauses(steps);
    const you = this.mentions.doer;
    const offer = `${you} may ${permitted(first)}`;
    if (rest.length === 0) return offer;
    return `${offer}. If ${you} do, ${inSequence(rest.map((clause) => clauseWords(clause, this.telling)))}`;
  }

  private repeated(n: number, steps: readonly Effect[]): string {
    const clauses = this.clauses(steps);
    const words = inSequence(clauses.map((clause) => clauseWords(clause, this.telling)));
    return clauses.length === 1 ? `${timesWords(n)}, ${words}` : `do this ${timesWords(n)}: ${words}`;
  }

  /** "Each player destroys one of their creatures, then draws a card." (LN-13.3) */
  private byEachPlayer(steps: readonly Effect[]): string {
    const before = this.mentions.doer;
    this.mentions.doer = 'they';
    const clauses = this.clauses(steps);
    this.mentions.doer = before;
    const telling = clauses[0].is === 'deed' ? 'third' : 'they';
    const words = inSequence(clauses.map((clause) => clauseWords(clause, telling)));
    return telling === 'third' ? `each player ${words}` : `for each player, ${words}`;
  }
}
