/** Rules texts of cards, made from the same trees that the rules carry out (none is written by hand). */
import { capital, mark, partsOf, plainText, type TextPart } from '../../../text/markup.ts';
import type {
  AbilitySpec,
  Aura,
  BurdenSpec,
  CardSpec,
  CostRule,
  KeywordSpec,
  NumberedAbilitySpec,
  OngoingSpec,
  Script,
  StratagemSpec,
  TroopSpec,
  WarlordSpec,
} from '../effects/dsl.ts';
import type { WrScripted } from '../types.ts';
import { changeWords } from './amounts.ts';
import type { CardBook } from './book.ts';
import { cardWords, facts, keywordWords } from './facts.ts';
import { keywordMark } from './keywords.ts';
import { UnitNoun, cardNoun } from './nouns.ts';
import { ScriptWords, type TextPlace } from './sentences.ts';

export type TextLine = TextPart[];
export type Ability = AbilitySpec | NumberedAbilitySpec;

/** What a text calls the unit its trigger tells of, before "it" will do. */
const IT: Partial<Record<WrScripted, string>> = {
  slay: 'the slain enemy',
  cruelty: 'that enemy',
  strike: 'that enemy',
  uprising: 'that Troop',
  mob: 'the attacker',
  regiment: 'the attacker',
};

const SELF: Record<CardSpec['kind'], string> = { troop: 'this Troop', warlord: 'your Warlord', stratagem: 'this card' };

const placeOf = (spec: CardSpec, book: CardBook, it: string | null = 'that unit'): TextPlace => ({
  self: SELF[spec.kind],
  selfIsWarlord: spec.kind === 'warlord',
  it,
  book,
  that: 'the damage taken',
});

/** "Rally: Draw a card.", "Rally, Faith 3: Draw a card." */
function abilityText(ability: Ability, spec: CardSpec, book: CardBook): string {
  const { words, labelled } = new ScriptWords(ability, placeOf(spec, book, IT[ability.on])).told();
  return `${keywordMark(ability.on, 'x' in ability ? ability.x : undefined)}${labelled ? ', ' : ': '}${words}`;
}

/** "Your other Beasts have +1 melee." */
function auraText({ on, melee = 0, ranged = 0 }: Aura, spec: CardSpec): string {
  const changes = [
    { amount: melee, word: 'melee' },
    { amount: ranged, word: 'ranged' },
  ].filter(({ amount }) => amount !== 0);
  const { parts } = changeWords(changes, { ref: () => SELF[spec.kind], possessive: () => '', that: '' });
  const noun = new UnitNoun(on, () => SELF[spec.kind]);
  return `${capital(noun.all())} ${on.kind === 'warlord' ? 'has' : 'have'} ${parts.join(' and ')}.`;
}

const costText = ({ of, by }: CostRule): string => `your ${cardNoun(of).many} cost ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;

/** A script that some moment sets off: "At the end of your turn, draw a card." */
const whenText = (moment: string, script: Script, place: TextPlace): string => `${moment}, ${new ScriptWords(script, place).following()}`;

/** The turn in which it is played counts. */
function lasting(turns: number | undefined): string {
  if (turns === undefined) return 'the whole match';
  return turns === 1 ? 'this turn' : `this and your next ${turns === 2 ? 'turn' : `${turns - 1} turns`}`;
}

function ongoingTexts({ turns, atStart, atEnd, costs, onDeploy }: OngoingSpec, place: TextPlace): string[] {
  return [
    ...(atStart ? [whenText('At the start of your turn', atStart, place)] : []),
    ...(atEnd ? [whenText('At the end of your turn', atEnd, place)] : []),
    ...(onDeploy ? [whenText(`Whenever you ${mark('deploy', 'deploy')} a Troop`, onDeploy, { ...place, it: null })] : []),
    ...(costs ? [`${capital(costText(costs))}.`] : []),
    `${mark('ongoing', 'Lasts')} ${lasting(turns)}.`,
  ];
}

function burdenText({ costs, atEnd, shackles }: BurdenSpec, place: TextPlace): string {
  const harms = [
    ...(costs ? [`${capital(costText(costs))}.`] : []),
    ...(shackles ? ['Your Warlord cannot attack.'] : []),
    ...(atEnd ? [whenText('At the end of your turn', atEnd, place)] : []),
  ];
  return `While this is in your hand: ${harms.join(' ')}`;
}

/** Keywords that say nothing more; Teleport stands before the text it belongs to. */
const bareKeywords = (keywords: readonly KeywordSpec[] = []): string[] => {
  const bare = keywords.filter((keyword) => keyword !== 'teleport');
  return bare.length === 0 ? [] : [bare.map((keyword) => `${keywordWords(keyword)}.`).join(' ')];
};

const companionTexts = ({ companion }: TroopSpec | StratagemSpec, book: CardBook): string[] =>
  companion
    ? [`${keywordMark('companion', companion.n)}: ${cardWords(companion.card, book)} ${facts(companion.card, book, 'with cost')}.`]
    : [];

function unitTexts(spec: TroopSpec | WarlordSpec, book: CardBook): string[] {
  return [
    ...bareKeywords(spec.keywords),
    ...(spec.kind === 'troop' ? companionTexts(spec, book) : []),
    ...(spec.abilities ?? []).map((ability) => abilityText(ability, spec, book)),
    ...(spec.aura ? [auraText(spec.aura, spec)] : []),
    ...(spec.talent ? [`${keywordMark('talent')}: ${cardWords(spec.talent, book)} ${facts(spec.talent, book, 'with cost')}.`] : []),
    ...(spec.kind === 'troop' && spec.exclusiveTo ? [`Begins in the opening hand of ${cardWords(spec.exclusiveTo, book)}.`] : []),
  ];
}

function stratagemTexts(spec: StratagemSpec, book: CardBook): string[] {
  const place = placeOf(spec, book);
  return [
    ...bareKeywords(spec.keywords),
    ...(spec.steps.length > 0 ? [new ScriptWords(spec, place).told().words] : []),
    ...(spec.ongoing ? ongoingTexts(spec.ongoing, place) : []),
    ...(spec.burden ? [burdenText(spec.burden, place)] : []),
    ...companionTexts(spec, book),
  ];
}

/** One marked line per paragraph: keywords, companion, abilities, aura, Talent; or what a Stratagem does. */
const markedLines = (spec: CardSpec, book: CardBook): string[] =>
  spec.kind === 'stratagem' ? stratagemTexts(spec, book) : unitTexts(spec, book);

/** The paragraphs of a card. */
export const cardLines = (spec: CardSpec, book: CardBook): TextLine[] => markedLines(spec, book).map((line) => partsOf(line));

/** One of a unit's abilities alone, for prompts and buttons. */
export const abilityLine = (ability: Ability, spec: CardSpec, book: CardBook): TextLine => partsOf(abilityText(ability, spec, book));

export const linesText = (lines: readonly TextLine[]): string => lines.map(plainText).join(' ');

/** The whole text as plain words. */
export const rulesTextOf = (spec: CardSpec, book: CardBook): string => linesText(cardLines(spec, book));
