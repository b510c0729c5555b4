import type { Game } from '../../src-shared/kernel/game.ts';
import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { HostError } from './host-error.ts';

/**
 * The config with defaults filled in.
 * @throws HostError `invalid` with every problem in words
 */
export function checkedConfig(game: Game, config: unknown, seats: number): unknown {
  const parsed = game.config.safeParse(config ?? {});
  if (!parsed.success) throw new HostError('invalid', 'The table is not set up completely.', issuesInWords(parsed.error));
  const seated = game.forSeats?.(parsed.data, seats) ?? parsed.data;
  const problems = game.checkConfig(seated);
  if (problems.length > 0) throw new HostError('invalid', 'This cannot be played.', problems);
  return seated;
}
