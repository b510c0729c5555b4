/** What windows draw of each card definition, by id; made once from the card data. */
import { signedNumber } from '../../../text/words.ts';
import { CARDS } from '../cards/index.ts';
import type { AbilitySpec, CardSpec, Continuous, KeywordSpec } from '../effects/dsl.ts';
import type { HxColour } from '../types.ts';
import { costOf } from './costs.ts';
import type { HxCardFace } from './faces.types.ts';
import { abilityPlain, rulesLines, rulesText } from './rules-text.ts';

const TYPE_WORDS = { unit: 'Unit', spell: 'Spell', equipment: 'Equipment' } as const;
const ROLE_WORDS = { commander: 'Commander', worker: 'Worker', token: 'Token' } as const;

function typeLine(card: CardSpec): string {
  const words: string[] = [card.type === 'unit' && card.role ? ROLE_WORDS[card.role] : TYPE_WORDS[card.type]];
  if (card.type === 'unit') words.push(card.kind);
  if (card.instant) words.push('Instant');
  if (card.unstable) words.push('Unstable');
  return words.join(' · ');
}

const makesToken = (card: CardSpec, token: string): boolean => JSON.stringify(card).includes(`"token":"${token}"`);

/** Colours as the cost names them; a worker has those of its yield, a token those of the first card that makes it. */
function coloursOf(card: CardSpec): HxColour[] {
  const shown = card.type === 'unit' && card.worker ? card.worker : costOf(card.cost);
  const named = Object.keys(shown).filter((letter): letter is HxColour => letter !== 'C');
  if (named.length > 0 || card.type !== 'unit' || card.role !== 'token') return named;
  const maker = CARDS.find((other) => makesToken(other, card.id));
  return maker ? coloursOf(maker) : [];
}

const keywordId = (keyword: KeywordSpec): string => (typeof keyword === 'string' ? keyword : 'splash');
const continuousKeywords = (gives: Continuous | undefined): string[] => (gives?.keywords ?? []).map(keywordId);

/** Keyword ids for the icons of a card, in the order of its text. */
function keywordsOf(card: CardSpec): string[] {
  const ids: string[] = [];
  if (card.instant) ids.push('instant');
  if (card.unstable) ids.push('unstable');
  if (card.type === 'equipment') ids.push(...continuousKeywords(card.gives));
  if (card.type === 'unit') {
    ids.push(...(card.keywords ?? []).map(keywordId));
    if (card.worker) ids.push('worker');
    for (const id of ['entry', 'memento', 'spellbound', 'adapt', 'unity'] as const) if (card[id]) ids.push(id);
    if (card.abilities?.some((ability) => ability.brilliance)) ids.push('brilliance');
  }
  return ids;
}

const abilitiesOf = (card: CardSpec): readonly AbilitySpec[] => (card.type === 'spell' ? [] : (card.abilities ?? []));

function faceOf(card: CardSpec): HxCardFace {
  return {
    id: card.id,
    name: card.name,
    type: card.type,
    role: (card.type === 'unit' && card.role) || 'normal',
    typeLine: typeLine(card),
    cost: costOf(card.cost),
    colours: coloursOf(card),
    power: card.type === 'unit' ? card.power : null,
    health: card.type === 'unit' ? card.health : null,
    yields: card.type === 'unit' && card.worker ? card.worker : null,
    bonus: card.type === 'equipment' ? { power: signedNumber(card.gives.power ?? 0), health: signedNumber(card.gives.health ?? 0) } : null,
    keywords: keywordsOf(card),
    lines: rulesLines(card),
    plain: rulesText(card),
    abilities: abilitiesOf(card).map((ability) => ({
      cost: costOf(ability.cost),
      speed: ability.speed,
      brilliance: ability.brilliance ?? false,
      plain: abilityPlain(ability, card.type === 'equipment' ? 'equipment' : 'unit'),
    })),
    flavour: card.flavour,
    art: card.art,
  };
}

export const FACES: Record<string, HxCardFace> = Object.fromEntries(CARDS.map((card) => [card.id, faceOf(card)]));

/** Name of a card definition; the id itself for one that is unknown. */
export const cardName = (id: string): string => FACES[id]?.name ?? id;
