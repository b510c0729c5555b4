import type { Game } from '../../src-shared/kernel/game.ts';
import type { SimDisk } from './disk.ts';
import { Life } from './life.ts';

/** Failures after which a run ends: more say nothing new. */
const ENOUGH = 5;

export interface LivesOptions {
  /** Is told how far it is. */
  say?(line: string): void;
  /** What a test does to each computer beforehand. */
  spoil?(disk: SimDisk): void;
  /** The run ends with so many failures. */
  enough?: number;
}
/** A sign of life so often. */
const SAY_MS = 30_000;

/** Lives one after another, in all games in turn, until they are lived or the time is over. */
export async function livesOf(
  games: readonly Game[],
  first: number,
  count: number,
  ms: number,
  { say, spoil, enough = ENOUGH }: LivesOptions = {},
): Promise<{ lived: number; failures: string[] }> {
  const failures: string[] = [];
  const began = performance.now();
  let said = began;
  let lived = 0;
  for (let seed = first; seed < first + count && failures.length < enough && performance.now() - began < ms; seed++) {
    const game = games[seed % games.length];
    try {
      await new Life(String(seed), game, spoil).live();
    } catch (error) {
      failures.push(`npm run sim -- --seed ${seed} --game ${game.id}\n  ${(error as Error).message.split('\n').slice(0, 12).join('\n  ')}`);
    }
    lived++;
    if (performance.now() - said > SAY_MS) {
      said = performance.now();
      say?.(`${lived} of ${count} lives`);
    }
  }
  return { lived, failures };
}
