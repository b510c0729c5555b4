import { readFileSync } from 'node:fs';
import type { AbilitySpec, CardSet, CreatureFace, TriggerSpec } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { FACTIONS, type LnFaction } from '../../../src-shared/games/laneforge/types.ts';

/*
 * What LN-21.7 counts: which rows of the checklist's matrix a set carries on any level, read from its effect trees.
 * The minimums are read from the checklist itself, so that there is one table.
 */

/** Any object in a tree: an effect, a condition, a filter, an amount. */
export type Node = Record<string, unknown>;

/** Every object within, itself included. */
export function nodesOf(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(nodesOf);
  return Array.isArray(tree) ? inside : [tree as Node, ...inside];
}

export const abilitiesOf = (set: Pick<CardSet, 'faces'>): AbilitySpec[] => set.faces.flatMap((face) => face.abilities ?? []);

/** Is there an instruction of this name anywhere in the tree? */
export const does = (tree: unknown, ...ops: string[]): boolean => nodesOf(tree).some((node) => ops.includes(node.do as string));

type Carries = (set: CardSet) => boolean;

const some =
  (test: (node: Node) => boolean): Carries =>
  (set) =>
    nodesOf(set.faces).some(test);
const op = (...names: string[]): Carries => some((node) => names.includes(node.do as string));
const kind =
  (name: AbilitySpec['kind']): Carries =>
  (set) =>
    abilitiesOf(set).some((ability) => ability.kind === name);
const trigger =
  (test: (trigger: TriggerSpec) => boolean): Carries =>
  (set) =>
    abilitiesOf(set).some((ability) => ability.kind === 'when' && test(ability.trigger));
const on = (...events: TriggerSpec['on'][]): Carries => trigger((t) => events.includes(t.on));
const printed =
  (keyword: string): Carries =>
  (set) =>
    set.faces.some((face) => ((face as CreatureFace).keywords ?? []).some((k) => (typeof k === 'string' ? k === keyword : keyword in k)));
const either =
  (...tests: Carries[]): Carries =>
  (set) =>
    tests.some((test) => test(set));
const cond = (...names: string[]): Carries => some((node) => names.includes(node.cond as string));

const isPlayers = (who: unknown): boolean => who === 'you' || who === 'opponent' || who === 'each';
/** The side a step's creatures are on, as far as the step itself says so. */
const sideOf = (node: Node): unknown => nodesOf(node.what).find((one) => 'side' in one)?.side;
const below = (amount: unknown): boolean => (typeof amount === 'number' ? amount < 0 : Number((amount as Node).times ?? 1) < 0);
/** A change that is neither nothing nor less. */
const above = (amount: unknown): boolean => amount !== 0 && !below(amount);
/** Minions and "replace this" name a level as well, but refer to none. */
const refersToLevel = (node: Node): boolean =>
  node.of === 'level' || (!('do' in node) && typeof node.minion !== 'string' && ('level' in node || 'maxLevel' in node));

/** A row of the matrix, by its name in the checklist. */
export const ROWS: Readonly<Record<string, Carries>> = {
  Activate: kind('activate'),
  Aggressive: printed('aggressive'),
  'Armor printed': printed('armor'),
  'Armor gained': op('gainArmor'),
  Breakthrough: printed('breakthrough'),
  Defender: printed('defender'),
  'Mobility X': printed('mobility'),
  Stealth: printed('stealth'),
  'Move (effect)': op('move'),
  Swap: op('swap'),
  'row change (effect)': op('putRow'),
  'Battle (effect)': op('battle'),
  'Strike (effect)': op('strike'),
  'Destroy (effect)': op('destroy'),
  'Banish a creature': op('banish'),
  'Discard (effect)': op('discard'),
  'Exhaust (effect)': op('exhaust'),
  'Ready (effect)': op('ready', 'readyChampion'),
  'Free by precondition': some((node) => 'free' in node && 'if' in (node.free as object)),
  'Free by constraint': some((node) => 'free' in node && 'cost' in (node.free as object)),
  'play a Minion': op('minion'),
  Reanimate: op('reanimate', 'reanimateThis'),
  'Replace an enemy creature': some((node) => node.do === 'replace' && sideOf(node) !== 'own'),
  'Replace own / next level': some((node) => node.do === 'replaceThis' || (node.do === 'replace' && sideOf(node) === 'own')),
  'Upgrade in play': op('upgrade'),
  'Upgrade in hand/discard': op('upgradeCard'),
  'gains keyword this turn': some((node) => node.do === 'gainKeyword' && node.until === 'thisTurn'),
  'loses printed abilities': op('losePrinted'),
  '−Attack / −Health': some(
    (node) => (node.do === 'modify' && (below(node.attack) || below(node.health))) || (node.do === 'loseHealth' && !isPlayers(node.who)),
  ),
  'temporary +Attack/+Health': some(
    (node) => node.do === 'modify' && node.until === 'thisTurn' && (above(node.attack) || above(node.health)),
  ),
  'each player … (ordered)': op('eachPlayer'),
  'draw cards': op('draw'),
  "use Champion's level n ability": op('useChampion'),
  Deploy: kind('deploy'),
  'this is destroyed': trigger((t) => t.on === 'destroyed' && t.who === 'this'),
  'any creature is destroyed': trigger((t) => t.on === 'destroyed' && t.who === 'any'),
  'another own creature is destroyed': trigger((t) => t.on === 'destroyed' && t.who === 'own'),
  'an enemy creature is destroyed': trigger((t) => t.on === 'destroyed' && t.who === 'enemy'),
  'you play a spell': trigger((t) => t.on === 'cardPlayed' && t.by === 'you' && t.of?.type === 'spell'),
  'you play another creature': trigger((t) => t.on === 'cardPlayed' && t.by === 'you' && t.of?.type === 'creature'),
  'opponent plays a card': trigger((t) => t.on === 'cardPlayed' && t.by === 'opponent'),
  'this replaces a creature': on('replaces'),
  'this is replaced': trigger((t) => t.on === 'replaced' && t.who === 'this'),
  'this damages a creature': on('damagesCreature'),
  'this damages the player': on('damagesPlayer'),
  'this destroys a creature': on('destroysCreature'),
  'this takes damage and survives': trigger((t) => t.on === 'survivesDamage' && t.who === 'this'),
  'end of turn': on('endOfTurn'),
  'enters a row': on('entersRow'),
  'enters a lane / moves': on('entersLane', 'moves'),
  'you gain Health': trigger((t) => t.on === 'playerGainsHealth' && t.who === 'you'),
  'this gains Health': trigger((t) => t.on === 'creatureGainsHealth' && t.who === 'this'),
  'a card is Upgraded': on('upgraded'),
  'a card is discarded or banished from hand': on('leftHand'),
  'Champion ability used': on('championUsed'),
  'if gained Health this turn': either(
    cond('gainedHealth'),
    some((node) => node.fed === true),
  ),
  'if opposed / unopposed': either(
    cond('opposed', 'unopposed'),
    some((node) => 'opposed' in node || node.lanes === 'opposed' || node.lanes === 'unopposed'),
  ),
  Adjacent: some((node) => 'adjacentTo' in node || node.lanes === 'adjacent'),
  'you have / lack the Forge': cond('forge'),
  'lowest/highest Attack or Health': some((node) => 'least' in node || 'most' in node),
  'counts a banish/discard pile': some((node) =>
    [node.cards, node.cond === 'cards' && node.zone].some((pile) => pile === 'banish' || pile === 'discard'),
  ),
  'refers to a level': some(refersToLevel),
  'refers to a subtype': some((node) => 'subtype' in node),
  'two or more independent spell abilities': (set) => set.type === 'spell' && set.faces.some((face) => face.abilities.length > 1),
  'spell ability modified by condition': (set) => set.type === 'spell' && abilitiesOf(set).some((ability) => ability.instead),
  '"cannot" text': some((node) => 'cannot' in node),
};

export interface MatrixRow {
  name: string;
  minimum: Record<LnFaction, number>;
}

const CHECKLIST = new URL('../../../docs/rules/laneforge.md', import.meta.url);

/** The table at the end of section 21: two rows of it stand side by side in each line. */
export function matrixOfTheChecklist(): MatrixRow[] {
  const lines = readFileSync(CHECKLIST, 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith('| keyword / effect |'));
  const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const width = 1 + FACTIONS.length;
    return [cells.slice(0, width), cells.slice(width + 1)].flatMap(([name, ...numbers]): MatrixRow[] =>
      name ? [{ name, minimum: Object.fromEntries(FACTIONS.map((f, i) => [f, Number(numbers[i])])) as Record<LnFaction, number> }] : [],
    );
  });
}
