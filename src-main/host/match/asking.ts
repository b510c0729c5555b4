import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import { ZodError } from 'zod';
import type { Game, GameView, History } from '../../../src-shared/kernel/game.ts';
import { HostError } from '../host-error.ts';

/**
 * Answers a game's query from a view.
 * @throws HostError `badMessage` for a question outside the game's schema
 */
export function askGame(game: Game, view: GameView, history: History, question: unknown): unknown {
  try {
    return game.query(view, history, question);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new HostError('badMessage', 'That is not a question of this game.', issuesInWords(error));
  }
}
