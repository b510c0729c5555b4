/** What the checks of Warforge's content count, as functions of any cards, so that a planted fault shows that they would see one. */
import type { CardSpec, Effect, Script, TroopSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { KEYWORD_IDS, type WrKeyword } from '../../../src-shared/games/warforge/types.ts';

export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object in a tree, itself included; lists are looked into. */
export function nodesOf(tree: unknown): Node[] {
  if (!isNode(tree)) return [];
  const below = Object.values(tree).flatMap(nodesOf);
  return Array.isArray(tree) ? below : [tree, ...below];
}

export const isTroop = (card: CardSpec): card is TroopSpec => card.kind === 'troop';
export const deckable = (cards: readonly CardSpec[]): CardSpec[] => cards.filter((card) => card.role === 'deck');
export const ofRole = (cards: readonly CardSpec[], role: CardSpec['role']): CardSpec[] => cards.filter((card) => card.role === role);

/** Effects anywhere in the card's text. */
export const effectsOf = (card: CardSpec): Effect[] => nodesOf(card).filter((node) => 'do' in node) as unknown as Effect[];
export const does = (card: CardSpec, kind: Effect['do']): boolean => effectsOf(card).some((effect) => effect.do === kind);
export const conditionsOf = (card: CardSpec): Node[] => nodesOf(card).filter((node) => 'cond' in node);

/** Every text on the card. */
export const scriptsOf = (card: CardSpec): Script[] => nodesOf(card).filter((node) => Array.isArray(node.steps)) as unknown as Script[];

const isKeyword = (word: unknown): word is WrKeyword => (KEYWORD_IDS as readonly unknown[]).includes(word);

/** Effects, conditions and counters that use a keyword's rules, where the word is not the keyword's id itself. */
const USES: Readonly<Record<string, WrKeyword>> = { embers: 'ember' };

/** What a card carries, grants or uses (WR-C1). */
export function keywordsOf(card: CardSpec): Set<WrKeyword> {
  const carried = ('keywords' in card ? (card.keywords ?? []) : []).flatMap((one) => (typeof one === 'string' ? [one] : Object.keys(one)));
  const used = nodesOf(card).flatMap((node) => {
    // Troop and Warlord filters say `without`, effects `keyword`, texts `on`, conditions `cond`, numbers `counter`.
    const words = [node.on, node.keyword, node.without, node.do, node.cond, node.counter].filter((word) => typeof word === 'string');
    return words.map((word) => USES[word] ?? word);
  });
  const slots = [
    ...('companion' in card && card.companion ? ['companion'] : []),
    ...('talent' in card && card.talent ? ['talent'] : []),
    ...(card.role === 'sabotage' ? ['sabotage'] : []),
  ];
  return new Set([...carried, ...used, ...slots].filter(isKeyword));
}

/** The id that a name gives: “Cab-Roof Sharpshooter” → `cab-roof-sharpshooter`. */
export const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const mentions = (tree: unknown, word: string): boolean =>
  Array.isArray(tree) || isNode(tree) ? Object.values(tree).some((value) => value === word || mentions(value, word)) : false;

/** What is wrong with the card's own texts: targets that do not exist or go unused, Teleport without its keyword. */
export function scriptFaults(card: CardSpec): string[] {
  const faults: string[] = [];
  for (const { target, steps } of scriptsOf(card)) {
    if (!target && mentions(steps, 'target')) faults.push('speaks of a target that it never asks for');
    if (target && !mentions(steps, 'target')) faults.push('asks for a target that it has no use for');
  }
  const waits = conditionsOf(card).some((node) => node.cond === 'teleport');
  const carries = card.kind !== 'warlord' && (card.keywords ?? []).some((one) => one === 'teleport');
  if (waits !== carries) faults.push(waits ? 'waits for Teleport without having it' : 'has Teleport without waiting for it');
  return faults;
}

/** Cards named by this one that do not exist or are not what is needed there. */
export function referenceFaults(card: CardSpec, cards: readonly CardSpec[]): string[] {
  const faults: string[] = [];
  const demand = (id: string | undefined, what: string, fits: (named: CardSpec) => boolean): void => {
    if (id === undefined) return;
    const named = cards.find((one) => one.id === id);
    if (!named) faults.push(`${what}: there is no ${id}`);
    else if (!fits(named)) faults.push(`${what}: ${id} does not fit`);
  };
  const same = (named: CardSpec): boolean => named.faction === card.faction || named.faction === null;
  if ('talent' in card) demand(card.talent, 'talent', (named) => named.role === 'talent' && same(named));
  if ('companion' in card) demand(card.companion?.card, 'companion', (named) => named.role === 'token' && same(named));
  if ('exclusiveTo' in card) demand(card.exclusiveTo, 'exclusive to', (named) => named.kind === 'warlord' && same(named));
  for (const effect of effectsOf(card)) {
    if (effect.do === 'create' || effect.do === 'shuffleIn') demand(effect.card, effect.do, same);
    if (effect.do === 'summon') demand(effect.card, effect.do, (named) => named.kind === 'troop' && same(named));
    if (effect.do === 'sabotage') demand(effect.card, effect.do, (named) => named.role === 'sabotage');
  }
  return faults;
}

/** Types that a card's filters look for. */
export const typesAskedFor = (card: CardSpec): string[] =>
  nodesOf(card).flatMap((node) => (typeof node.type === 'string' ? [node.type] : []));

/** Proper names of well-known settings, by which a slip of the pen is found. The common words of fantasy are free. */
const OTHER_PEOPLES = [
  'aeldari',
  'astartes',
  'azeroth',
  'chocobo',
  'dalek',
  'demacia',
  'eldar',
  'ember court',
  'eorzea',
  'gallifrey',
  'gondor',
  'hobbit',
  'hyrule',
  'imperium',
  'jedi',
  'klingon',
  'mordor',
  'necron',
  "night's watch",
  'nilfgaard',
  'noxus',
  'ork',
  'phyrexia',
  'planeswalker',
  'pokemon',
  'protoss',
  'ravnica',
  'rohan',
  'runeterra',
  'sith',
  'skaven',
  'skyrim',
  'tamriel',
  'targaryen',
  'tyranid',
  'venthyr',
  'vulcan',
  'warhammer',
  'westeros',
  'winterfell',
  'zendikar',
  'zerg',
];

/** Those that the texts name. */
export function borrowed(texts: readonly string[]): string[] {
  const words = texts.join(' · ').toLowerCase().replaceAll('’', "'");
  return OTHER_PEOPLES.filter((name) => new RegExp(`\\b${name}s?\\b`).test(words));
}
