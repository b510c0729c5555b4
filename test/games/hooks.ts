import { GAME_IDS, type GameId } from '../../src-shared/games/index.ts';
import type { ConformanceHooks } from '../kernel/conformance.ts';

/** `test/games/<game>/hooks.ts` of every game, as found; a game registers nothing here. */
const FOUND = import.meta.glob<{ HOOKS: ConformanceHooks }>('./*/hooks.ts', { eager: true });

function hooksOf(id: GameId): ConformanceHooks {
  const module = FOUND[`./${id}/hooks.ts`];
  if (!module) throw new Error(`${id} has no test/games/${id}/hooks.ts: the conformance suite cannot run on it`);
  return module.HOOKS;
}

/** What the conformance suite needs to know about each registered game. */
export const HOOKS = Object.fromEntries(GAME_IDS.map((id) => [id, hooksOf(id)])) as Readonly<Record<GameId, ConformanceHooks>>;
