import { findFace, DEFS } from '../catalog.ts';
import type { FactionDeck } from '../decks/deck-schema.ts';
import { STARTERS } from '../decks/starters.ts';
import type { LnState } from '../state.ts';
import { buildPosition, type CardRef, type Position, type SidePosition } from './position.ts';

/* The ready-made decks that lessons are played with: what is met in them is met again in the first matches. */

function starter(id: string): FactionDeck {
  const found = STARTERS.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ready-made deck "${id}"`);
  return found.deck;
}

/** The learner's. One list for the whole program, which look-ups by deck rely on. */
const MINE: readonly FactionDeck[] = [starter('f1-starter-1'), starter('f4-starter-2')];
const THEIRS: readonly FactionDeck[] = [starter('f2-starter-1'), starter('f3-starter-1')];

/** By set or Minion id, level 1 unless it says `:2` or `:3`. */
function cardRef(card: string): CardRef {
  const id = card.includes(':') ? card : `${card}:1`;
  const face = findFace(id);
  if (face < 0) throw new Error(`there is no card "${card}"`);
  const { set, level } = DEFS[face];
  return { set, level };
}

type Side = Omit<SidePosition<string>, 'decks'> & Partial<Pick<SidePosition<string>, 'decks'>>;

/** The learner is A, with the ready-made decks named above unless a side brings its own. */
export const lessonPosition = ({ A, B, ...rest }: Position<string, Side>): LnState =>
  buildPosition({ ...rest, A: { decks: MINE, ...A }, B: { decks: THEIRS, ...B } }, cardRef);
