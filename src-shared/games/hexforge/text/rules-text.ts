/** Rules texts of cards, made from the same trees that the rules carry out (none is written by hand). */
import { capital, lowerCase, mark } from '../../../text/markup.ts';
import { bonusText, joined, withArticle } from '../../../text/words.ts';
import type { AbilitySpec, CardSpec, Continuous, EquipmentSpec, ExtraCost, KeywordSpec, Script, UnitSpec } from '../effects/dsl.ts';
import { costOf } from './costs.ts';
import type { TextLine } from './faces.types.ts';
import { keywordName } from './keywords.ts';
import { costMark, lineText, toLine } from './markup.ts';
import { filterNoun } from './nouns.ts';
import { ScriptWords } from './sentences.ts';
import { keywordMark } from './token-words.ts';

const THIS = 'this';
const WEARER = 'the wearer';

const scriptText = (script: Script, self: string): string => new ScriptWords(script, self).sentences(script.effects);

function keywordLine(card: CardSpec): string[] {
  const words: string[] = [];
  if (card.instant) words.push(mark('instant', keywordName('instant')));
  if (card.unstable) words.push(mark('unstable', keywordName('unstable')));
  if (card.type === 'unit') {
    words.push(...(card.keywords ?? []).map(keywordMark));
    if (card.worker) words.push(`${mark('worker', keywordName('worker'))} ${costMark(card.worker)}`);
  }
  return words.length ? [words.map((word) => `${word}.`).join(' ')] : [];
}

function extraCostLine(extra: readonly ExtraCost[] | undefined): string[] {
  if (!extra?.length) return [];
  const prices = extra.map((price) => {
    if (price.pay === 'discard') return price.n === 1 ? 'discard a card' : `discard ${price.n} cards`;
    return `${mark('sacrifice', 'sacrifice')} ${withArticle(filterNoun({ ...price.of, side: 'any' }, () => THIS))}`;
  });
  return [`Extra cost: ${joined(prices, 'and')}.`];
}

/** "+1/+1 and Taunt". */
function continuousWords(gives: Continuous): string {
  const words: string[] = [];
  if (gives.power || gives.health) words.push(bonusText(gives.power ?? 0, gives.health ?? 0));
  words.push(...(gives.keywords ?? []).map((keyword: KeywordSpec) => keywordMark(keyword)));
  return joined(words, 'and');
}

const own = (id: 'entry' | 'memento' | 'spellbound' | 'adapt' | 'unity'): string => mark(id, keywordName(id));

function abilityText(ability: AbilitySpec, self: string): string {
  const name = ability.brilliance ? `${mark('brilliance', keywordName('brilliance'))} ` : '';
  const price = [costMark(costOf(ability.cost)), ...extraCostLine(ability.extra).map((line) => lowerCase(line.replace(/\.$/, '')))].join(
    ', ',
  );
  const slow = ability.speed === 'slow' ? `, ${mark('slow', 'slow')}` : '';
  return `${name}${price}${slow}: ${lowerCase(scriptText(ability, self))}`;
}

function unitLines(card: UnitSpec): string[] {
  const lines: string[] = [];
  for (const id of ['entry', 'memento', 'spellbound'] as const) {
    const script = card[id];
    if (script) lines.push(`${own(id)}: ${lowerCase(scriptText(script, THIS))}`);
  }
  if (card.adapt) lines.push(`${own('adapt')}: ${continuousWords(card.adapt)} while on mineral, grass, sensor or strife.`);
  if (card.unity) lines.push(`${own('unity')}: ${continuousWords(card.unity)} while next to another unit you control.`);
  lines.push(...(card.abilities ?? []).map((ability) => abilityText(ability, THIS)));
  return lines;
}

const WEARERS = { enemy: 'For an enemy unit.', any: 'For any unit.' } as const;

function equipmentLines(card: EquipmentSpec): string[] {
  const lines: string[] = [];
  if (card.wearer !== 'own') lines.push(WEARERS[card.wearer]);
  const given = continuousWords(card.gives);
  const changesNumbers = Boolean(card.gives.power || card.gives.health);
  if (given) lines.push(`${capital(WEARER)} ${changesNumbers ? 'gets' : 'has'} ${given}.`);
  lines.push(...(card.abilities ?? []).map((ability) => `${capital(WEARER)} has ${abilityText(ability, WEARER)}`));
  return lines;
}

function markupLines(card: CardSpec): string[] {
  const body = card.type === 'unit' ? unitLines(card) : card.type === 'equipment' ? equipmentLines(card) : [scriptText(card, THIS)];
  return [...keywordLine(card), ...extraCostLine(card.extra), ...body];
}

/** The lines of a card's text. */
export const rulesLines = (card: CardSpec): TextLine[] => markupLines(card).map(toLine);

/** The same as one plain text. */
export const rulesText = (card: CardSpec): string => rulesLines(card).map(lineText).join(' ');

/** One ability alone, without its price: for the stack, prompts and buttons. */
export const abilityPlain = (ability: AbilitySpec, on: 'unit' | 'equipment'): string =>
  lineText(toLine(scriptText(ability, on === 'unit' ? THIS : WEARER)));
