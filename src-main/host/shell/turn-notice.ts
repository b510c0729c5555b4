import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';

/** What to do with the desktop notification after a frame. */
export type TurnNews = { say: string } | 'withdraw' | null;

/**
 * Detects in the frames of an owner's screen when a person at it must decide. The notification names no seat and nothing of the table,
 * since other people may read it.
 */
export class TurnWatch {
  /** Matches in which a person at this screen must decide now. */
  readonly #asked = new Set<string>();

  /**
   * @param title the game's name
   * @param wanted notifications are on, and the window has no focus
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

/** A frame behind a curtain has no actions, but a person is waited for. */
function isAsked({ status, thinking, waitingForStep, mode, actions }: MatchFrame): boolean {
  if (status !== 'playing' || thinking !== null || waitingForStep) return false;
  return mode !== 'seat' || actions.length > 0;
}
