import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';

/** What becomes of the desktop's "your turn" after a frame. */
export type TurnNews = { say: string } | 'withdraw' | null;

/**
 * Watches the frames of this machine's own screen for the moment at which somebody at it is asked. What is said names no
 * seat and nothing of the table, since anybody may read it on the desktop.
 */
export class TurnWatch {
  /** Matches in which somebody at this screen is asked now. */
  readonly #asked = new Set<string>();

  /**
   * @param title the game's name
   * @param wanted the person wants to be told, and does not look at the window
   */
  see(frame: MatchFrame, title: string, wanted: boolean): TurnNews {
    const { match } = frame;
    const before = this.#asked.has(match);
    if (!isAsked(frame)) {
      this.#asked.delete(match);
      return before ? 'withdraw' : null;
    }
    this.#asked.add(match);
    if (before || !wanted) return null;
    return { say: frame.local.length > 1 ? `Somebody at this screen is asked in ${title}.` : `It is your turn in ${title}.` };
  }
}

/** Behind a curtain the offers are hidden, but that somebody is waited for is not. */
function isAsked({ status, thinking, waitingForStep, mode, actions }: MatchFrame): boolean {
  if (status !== 'playing' || thinking !== null || waitingForStep) return false;
  return mode !== 'seat' || actions.length > 0;
}
