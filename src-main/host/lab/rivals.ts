import { botInSeat, type ArenaPlan, type DealResult } from '../../arena/plan.ts';
import { pointsOf } from '../../arena/tally.ts';
import type { LabPlan, LabRun } from '../../../src-shared/protocol/lab.ts';
import { wilson } from '../../../src-shared/wilson.ts';

/** The config of a deal: rivals take turns, deal by deal. */
export const configOf = ({ config, rivals }: Pick<LabPlan, 'config' | 'rivals'>, deal: number): unknown =>
  rivals ? rivals[deal % rivals.length].config : config;

/** What the first seat won against each rival, whichever bot sat there; absent in a run without rivals. */
export function rivalFigures(
  { rivals }: Pick<LabPlan, 'rivals'>,
  { bots }: Pick<ArenaPlan, 'bots'>,
  results: readonly DealResult[],
): LabRun['rivals'] {
  return rivals?.map(({ name }, i) => {
    const points = results
      .filter(({ deal }) => deal % rivals.length === i)
      .flatMap(({ matches }) =>
        matches.flatMap((line, rotation) =>
          line.error === undefined ? pointsOf(line, bots.length)[botInSeat(0, rotation, bots.length)] : [],
        ),
      );
    const sum = points.reduce((all, one) => all + one, 0);
    const [low, high] = wilson(sum, points.length);
    return { name, matches: points.length, share: points.length === 0 ? 0 : sum / points.length, low, high };
  });
}
