/** Random scenes from a seed, in which the keywords that can meet in one attack meet often. The attack is legal most of the time. */
import { lineOf, otherOf } from './board.ts';
import { reasonsAgainst } from './legality.ts';
import type { Attack, Effect, Keyword, PlayerId, Recipients, Scene, Side, Unit } from './scene.ts';

/** mulberry32. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Both ends are in it. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  of<T>(options: readonly T[]): T {
    return options[Math.floor(this.next() * options.length)];
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

const GROUPS: readonly Recipients[] = ['enemies', 'enemyTroops', 'ownTroops', 'everyone'];
const ANY: readonly Recipients[] = ['self', 'ownWarlord', 'enemyWarlord', ...GROUPS];
const TROOPS: readonly Recipients[] = ['self', 'enemyTroops', 'ownTroops'];

function effectOf(dice: Dice, troop: boolean): Effect {
  const roll = dice.next();
  if (roll < 0.55) return { do: 'damage', n: dice.chance(0.05) ? 0 : dice.between(1, 3), to: dice.of(ANY) };
  if (roll < 0.65) return { do: 'heal', n: dice.between(1, 4), to: dice.of(ANY) };
  if (roll < 0.73) return { do: 'gainHealth', n: dice.between(1, 2), to: dice.of(ANY) };
  if (roll < 0.84) return { do: dice.of(['melee', 'ranged']), n: dice.of([-4, -2, -1, 1, 2]), to: dice.of(ANY) };
  if (roll < 0.97) return { do: dice.of(['shield', 'stun', 'blind']), n: 0, to: dice.of(ANY) };
  return { do: 'destroy', n: 0, to: dice.of(TROOPS.slice(troop ? 0 : 1)) };
}

/** Keywords by what they are for. Those that end attacks before they begin are rarer than the others. */
const HITTING = {
  plain: [
    'stomp',
    'stomp',
    'concussive',
    'sniper',
    'longRange',
    'pack',
    'fixated',
    'flying',
    'frenzy',
    'shield',
    'camouflage',
    'cantAttack',
  ],
  ofTroops: ['fast', 'flank', 'flank', 'remnant', 'unstable'],
  numbered: ['blast', 'blast', 'flechette', 'flechette', 'armour', 'sentry'],
  triggers: ['strike', 'strike', 'slay', 'slay', 'mob', 'regiment', 'cruelty', 'scarred', 'backlash'],
} as const;
const STANDING = {
  plain: ['shield', 'shield', 'invulnerable', 'flying', 'flying', 'concussive', 'vanguard', 'longRange', 'pack', 'camouflage'],
  ofTroops: ['remnant', 'remnant', 'emberheart', 'unstable', 'unstable'],
  numbered: ['armour', 'armour', 'sentry', 'sentry', 'blast', 'flechette'],
  triggers: ['scarred', 'scarred', 'backlash', 'backlash', 'slay', 'strike', 'mob', 'regiment', 'cruelty'],
} as const;

/** What a player's units have the keywords for, in the scene's turn. */
type Purpose = typeof HITTING | typeof STANDING;

function keywordOf(dice: Dice, purpose: Purpose, troop: boolean): Keyword {
  const granted = dice.chance(0.2) ? { granted: true as const } : {};
  const roll = dice.next();
  if (roll < 0.3) return { id: dice.of(purpose.numbered), x: dice.between(1, 3), ...granted };
  if (roll < 0.36) return { id: 'brink', x: dice.between(1, 3), effect: effectOf(dice, troop), ...granted };
  if (roll < 0.58) return { id: dice.of(purpose.triggers), effect: effectOf(dice, troop), ...granted };
  return { id: troop && dice.chance(0.35) ? dice.of(purpose.ofTroops) : dice.of(purpose.plain), ...granted };
}

/** Numbered keywords may come twice, all others once. */
function keywordsOf(dice: Dice, purpose: Purpose, troop: boolean, most: number): Keyword[] {
  const keywords: Keyword[] = [];
  for (let left = dice.between(0, most); left > 0; left -= 1) {
    const keyword = keywordOf(dice, purpose, troop);
    if (('x' in keyword && !('effect' in keyword)) || keywords.every(({ id }) => id !== keyword.id)) keywords.push(keyword);
  }
  return keywords;
}

const value = (dice: Dice): number => (dice.chance(0.05) ? -dice.between(1, 3) : dice.of([0, 1, 1, 2, 2, 3, 3, 4, 5, 7]));

interface Turn {
  /** It is this player's turn. */
  active: boolean;
  own: number;
}

/** Until the end of the turn that runs, if it is the controller's, or of the next one. */
const until = (dice: Dice, { active, own }: Turn): number => (active && dice.chance(0.5) ? own : own + 1);

function unitOf(dice: Dice, id: number, turn: Turn, most: number, troop: boolean): Unit {
  const keywords = keywordsOf(dice, turn.active ? HITTING : STANDING, troop, most);
  const maxHealth = troop ? dice.between(1, 6) : dice.between(3, 14);
  const frenzy = keywords.some((keyword) => keyword.id === 'frenzy');
  const ready = keywords.some((keyword) => keyword.id === 'fast' || keyword.id === 'flank');
  return {
    id,
    melee: value(dice),
    ranged: value(dice),
    health: dice.chance(0.6) ? maxHealth : dice.between(1, maxHealth),
    maxHealth,
    keywords,
    huntMarks: troop && dice.chance(0.15) ? dice.between(1, 3) : 0,
    tracer: dice.chance(0.15) ? dice.between(1, 2) : 0,
    rangedAtThisTurn: dice.chance(0.05),
    vulnerable: dice.chance(0.15) ? dice.between(1, 2) : 0,
    stunUntil: dice.chance(0.05) ? until(dice, turn) : null,
    blindUntil: dice.chance(0.1) ? until(dice, turn) : null,
    stealth: dice.chance(0.05),
    hidden: false,
    enteredOnTurn: !troop ? 0 : dice.chance(ready ? 0.6 : 0.1) ? turn.own : dice.between(1, Math.max(1, turn.own - 1)),
    attacksLeft: dice.chance(0.06) ? 0 : frenzy && dice.chance(0.5) ? 2 : 1,
    prayPending: dice.chance(0.1),
  };
}

/** Whatever touches a face-down Troop reveals it, so it is whole and has not acted. */
function hide(dice: Dice, unit: Unit): Unit {
  const keywords = [...unit.keywords, { id: 'ambush' as const, effect: effectOf(dice, true) }];
  return { ...unit, keywords, hidden: true, health: unit.maxHealth, prayPending: false, stealth: false };
}

function rowOf(dice: Dice, ids: () => number, turn: Turn): Unit[] {
  return Array.from({ length: dice.of([0, 1, 1, 2, 2, 3, 4]) }, () => {
    const unit = unitOf(dice, ids(), turn, dice.of([2, 3, 4, 6]), true);
    return dice.chance(0.1) ? hide(dice, unit) : unit;
  });
}

const sideOf = (dice: Dice, ids: () => number, turn: Turn): Side => ({
  left: rowOf(dice, ids, turn),
  warlord: unitOf(dice, ids(), turn, dice.of([1, 2, 4]), false),
  right: rowOf(dice, ids, turn),
  embers: dice.between(0, 2),
});

function attackOf(dice: Dice, own: readonly Unit[], enemies: readonly Unit[]): Attack {
  if (dice.chance(0.03)) return { attacker: dice.of([...own, ...enemies]).id, mode: 'melee', target: dice.of(own).id };
  return { attacker: dice.of(own).id, mode: dice.of(['melee', 'ranged']), target: dice.of(enemies).id };
}

const TRIES = 6;

/** @param seed any integer; the same seed gives the same scene for ever */
export function randomScene(seed: number): Scene {
  const dice = new Dice(seed);
  const active: PlayerId = dice.of(['p1', 'p2']);
  const other = otherOf(active);
  const own = dice.between(2, 6);
  const turns = active === 'p1' ? { p1: own, p2: own - 1 } : { p1: own, p2: own };
  let last = 0;
  const ids = (): number => (last += 1);
  const side = (player: PlayerId): Side => sideOf(dice, ids, { active: player === active, own: turns[player] });
  const sides = { p1: side('p1'), p2: side('p2') };
  const attack = (): Attack => attackOf(dice, lineOf(sides[active]), lineOf(sides[other]));
  const chance = Array.from({ length: 12 }, () => dice.between(0, 5039));
  const scene: Scene = { mode: dice.of(['classic', 'skirmish']), active, turns, sides, attack: attack(), chance };
  if (dice.chance(0.15)) return scene;
  for (let left = TRIES; left > 0 && reasonsAgainst(scene).length > 0; left -= 1) scene.attack = attack();
  return scene;
}
