import type { Level } from '../protocol/bot-ids.ts';
import type { GlanceTuning } from './greedy.ts';

/**
 * How a level thinks. Levels differ in effort, care and depth; none of them is told anything that a person in its seat
 * would not know.
 */
export type LevelPlan =
  | ({ mind: 'glance' } & GlanceTuning)
  | {
      mind: 'search';
      /** Of a decision: what the level is measured at. How deep it looks follows from it. */
      iterations: number;
      /** At the table its clock alone ends its search. Without it a quick machine would be no stronger than measured. */
      untilTheClock: boolean;
      /** How many times as much as is easily overlooked in the game (`SearchHints.overlooked`) this level overlooks. */
      overlooks: number;
    };

export const LEVEL_PLANS: Readonly<Record<Level, LevelPlan>> = {
  novice: { mind: 'glance', worlds: 1, blur: 0.05, sense: true },
  apprentice: { mind: 'glance', worlds: 2, blur: 0.012, sense: true },
  journeyman: { mind: 'search', iterations: 100, untilTheClock: false, overlooks: 2 },
  master: { mind: 'search', iterations: 500, untilTheClock: false, overlooks: 1.5 },
  grandmaster: { mind: 'search', iterations: 2000, untilTheClock: true, overlooks: 0 },
};
