/** Who would fall by an attack that is aimed, or by one that is to be blocked, from the exact odds. */
import type { BlAttackOdds, BlBlockAnswer } from '../../../../src-shared/games/bladeforge/explain/questions.ts';
import { percentText } from '../../../../src-shared/games/bladeforge/text/odds-words.ts';
import type { Fate } from '../../../match/fates.ts';

/** Of the target. */
export function attackFate({ target, defeats, defeatsBlocked, blockHolds }: BlAttackOdds): Fate[] {
  if (defeats === 0) return [];
  const certain = defeatsBlocked === 1;
  const odds = defeatsBlocked < defeats ? `${percentText(defeatsBlocked, '')}–${percentText(defeats)}` : percentText(defeats);
  const because = certain ? '' : defeats === 1 && blockHolds !== null ? `a block would hold with ${percentText(blockHolds)}` : odds;
  return [{ seat: target, certain, because }];
}

/** Of the seat that is asked whether it blocks. */
export const blockFate = (seat: number, { fatal, holds }: BlBlockAnswer): Fate[] =>
  fatal ? [{ seat, certain: true, because: `a block would hold with ${percentText(holds)}` }] : [];
