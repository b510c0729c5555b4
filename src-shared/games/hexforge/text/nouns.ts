/** Noun phrases for what a text means: filters, targets, tiles. */
import { mark } from '../../../text/markup.ts';
import { joined, numberWord } from '../../../text/words.ts';
import type { EntityFilter, Ref, TargetSpec, TileFilter } from '../effects/dsl.ts';
import type { HxTileType } from '../types.ts';
import { keywordName } from './keywords.ts';
import { TILE_NAMES, ZONE_NAMES } from './names.ts';

/** How a reference is worded inside a noun phrase ("next to …"). */
export type RefWords = (ref: Ref) => string;

const KINDS: Record<EntityFilter['kind'], string> = { unit: 'unit', tower: 'tower', forge: 'forge', base: 'base', entity: 'unit or tower' };
const MARKED_KINDS: Partial<typeof KINDS> = { tower: mark('tower', 'tower') };
const PLURALS: typeof KINDS = {
  unit: 'units',
  tower: mark('tower', 'towers'),
  forge: 'forges',
  base: 'bases',
  entity: 'units or towers',
};

export const tileList = (types: readonly HxTileType[], last: 'and' | 'or' = 'or'): string =>
  joined(
    types.map((type) => TILE_NAMES[type]),
    last,
  );

function adjectives(filter: EntityFilter): string[] {
  const words: string[] = [];
  const either = (value: boolean | undefined, yes: string, no: string) => {
    if (value !== undefined) words.push(value ? yes : no);
  };
  either(filter.damaged, 'damaged', 'undamaged');
  either(filter.exhausted, mark('exhausted', 'exhausted'), 'ready');
  either(filter.equipped, 'equipped', 'unequipped');
  if (filter.notCommander) words.push('non-commander');
  if (filter.side === 'enemy') words.push('enemy');
  return words;
}

function qualifiers(filter: EntityFilter, refWords: RefWords): string[] {
  const words: string[] = [];
  if (filter.side === 'own') words.push('you control');
  if (filter.keyword) words.push(`with ${mark(filter.keyword, keywordName(filter.keyword))}`);
  if (filter.maxPower !== undefined) words.push(`with power ${filter.maxPower} or less`);
  if (filter.minPower !== undefined) words.push(`with power ${filter.minPower} or more`);
  if (filter.maxHealth !== undefined) words.push(`with max health ${filter.maxHealth} or less`);
  if (filter.on) words.push(`on ${tileList(filter.on)}`);
  if (filter.besideTile) words.push(`next to a ${TILE_NAMES[filter.besideTile]} tile`);
  if (filter.beside !== undefined) words.push(`next to ${refWords(filter.beside)}`);
  return words;
}

export const filterNoun = (filter: EntityFilter, refWords: RefWords, kinds: Readonly<Partial<typeof KINDS>> = MARKED_KINDS): string =>
  [...adjectives(filter), kinds[filter.kind] ?? KINDS[filter.kind], ...qualifiers(filter, refWords)].join(' ');

/** "two target enemy units": targets of one kind together. */
export const targetsPhrase = (n: number, of: EntityFilter, refWords: RefWords): string =>
  `${numberWord(n)} target ${filterNoun(of, refWords, PLURALS)}`;

function tileNoun(filter: TileFilter, refWords: RefWords): string {
  const words: string[] = [];
  if (filter.free) words.push('free');
  if (filter.types) words.push(tileList(filter.types));
  words.push('tile');
  if (filter.within !== undefined) words.push(`within ${filter.within} tiles`);
  if (filter.beside !== undefined) words.push(`next to ${refWords(filter.beside)}`);
  return words.join(' ');
}

const PILE_OWNER = { own: 'your', enemy: 'your rival’s', any: 'a' } as const;

/** A target without the word "target". */
export function targetNoun(spec: TargetSpec, refWords: RefWords): string {
  switch (spec.target) {
    case 'entity':
      return filterNoun(spec.of, refWords);
    case 'tile':
      return tileNoun(spec.of, refWords);
    case 'item':
      return spec.item === 'any' ? 'card or ability' : spec.item;
    case 'card':
      return `${spec.type ?? 'card'} in ${PILE_OWNER[spec.side]} ${spec.zone === 'lost' ? mark('lost', ZONE_NAMES.lost) : ZONE_NAMES.discard}`;
    case 'handCard':
      return `${spec.type ?? 'card'} in your hand`;
  }
}

/** "target enemy unit next to this"; places that need not be seen are "any tile" (HX-D51). */
export function targetPhrase(spec: TargetSpec, refWords: RefWords): string {
  const word = spec.target === 'tile' && spec.of.anywhere ? 'any' : 'target';
  return `${word} ${targetNoun(spec, refWords)}`;
}

/** A short name for a target already mentioned, where "it" would be unclear. */
export function shortNoun(spec: TargetSpec): string {
  if (spec.target !== 'entity') return spec.target === 'item' ? 'card' : spec.target === 'tile' ? 'tile' : 'card';
  const kind = KINDS[spec.of.kind];
  return spec.of.side === 'own' ? `your ${kind}` : spec.of.side === 'enemy' ? `the enemy ${kind}` : `the ${kind}`;
}
