/** What windows draw of each card face, by its id; made once from the card data. */
import { lazily } from '../../../text/lazily.ts';
import { plainText } from '../../../text/markup.ts';
import type { AbilitySpec, CardSet, CreatureFace, MinionSpec, SpellFace } from '../effects/dsl.ts';
import { FACTION_INFO } from '../factions.ts';
import { EXTRA } from '../extra-content.ts';
import { MINIONS, SETS } from '../sets/index.ts';
import { LEVELS, type LnCardId, type LnLevel } from '../types.ts';
import type { LnCardFace } from './faces.types.ts';
import { keywordParts } from './keyword-words.ts';
import type { MinionBook } from './minion-words.ts';
import { LEVEL_NUMERALS } from './names.ts';
import { abilityLine, faceLines, linesText } from './rules-text.ts';

const KINDS: Record<AbilitySpec['kind'], string | null> = { deploy: 'deploy', activate: 'activate', spell: null, when: null };
const isMinion = (spec: CardSet | MinionSpec): spec is MinionSpec => !('type' in spec);

function typeLine(spec: CardSet | MinionSpec, level: LnLevel): string {
  const what = isMinion(spec) ? 'Minion' : spec.type;
  const subtypes = 'subtypes' in spec ? spec.subtypes : [];
  return [`Level ${LEVEL_NUMERALS[level]}`, `${FACTION_INFO[spec.faction].name} ${what}`, ...subtypes].join(' · ');
}

/** Ids for the icons of a face, in the order of its text. */
function keywordsOf(face: CreatureFace | SpellFace): string[] {
  const ids = new Set<string>();
  if (face.free) ids.add('free');
  if ('keywords' in face) for (const keyword of face.keywords ?? []) ids.add(keywordParts(keyword).id);
  for (const ability of face.abilities ?? []) {
    const id = ability.kind === 'when' && ability.trigger.on === 'endOfTurn' ? 'endOfTurn' : KINDS[ability.kind];
    if (id) ids.add(id);
  }
  return [...ids];
}

/** The number printed behind a keyword, 0 without it. */
function printedX(face: CreatureFace | SpellFace, id: 'armor' | 'mobility'): number {
  if (!('keywords' in face)) return 0;
  return Math.max(0, ...(face.keywords ?? []).map(keywordParts).map((part) => (part.id === id ? (part.x ?? 0) : 0)));
}

/** A face as windows draw it. `book` knows the Minions that texts name. */
export function cardFace(spec: CardSet | MinionSpec, level: LnLevel, book: MinionBook): LnCardFace {
  const face = spec.faces[level - 1];
  const numbers = 'attack' in face ? face : { attack: null, health: null };
  const lines = faceLines(face, level, book);
  return {
    id: `${spec.id}:${level}`,
    set: spec.id,
    level,
    name: spec.name,
    faction: spec.faction,
    type: 'attack' in face ? 'creature' : 'spell',
    minion: isMinion(spec),
    rarity: isMinion(spec) ? null : spec.rarity,
    subtypes: 'subtypes' in spec ? spec.subtypes : [],
    typeLine: typeLine(spec, level),
    attack: numbers.attack,
    health: numbers.health,
    armor: printedX(face, 'armor'),
    mobility: printedX(face, 'mobility'),
    keywords: keywordsOf(face),
    lines,
    plain: linesText(lines),
    abilities: (face.abilities ?? []).map((ability) => ({ kind: ability.kind, plain: plainText(abilityLine(ability, face, level, book)) })),
    flavour: isMinion(spec) ? '' : spec.flavour,
    art: spec.art,
  };
}

const minionById = new Map([...MINIONS, ...EXTRA.sets.filter(isMinion)].map((minion) => [minion.id, minion]));
/** The Minions that ship with the game. */
export const minions: MinionBook = (id) => minionById.get(id);

/** Worded when first looked at: who only reckons looks at none, and wording them all takes time and memory at every start. */
export const FACES: Readonly<Record<LnCardId, LnCardFace>> = lazily(
  [...SETS, ...MINIONS, ...EXTRA.sets].flatMap((spec) =>
    LEVELS.map((level) => [`${spec.id}:${level}` as const, () => cardFace(spec, level, minions)] as const),
  ),
);

/** Name of a card; the id itself for one that is unknown. */
export const cardName = (id: LnCardId): string => FACES[id]?.name ?? id;

/** "Tin Warden level 2": name and level, as people say it. */
export const leveledName = (id: LnCardId): string => {
  const face = FACES[id];
  return face ? `${face.name} level ${face.level}` : id;
};
