/** Who would fall by an attack that is aimed, by one that is to be blocked, or by a rival's next one, from the exact odds. */
import type { BlAttackOdds, BlBlockAnswer, BlThreat } from '../../../../src-shared/games/bladeforge/explain/questions.ts';
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

/** Of the seat, by the worst of its rivals' next attacks, should one be at it. */
export function threatFate(seat: number, threats: readonly BlThreat[], names: readonly string[]): Fate[] {
  const [worst] = threats.toSorted((a, b) => b.defeatsBlocked - a.defeatsBlocked || b.defeats - a.defeats);
  if (worst === undefined) return [];
  return attackFate(worst).map(({ certain, because }) => {
    const attack = `if ${names[worst.by]} attacks you next, as the swords are`;
    return { seat, certain, because: because ? `${attack}: ${because}` : attack };
  });
}
