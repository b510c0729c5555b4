import type { AbilitySpec, CreatureFace, SpellFace, TriggerSpec } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { does, nodesOf, type Node } from './matrix.ts';

/*
 * LN-21.6, read from the trees: which abilities could be used or triggered for ever? What costs a card, a creature or
 * Health runs out by itself; here stand the events that cost nothing.
 */

type Face = CreatureFace | SpellFace;

/** Ready effects are for spells, Deploy and the end of a turn. */
export const mayReady = (ability: AbilitySpec): boolean =>
  ability.kind === 'spell' || ability.kind === 'deploy' || (ability.kind === 'when' && ability.trigger.on === 'endOfTurn');

export const readies = (tree: unknown): boolean => does(tree, 'ready', 'readyChampion');

/** A creature that, made again and again by an Activate, would bring the means to go on. */
export const keepsGoing = (faces: readonly Face[]): boolean =>
  readies(faces) || faces.some((face) => face.abilities?.some((ability) => ability.kind === 'activate'));

/** Ids of the Minions a tree can make. */
export const minionsIn = (tree: unknown): string[] =>
  nodesOf(tree).flatMap((node) => (typeof node.minion === 'string' ? [node.minion] : []));

const isPlayer = (who: unknown): who is string => who === 'you' || who === 'opponent' || who === 'each';
const rises = (amount: unknown): boolean => (typeof amount === 'number' ? amount > 0 : true);

/** The costless events that an instruction can cause. */
function causes(node: Node): string[] {
  switch (node.do) {
    case 'move':
    case 'swap':
      return ['moves', 'entersLane'];
    case 'putRow':
      return [`entersRow ${String(node.row)}`];
    case 'gainKeyword':
      return node.keyword === 'aggressive' ? ['entersRow front'] : node.keyword === 'defender' ? ['entersRow back'] : [];
    case 'gainHealth':
      return [isPlayer(node.who) ? 'playerGainsHealth' : 'creatureGainsHealth'];
    case 'modify':
      return rises(node.health) ? ['creatureGainsHealth'] : [];
    case 'upgrade':
    case 'upgradeCard':
      return ['upgraded'];
    case 'discard':
      return ['leftHand'];
    case 'useChampion':
      return ['championUsed'];
    default:
      return [];
  }
}

/** The costless events that set a trigger off; none for any other trigger. */
function listensTo(trigger: TriggerSpec): string[] {
  switch (trigger.on) {
    case 'entersRow':
      return trigger.row ? [`entersRow ${trigger.row}`] : ['entersRow front', 'entersRow back'];
    case 'moves':
    case 'entersLane':
    case 'creatureGainsHealth':
    case 'playerGainsHealth':
    case 'upgraded':
    case 'leftHand':
    case 'championUsed':
      return [trigger.on];
    default:
      return [];
  }
}

/** A round of costless events, each able to set off the next, or null if there is none. */
export function costlessRound(abilities: readonly AbilitySpec[]): string[] | null {
  const next = new Map<string, Set<string>>();
  for (const ability of abilities) {
    if (ability.kind !== 'when') continue;
    const caused = nodesOf(ability).flatMap(causes);
    for (const event of listensTo(ability.trigger)) next.set(event, new Set([...(next.get(event) ?? []), ...caused]));
  }
  const search = (path: string[]): string[] | null => {
    const last = path[path.length - 1];
    if (path.indexOf(last) < path.length - 1) return path;
    for (const event of next.get(last) ?? []) {
      const round = search([...path, event]);
      if (round) return round;
    }
    return null;
  };
  for (const event of next.keys()) {
    const round = search([event]);
    if (round) return round;
  }
  return null;
}
