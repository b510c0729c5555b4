/** The states of a match that a player can be in, by the saved position from which they are reached one after the other. */
import type { SceneName } from './scenes.ts';
import { BLADEFORGE_STATES } from './states/bladeforge.ts';
import { HEXFORGE_STATES } from './states/hexforge.ts';
import { LANEFORGE_STATES } from './states/laneforge.ts';
import type { MatchState } from './states/steps.ts';

export const MATCH_STATES: readonly [SceneName, readonly MatchState[]][] = [...HEXFORGE_STATES, ...LANEFORGE_STATES, ...BLADEFORGE_STATES];
