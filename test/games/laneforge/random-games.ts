import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

/** A game of generated decks that has begun, both keeping their first Champion. */
export function begun(seed: string, config: unknown = seriesConfig(0), champions: [number, number] = [0, 0]): LnState {
  const s = laneforge.create(config, seed);
  for (const deck of champions) laneforge.apply(s, { type: 'pickChampion', deck });
  return s;
}

/** Plays a whole game at random, showing each position on the way, the first and the last included. */
export function playAtRandom(s: LnState, seed: string, look: (s: LnState) => void): LnAction[] {
  const random = new Random(seed);
  const done: LnAction[] = [];
  look(s);
  while (laneforge.toAct(s) !== null) {
    const action = random.pick(laneforge.actions(s));
    laneforge.apply(s, action);
    done.push(action);
    look(s);
  }
  return done;
}
