/** What a text brings about that other texts wait for: read from the effects, as the rules carry them out. */
import type { CardSet, Effect, FreeSpec, Group, Players, Script, TriggerSpec } from '../effects/dsl.ts';

export type Deed =
  | 'healsYou'
  | 'healsCreatures'
  | 'moves'
  | 'changesRows'
  | 'playsMinions'
  | 'replaces'
  | 'upgrades'
  | 'discardsOwn'
  | 'usesChampion'
  | 'kills'
  | 'banishes'
  | 'isSpell';

const isPlayers = (who: Group | Players): who is Players => who === 'you' || who === 'opponent' || who === 'each';

function healing(who: Group | Players): Deed | null {
  if (!isPlayers(who)) return 'healsCreatures';
  return who === 'opponent' ? null : 'healsYou';
}

/** What one step does by itself, without the steps inside it. */
function deedOf(step: Effect): Deed | null {
  switch (step.do) {
    case 'gainHealth':
      return healing(step.who);
    case 'modify':
      return typeof step.health === 'number' && step.health <= 0 ? null : 'healsCreatures';
    case 'move':
    case 'swap':
      return 'moves';
    case 'putRow':
      return 'changesRows';
    case 'minion':
      return 'playsMinions';
    case 'replace':
      return 'replaces';
    case 'upgrade':
    case 'upgradeCard':
      return 'upgrades';
    case 'discard':
      return step.who === 'opponent' ? null : 'discardsOwn';
    case 'useChampion':
      return 'usesChampion';
    case 'damage':
      return isPlayers(step.to) ? null : 'kills';
    case 'destroy':
    case 'strike':
    case 'battle':
      return 'kills';
    case 'banish':
      return 'banishes';
    default:
      return null;
  }
}

function inside(step: Effect): readonly Effect[] {
  switch (step.do) {
    case 'if':
      return [...step.then, ...(step.else ?? [])];
    case 'may':
    case 'times':
    case 'eachPlayer':
      return step.steps;
    default:
      return [];
  }
}

function collect(steps: readonly Effect[], deeds: Set<Deed>): void {
  for (const step of steps) {
    const deed = deedOf(step);
    if (deed !== null) deeds.add(deed);
    collect(inside(step), deeds);
  }
}

function collectScript({ steps, instead }: Script, deeds: Set<Deed>): void {
  collect(steps, deeds);
  if (instead) collect(instead.steps, deeds);
}

const costOf = (free: FreeSpec | undefined): readonly Effect[] => (free && 'cost' in free ? free.cost : []);

/** Everything that a Champion's abilities bring about. */
export function deedsOfScripts(scripts: readonly Script[]): ReadonlySet<Deed> {
  const deeds = new Set<Deed>();
  for (const script of scripts) collectScript(script, deeds);
  return deeds;
}

/** Everything that a card set brings about at any of its levels. */
export function deedsOf(set: CardSet): ReadonlySet<Deed> {
  const deeds = new Set<Deed>(set.type === 'spell' ? ['isSpell'] : []);
  for (const face of set.faces) {
    for (const ability of face.abilities ?? []) collectScript(ability, deeds);
    collect(costOf(face.free), deeds);
    const keywords = 'keywords' in face ? (face.keywords ?? []) : [];
    if (keywords.some((keyword) => typeof keyword === 'object' && 'mobility' in keyword)) deeds.add('moves');
  }
  return deeds;
}

/** What sets a trigger off by a card's text; null where playing and fighting do, or only the rival can. */
export function deedFor(trigger: TriggerSpec): Deed | null {
  switch (trigger.on) {
    case 'creatureGainsHealth':
      return 'healsCreatures';
    case 'playerGainsHealth':
      return trigger.who === 'you' ? 'healsYou' : null;
    case 'moves':
    case 'entersLane':
      return trigger.who === 'enemy' ? null : 'moves';
    case 'entersRow':
      return trigger.who === 'enemy' ? null : 'changesRows';
    case 'upgraded':
      return 'upgrades';
    case 'leftHand':
      return trigger.whose === 'you' ? 'discardsOwn' : null;
    case 'championUsed':
      return trigger.whose === 'you' ? 'usesChampion' : null;
    case 'cardPlayed':
      return trigger.by === 'you' && trigger.of?.type === 'spell' ? 'isSpell' : null;
    case 'destroyed':
      return trigger.who === 'enemy' || trigger.who === 'any' ? 'kills' : null;
    case 'banished':
      return trigger.who === 'this' ? null : 'banishes';
    case 'replaced':
      return 'replaces';
    default:
      return null;
  }
}
