/** What windows draw of each card, by its id; made once from the card data. */
import { lazily } from '../../../text/lazily.ts';
import { plainText } from '../../../text/markup.ts';
import { ALL_CARDS } from '../cards/index.ts';
import type { CardSpec } from '../effects/dsl.ts';
import { EXTRA } from '../extra-content.ts';
import type { WrCardId } from '../types.ts';
import type { CardBook } from './book.ts';
import type { TextLine, WrCardFace } from './faces.types.ts';
import { isPlain, keywordParts } from './facts.ts';
import { KIND_NAMES, ROLE_NAMES, factionName } from './names.ts';
import { abilityLine, cardLines, linesText } from './rules-text.ts';

function typeLine(spec: CardSpec): string {
  const faction = spec.faction === null ? '' : `${factionName(spec.faction)} `;
  const role = ROLE_NAMES[spec.role];
  const types = spec.kind === 'warlord' ? [] : spec.types.filter((type) => !role?.startsWith(type));
  return [`${faction}${KIND_NAMES[spec.kind]}`, ...(role === null ? [] : [role]), ...types].join(' · ');
}

/** The keywords that a card has by what is printed on it (the rules find them by the same parts). */
function keywordsOf(spec: CardSpec): WrCardFace['keywords'] {
  const printed = (spec.keywords ?? []).map(keywordParts).map(({ id, x }) => ({ id, x: x === undefined || isPlain(id) ? null : x }));
  const companion = 'companion' in spec && spec.companion ? [{ id: 'companion' as const, x: spec.companion.n }] : [];
  const abilities = spec.kind === 'stratagem' ? [] : (spec.abilities ?? []);
  const talent = spec.kind !== 'stratagem' && spec.talent ? [{ id: 'talent' as const, x: null }] : [];
  const triggers = abilities.map((ability) => ({ id: ability.on, x: 'x' in ability ? ability.x : null }));
  return [...printed, ...companion, ...triggers, ...talent];
}

const termsOf = (lines: readonly TextLine[]): string[] => [
  ...new Set(lines.flat().flatMap((part) => ('keyword' in part ? [part.keyword] : []))),
];

/** A card as windows draw it. `book` knows the cards that texts name. */
export function cardFace(spec: CardSpec, book: CardBook): WrCardFace {
  const lines = cardLines(spec, book);
  const numbers = spec.kind === 'stratagem' ? { melee: null, ranged: null, health: null } : spec;
  const abilities = spec.kind === 'stratagem' ? [] : (spec.abilities ?? []);
  return {
    id: spec.id,
    name: spec.name,
    kind: spec.kind,
    role: spec.role,
    faction: spec.faction,
    rarity: spec.rarity,
    cost: spec.cost,
    types: spec.kind === 'warlord' ? [] : spec.types,
    typeLine: typeLine(spec),
    melee: numbers.melee,
    ranged: numbers.ranged,
    health: numbers.health,
    keywords: keywordsOf(spec),
    lines,
    plain: linesText(lines),
    terms: termsOf(lines),
    abilities: abilities.map((ability) => ({ keyword: ability.on, plain: plainText(abilityLine(ability, spec, book)) })),
    skirmishBanned: spec.kind === 'stratagem' && spec.skirmishBanned === true,
    flavour: spec.flavour,
    art: spec.art,
  };
}

const CARDS = [...ALL_CARDS, ...EXTRA];
const byId = new Map(CARDS.map((spec) => [spec.id, spec]));
/** The cards that ship with the game. */
export const cards: CardBook = (id) => byId.get(id);

/** Worded when first looked at: what only reckons looks at none. */
export const FACES: Readonly<Record<WrCardId, WrCardFace>> = lazily(CARDS.map((spec) => [spec.id, () => cardFace(spec, cards)] as const));

/** @throws for a card there is not */
export function faceOf(id: WrCardId): WrCardFace {
  const face = FACES[id];
  if (!face) throw new Error(`there is no card "${id}"`);
  return face;
}

/** Name of a card; the id itself for one that is unknown. */
export const cardName = (id: WrCardId): string => FACES[id]?.name ?? id;
