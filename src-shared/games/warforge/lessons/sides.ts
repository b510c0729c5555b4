/** The two sides of a lesson, quiet where it says nothing else. */
import { CLASSIC_HEALTH } from '../setup.ts';
import { cardIndex, DEFS } from '../catalog.ts';
import type { WrState } from '../state.ts';
import { buildPosition, type SidePosition, type Standing } from './position.ts';

/** A Warlord as a Classic match begins with it. */
const leader = (card: string): Standing => ({ card, max: DEFS[cardIndex(card)].health + CLASSIC_HEALTH });

export interface LessonSide extends Omit<Partial<SidePosition>, 'warlord'> {
  warlord?: string;
}

const LEARNERS: Omit<SidePosition, 'warlord'> = { energy: '0/6', deck: ['patch-tender', 'scrap-ox', 'tin-sexton', 'parts-runner'] };
const RIVALS: Omit<SidePosition, 'warlord'> = { energy: '0/6', deck: ['spring-hare', 'marsh-drover', 'reed-fox', 'wrack-crab'] };

/**
 * The learner's turn in the middle of a Classic match.
 * @param turn of both together, an odd one
 */
export function lessonStart(mine: LessonSide, theirs: LessonSide, turn = 9): WrState {
  return buildPosition({
    seed: 'lesson',
    turn,
    A: { ...LEARNERS, ...mine, warlord: leader(mine.warlord ?? 'overseer-tamp') },
    B: { ...RIVALS, ...theirs, warlord: leader(theirs.warlord ?? 'ketta-half-leash') },
  });
}
