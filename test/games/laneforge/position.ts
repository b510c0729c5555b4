import { DEFS, faceIndex } from '../../../src-shared/games/laneforge/catalog.ts';
import type { FactionDeck } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import type { ChampionSpec } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import * as builder from '../../../src-shared/games/laneforge/lessons/position.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { setOf, testChampion, testCreature, type CardLike } from './test-cards.ts';

/** What a test names of a side; by default two decks are made of it. */
export interface SidePosition extends Partial<builder.SidePosition<CardLike>> {
  /** The Champion kept, by default with its first line at every level. */
  champion?: ChampionSpec;
  /** Ids of its lines at levels 2, 3 and 4. */
  championLines?: [string, string, string];
  /** The Champion of the other deck. */
  otherChampion?: ChampionSpec;
}

export type Position = Partial<builder.Position<CardLike, SidePosition>>;

const isMinionCard = (card: CardLike): boolean => {
  const { set } = setOf(card);
  return DEFS[faceIndex(set, 1)].isMinion;
};

/** All cards that a side names. */
const named = ({ lanes = {}, hand = [], deck = [], discard = [], banish = [] }: SidePosition): CardLike[] => [
  ...Object.values(lanes).map((standing) => builder.cardIn<CardLike>(standing)),
  ...[hand, deck, discard, banish].flat(),
];

/** Two decks of ten sets each that hold all sets a side names; plain creatures fill them up. */
function decksFor(side: SidePosition): readonly FactionDeck[] {
  if (side.decks) return side.decks;
  const sets = new Set(named(side).flatMap((card) => (isMinionCard(card) ? [] : [setOf(card).set])));
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

const whole = (side: SidePosition = {}): builder.SidePosition<CardLike> => ({ ...side, decks: decksFor(side) });

/** A position in the middle of a game, as if it had come about by play, of real cards and tests' own. */
export const buildPosition = (p: Position): LnState => builder.buildPosition<CardLike>({ ...p, A: whole(p.A), B: whole(p.B) }, setOf);
