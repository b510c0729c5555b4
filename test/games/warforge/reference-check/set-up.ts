/** A scene of the reference, set up in the engine. */
import { DEFS, PROGRAMS, registerCards, type WrDef } from '../../../../src-shared/games/warforge/catalog.ts';
import * as dsl from '../../../../src-shared/games/warforge/effects/dsl.ts';
import { compiled } from '../../../../src-shared/games/warforge/engine.ts';
import { KW, MASKS, NO_NUMBERS, NUM, POSITION, withNumber } from '../../../../src-shared/games/warforge/keywords/masks.ts';
import { emptyState } from '../../../../src-shared/games/warforge/setup.ts';
import type { WrState, WrUnit } from '../../../../src-shared/games/warforge/state.ts';
import type { WrKeyword, WrNumbered } from '../../../../src-shared/games/warforge/types.ts';
import { lineOf } from '../reference/board.ts';
import type { Effect, PlayerId, Recipients, Scene, Unit } from '../reference/scene.ts';
import { testWarlord } from '../test-cards.ts';

export const SEAT: Readonly<Record<PlayerId, number>> = { p1: 0, p2: 1 };

const GROUPS: Readonly<Record<Recipients, dsl.Group>> = {
  self: 'this',
  ownWarlord: 'ownWarlord',
  enemyWarlord: 'enemyWarlord',
  ownTroops: dsl.all(dsl.ownTroop()),
  enemyTroops: dsl.all(dsl.enemyTroop()),
  enemies: dsl.all(dsl.enemy()),
  everyone: dsl.all(dsl.any()),
};

function stepOf({ do: what, n, to }: Effect): dsl.Effect {
  const group = GROUPS[to];
  switch (what) {
    case 'damage':
      return dsl.damage(n, group);
    case 'heal':
      return dsl.heal(n, group);
    case 'gainHealth':
      return dsl.gainHealth(n, group);
    case 'melee':
      return dsl.modify(n, 0, group);
    case 'ranged':
      return dsl.modify(0, n, group);
    case 'shield':
    case 'stun':
    case 'blind':
      return dsl.grant(what, group);
    case 'destroy':
      return dsl.destroy(group);
  }
}

const programs = new Map<string, number>();

/** Programs of effects, each written once: a card of its own for every unit of every scene would fill the catalog. */
function programFor(effect: Effect): number {
  const key = JSON.stringify(effect);
  let program = programs.get(key);
  if (program === undefined) {
    program = PROGRAMS.push({ card: 0, script: { steps: [stepOf(effect)] } }) - 1;
    programs.set(key, program);
  }
  return program;
}

const ART = { hero: 'anvil', scene: 'bench' } as const;

function blankTroop(_: unknown, i: number): number {
  const id = `reference-${i}`;
  const numbers = { melee: 1, ranged: 1, health: 1 };
  registerCards([
    dsl.troop({ id, name: id, faction: 'f1', rarity: 'common', cost: 1, types: [], ...numbers, flavour: 'For a test.', art: ART }),
  ]);
  return DEFS.findIndex((def) => def.id === id);
}

interface OwnCards {
  warlords: readonly [string, string];
  /** Cards whose texts are replaced for each scene: as many as units can stand on the board. */
  slots: readonly number[];
}

let made: OwnCards | null = null;

/** Made with the first scene: whoever only loads this file adds nothing to the catalogue. */
const ownCards = (): OwnCards =>
  (made ??= { warlords: [testWarlord('1/1/20'), testWarlord('1/1/20')], slots: Array.from({ length: 18 }, blankTroop) });

const turnNumber = (player: PlayerId, own: number): number => (own === 0 ? 0 : player === 'p1' ? 2 * own - 1 : 2 * own);

interface Held {
  kw: WrUnit['kw'];
  nums: readonly number[];
}

function add(held: Held, keyword: WrKeyword, x = 0): Held {
  const kw = MASKS.union(held.kw, KW[keyword]);
  if (!(keyword in NUM)) return { kw, nums: held.nums };
  const at = NUM[keyword as WrNumbered];
  return { kw, nums: withNumber(held.nums, at, held.nums[at] + x) };
}

function keywordsOf(unit: Unit, player: PlayerId): Held {
  let held: Held = { kw: MASKS.none, nums: NO_NUMBERS };
  for (const keyword of unit.keywords) held = add(held, keyword.id, 'x' in keyword ? keyword.x : 0);
  if (unit.huntMarks > 0) held = add(held, 'huntMark', unit.huntMarks);
  if (unit.tracer > 0) held = add(held, 'tracer', unit.tracer);
  if (unit.vulnerable > 0) held = add(held, 'vulnerable', unit.vulnerable);
  if (unit.stunUntil !== null) held = add(held, 'stun', turnNumber(player, unit.stunUntil));
  if (unit.blindUntil !== null) held = add(held, 'blind', turnNumber(player, unit.blindUntil));
  if (unit.stealth) held = add(held, 'stealth');
  // The scene does not say what it prays by.
  if (unit.prayPending) held = add(held, 'pray');
  return held;
}

/** The slot's card, with the texts of this unit. */
function rewrite(slot: number, unit: Unit): void {
  const scripts = Object.values(POSITION).map(() => -1);
  for (const keyword of unit.keywords) if ('effect' in keyword) scripts[POSITION[keyword.id]] = programFor(keyword.effect);
  DEFS[slot] = { ...DEFS[slot], scripts } satisfies WrDef;
}

function stand(unit: Unit, player: PlayerId, slot: number): WrUnit {
  const { kw, nums } = keywordsOf(unit, player);
  const most = MASKS.meets(kw, KW.frenzy) ? 2 : 1;
  return {
    id: unit.id,
    seat: SEAT[player],
    card: slot,
    melee: unit.melee,
    ranged: unit.ranged,
    meleeTurn: 0,
    rangedTurn: 0,
    health: unit.health,
    maxHealth: unit.maxHealth,
    kw,
    kwTurn: MASKS.none,
    nums,
    numsTurn: NO_NUMBERS,
    spent: most - unit.attacksLeft,
    entered: turnNumber(player, unit.enteredOnTurn),
    deployed: 0,
    hidden: unit.hidden ? 1 : 0,
    used: MASKS.none,
    praying: unit.prayPending ? 1 : 0,
    shotAt: unit.rangedAtThisTurn ? 1 : 0,
    remnantOf: unit.remnantOf === undefined ? -1 : slot,
  };
}

/** The state before the attack, and which unit of the scene each slot's card is. */
export function setUp(scene: Scene): WrState {
  const { warlords, slots } = ownCards();
  const list = { id: 'test', name: 'Test', mode: scene.mode, defence: '', main: [] };
  const s = emptyState(
    {
      mode: scene.mode,
      lists: [
        { ...list, warlord: warlords[0] },
        { ...list, warlord: warlords[1] },
      ],
    },
    'reference',
  );
  s.active = SEAT[scene.active];
  s.turn = turnNumber(scene.active, scene.turns[scene.active]);
  s.phase = compiled.indexOf('action');
  let slot = 0;
  for (const player of ['p1', 'p2'] as const) {
    const side = scene.sides[player];
    const own = s.seats[SEAT[player]];
    own.line = lineOf(side).map((unit) => {
      rewrite(slots[slot], unit);
      return stand(unit, player, slots[slot++]);
    });
    own.w = side.left.length;
    own.embers = side.embers;
    own.ownTurn = scene.turns[player];
  }
  s.nextId = 2000;
  return s;
}
