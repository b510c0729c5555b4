/** What a text does, in the words of the cards. */
import { capital, mark } from '../../../text/markup.ts';
import { numberWord } from '../../../text/words.ts';
import type { Condition, Effect, Group, Script, UnitFilter } from '../effects/dsl.ts';
import type { CardBook } from './book.ts';
import { conditionWords, labelOf } from './conditions.ts';
import { EffectWords, isGift, untilOf, whomOf, type Gift } from './effect-words.ts';
import { Mentions, type Scene } from './mentions.ts';

/** What a text stands on, and what may have been said before it. */
export interface TextPlace extends Omit<Scene, 'target'> {
  book: CardBook;
  /** What the trigger's number is: "the damage taken". */
  that: string;
}

type If = Extract<Effect, { do: 'if' }>;
type Damage = Extract<Effect, { do: 'damage' }>;

const timesWords = (n: number): string => (n === 2 ? 'twice' : `${numberWord(n)} times`);
const INSTEAD = mark('instead', 'instead');
const sentence = (words: string): string => `${capital(words)}.`;
const inSequence = (words: readonly string[]): string => words.join(', then ');

/** Both ways are one step of the same kind: the second is told as a change of the first. */
const isChange = ({ then, else: otherwise }: If): boolean => otherwise?.length === 1 && then.length === 1 && then[0].do === otherwise[0].do;

/** Numbers that must be worked out stand alone, so that it is clear what they are. */
const isWorkedOut = (gift: Gift): boolean =>
  gift.do === 'modify'
    ? typeof gift.melee !== 'number' || typeof gift.ranged !== 'number'
    : gift.do === 'gainHealth' && typeof gift.amount !== 'number';

/** As many steps from `start` on as give things to the same units for the same time. */
function giftsFrom(steps: readonly Effect[], start: number): Gift[] {
  const gifts: Gift[] = [];
  for (const step of steps.slice(start)) {
    if (!isGift(step)) break;
    const [first] = gifts;
    if (first && (untilOf(step) !== untilOf(first) || !Mentions.same(whomOf(first), whomOf(step)))) break;
    if (first && (isWorkedOut(step) || isWorkedOut(first))) break;
    gifts.push(step);
  }
  return gifts;
}

/** Where a text first speaks of its target: as what a step is done to, inside another phrase, or not at all. */
type Opening = 'directly' | 'inside' | 'never';

const speaksOfTarget = (part: unknown): boolean =>
  part === 'target' || (typeof part === 'object' && part !== null && Object.values(part).some(speaksOfTarget));

function openingOf(steps: readonly Effect[]): Opening {
  for (const step of steps) {
    const opening = stepOpening(step);
    if (opening !== 'never') return opening;
  }
  return 'never';
}

function stepOpening(step: Effect): Opening {
  if (step.do === 'times') return openingOf(step.steps);
  if (step.do === 'if') {
    if (speaksOfTarget(step.when)) return 'inside';
    const first = openingOf(isChange(step) ? step.else! : step.then);
    return first === 'never' ? openingOf(step.else ?? []) : first;
  }
  const group: Group | undefined =
    step.do === 'damage' ? step.to : 'who' in step ? groupOf(step.who) : 'what' in step ? step.what : undefined;
  if (group === 'target') return 'directly';
  return speaksOfTarget(step) ? 'inside' : 'never';
}

const PLAYERS = ['you', 'opponent'];
const groupOf = (who: Group | 'you' | 'opponent'): Group | undefined =>
  typeof who === 'string' && PLAYERS.includes(who) ? undefined : (who as Group);

/** A text in sentences. `labelled` if it opens with "Faith 3:" or the like, which joins what stands before it. */
export interface Told {
  words: string;
  labelled: boolean;
}

/** Puts one script into words. */
export class ScriptWords {
  private readonly mentions: Mentions;
  private readonly effects: EffectWords;
  private readonly target: UnitFilter | undefined;
  private readonly steps: readonly Effect[];

  constructor({ target, steps }: Script, { book, that, ...scene }: TextPlace) {
    this.mentions = new Mentions({ ...scene, ...(target && { target }) });
    this.effects = new EffectWords(this.mentions, book, that);
    this.target = target;
    this.steps = steps;
  }

  told(): Told {
    const [first] = this.steps;
    const sentences = this.all(true);
    const labelled = sentences.length > 0 && first.do === 'if' && !isChange(first) && this.isLabelled(this.steps, 0) && !this.choosesFirst;
    return { words: sentences.map(sentence).join(' '), labelled };
  }

  /** The text where it goes on with a sentence: its first letter is small, and no label stands in it. */
  following(): string {
    return this.all(false)
      .map((words, i) => (i === 0 ? `${words}.` : sentence(words)))
      .join(' ');
  }

  /** Where something else than a step to its target comes first, a text begins with the choice. */
  private get choosesFirst(): boolean {
    return this.target !== undefined && openingOf(this.steps) !== 'directly';
  }

  private all(labels: boolean): string[] {
    const chosen = this.choosesFirst ? [`choose ${this.mentions.introduce()}`] : [];
    return [...chosen, ...this.sentences(this.steps, labels)];
  }

  /** What stands behind a label belongs to it: only labelled steps may follow one. */
  private isLabelled(steps: readonly Effect[], at: number): boolean {
    return steps.slice(at).every((step) => step.do === 'if' && labelOf(step.when) !== null);
  }

  /** Without capitals and full stops at their ends. */
  private sentences(steps: readonly Effect[], labels: boolean): string[] {
    const sentences: string[] = [];
    for (let i = 0; i < steps.length;) {
      const gifts = giftsFrom(steps, i);
      const step = steps[i];
      if (gifts.length > 0) sentences.push(this.effects.gifts(gifts));
      else if (step.do === 'if') sentences.push(this.conditional(step, labels && this.isLabelled(steps, i)));
      else sentences.push(step.do === 'times' ? this.repeated(step.n, step.steps) : this.effects.clause(step));
      i += Math.max(1, gifts.length);
    }
    return sentences;
  }

  private bare(steps: readonly Effect[]): string {
    return inSequence(this.sentences(steps, false));
  }

  /** "Faith 3: " or "if it is a Beast, ". */
  private opening(when: Condition, label: boolean): { words: string; labelled: boolean } {
    const labelWords = label ? labelOf(when) : null;
    return labelWords === null
      ? { words: `if ${conditionWords(when, { ref: this.mentions.inside, known: this.mentions.known })}, `, labelled: false }
      : { words: `${labelWords}: `, labelled: true };
  }

  private conditional(step: If, label: boolean): string {
    if (isChange(step)) return this.changed(step, label);
    const { words, labelled } = this.opening(step.when, label);
    const then = labelled ? this.paragraph(step.then) : this.bare(step.then);
    if (!step.else) return words + then;
    return `${words}${then}. Otherwise, ${this.bare(step.else)}`;
  }

  /** "deal 2 damage to an enemy. Faith 3: Deal 4 damage instead". */
  private changed({ when, then, else: otherwise }: If, label: boolean): string {
    const usual = this.bare(otherwise!);
    const { words, labelled } = this.opening(when, label);
    const change = this.change(then[0], otherwise![0]);
    return `${usual}. ${capital(words)}${labelled ? capital(change) : change} ${INSTEAD}`;
  }

  /** To the same unit only the new number is told. */
  private change(step: Effect, usual: Effect): string {
    const number = (one: Damage): boolean => typeof one.amount === 'number';
    if (
      step.do === 'damage' &&
      usual.do === 'damage' &&
      number(step) &&
      number(usual) &&
      JSON.stringify(step.to) === JSON.stringify(usual.to)
    )
      return `deal ${step.amount as number}`;
    return this.bare([step]);
  }

  /** Several sentences behind a label, the last one without its full stop. */
  private paragraph(steps: readonly Effect[]): string {
    return this.sentences(steps, false).map(sentence).join(' ').slice(0, -1);
  }

  private repeated(n: number, steps: readonly Effect[]): string {
    const sentences = this.sentences(steps, false);
    if (sentences.length > 1) return `do this ${timesWords(n)}: ${inSequence(sentences)}`;
    return sentences[0].includes(', ') ? `${timesWords(n)}, ${sentences[0]}` : `${sentences[0]} ${timesWords(n)}`;
  }
}
