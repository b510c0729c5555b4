import { DEFS, faceIndex } from '../../../src-shared/games/laneforge/catalog.ts';
import { compiled } from '../../../src-shared/games/laneforge/engine.ts';
import type { ChampionSpec } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { FactionDeck } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { newCreature } from '../../../src-shared/games/laneforge/rules/creatures.ts';
import { emptyState } from '../../../src-shared/games/laneforge/setup.ts';
import { CARDS, ROW, ZONE, placeOf, type LnCreature, type LnState } from '../../../src-shared/games/laneforge/state.ts';
import type { LnPhase } from '../../../src-shared/games/laneforge/types.ts';
import { setOf, testChampion, testCreature, type CardLike } from './test-cards.ts';

/** A creature in a lane: the card alone (front row, Ready, printed numbers), or with what differs. */
export type Standing =
  CardLike | ({ card: CardLike; row?: 'front' | 'back'; ready?: boolean } & Partial<Pick<LnCreature, 'attack' | 'health' | 'armor'>>);

export interface SidePosition {
  /** The two faction decks it plays; what it names is among their cards. By default two are made of what it names. */
  decks?: readonly FactionDeck[];
  health?: number;
  /** By lane 1…5; a Minion by its id. */
  lanes?: Partial<Record<1 | 2 | 3 | 4 | 5, Standing>>;
  hand?: CardLike[];
  /** Top card first. Given: nothing else is in the deck. */
  deck?: CardLike[];
  /** Oldest first. */
  discard?: CardLike[];
  banish?: CardLike[];
  /** The Champion kept, by default with its first line at every level. */
  champion?: ChampionSpec;
  /** Ids of its lines at levels 2, 3 and 4. */
  championLines?: [string, string, string];
  /** The Champion of the other deck. */
  otherChampion?: ChampionSpec;
}

export interface Position {
  A?: SidePosition;
  B?: SidePosition;
  /** Holder of the Forge; default A. */
  forge?: 'A' | 'B';
  turn?: number;
  cycle?: number;
  /** Default `action1`, where the holder of the Forge acts. */
  phase?: Extract<LnPhase, `action${number}`>;
  /** First turn of Sudden Death, if it is on. */
  suddenFrom?: number;
  seed?: string;
  /** Scripted draws: [what, value]. */
  script?: [what: string, value: number][];
}

type Place = 'lane' | 'hand' | 'deck' | 'discard' | 'banish';

const isMinionCard = (card: CardLike): boolean => {
  const { set } = setOf(card);
  return DEFS[faceIndex(set, 1)].isMinion;
};

const cardIn = (standing: Standing): CardLike => (typeof standing === 'object' && 'card' in standing ? standing.card : standing);

/** All cards that a side names, by where they are. */
function named(side: SidePosition): [Place, CardLike][] {
  return [
    ...Object.values(side.lanes ?? {}).map((standing): [Place, CardLike] => ['lane', cardIn(standing)]),
    ...(['hand', 'deck', 'discard', 'banish'] as const).flatMap((zone) =>
      (side[zone] ?? []).map((card): [Place, CardLike] => [zone, card]),
    ),
  ];
}

/** Two decks of ten sets each that hold all sets a side names; plain creatures fill them up. */
function decksFor(side: SidePosition): readonly FactionDeck[] {
  if (side.decks) return side.decks;
  const sets = new Set(named(side).flatMap(([, card]) => (isMinionCard(card) ? [] : [setOf(card).set])));
  if (sets.size > 20) throw new Error('a side has twenty sets');
  while (sets.size < 20) sets.add(setOf(testCreature('1/1')).set);
  const all = [...sets];
  const kept = side.champion ?? testChampion({});
  return [kept, side.otherChampion ?? kept].map(({ id, lines }, k) => ({
    code: `TEST-${k}`,
    name: `Deck ${k + 1}`,
    faction: k === 0 ? 'f1' : 'f2',
    sets: all.slice(k * 10, k * 10 + 10),
    champion: { id, lines: (k === 0 && side.championLines) || [lines[0].id, lines[0].id, lines[0].id] },
  }));
}

function stand(s: LnState, seat: number, lane: number, standing: Standing, inst: number): void {
  const { set, level } = setOf(cardIn(standing));
  const def = DEFS[faceIndex(set, level)];
  const given = typeof standing === 'object' && 'card' in standing ? standing : null;
  const row = given?.row === 'back' ? ROW.back : ROW.front;
  const c = newCreature(s, seat, lane, row, def.index, inst);
  c.ready = given?.ready === false ? 0 : 1;
  c.attack = given?.attack ?? def.attack;
  c.health = given?.health ?? def.health;
  c.armor = given?.armor ?? def.armor;
  s.creatures[placeOf(seat, lane)] = c;
}

function placeSide(s: LnState, seat: number, side: SidePosition): void {
  const own = s.seats[seat];
  own.health = side.health ?? own.health;
  own.champion = 0;
  const instance = (card: CardLike, zone: number): number => {
    const { set, level } = setOf(card);
    const face = faceIndex(set, level);
    for (let inst = seat * CARDS; inst < (seat + 1) * CARDS; inst++) {
      if (s.faces[inst] !== face) continue;
      own.deck = own.deck.filter((one) => one !== inst);
      s.zones[inst] = zone;
      return inst;
    }
    throw new Error(`"${set}" is in no deck`);
  };
  for (const [lane, standing] of Object.entries(side.lanes ?? {})) {
    const card = cardIn(standing);
    stand(s, seat, Number(lane) - 1, standing, isMinionCard(card) ? -1 : instance(card, ZONE.lane));
  }
  for (const card of side.hand ?? []) own.hand.push(instance(card, ZONE.hand));
  for (const card of side.discard ?? []) own.discard.push(instance(card, ZONE.discard));
  for (const card of side.banish ?? []) own.banish.push(instance(card, ZONE.banish));
  if (side.deck) {
    const wanted = side.deck.map((card) => instance(card, ZONE.deck)).reverse();
    // What is not named lies aside, where nothing looks for level 1 cards.
    for (const inst of own.deck) s.zones[inst] = ZONE.upgrade;
    own.deck = wanted;
  }
}

/** A position in the middle of a game, as if it had come about by play. */
export function buildPosition(p: Position): LnState {
  const sides = [p.A ?? {}, p.B ?? {}];
  const s = emptyState(sides.map(decksFor), p.seed ?? 'scenario');
  const phase = p.phase ?? 'action1';
  s.phase = compiled.indexOf(phase);
  s.action = Number(phase.slice(-1)) - 1;
  s.turn = p.turn ?? 1;
  s.cycle = p.cycle ?? Math.ceil(s.turn / 3);
  s.forge = p.forge === 'B' ? 1 : 0;
  s.firstForge = s.turn % 2 === 1 ? s.forge : 1 - s.forge;
  s.suddenFrom = p.suddenFrom ?? 0;
  sides.forEach((side, seat) => placeSide(s, seat, side));
  if (p.script) s.rng.script = p.script;
  return s;
}
