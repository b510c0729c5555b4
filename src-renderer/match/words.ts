/** Texts about seats and results, for all games. */
import type { Outcome, Viewer } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame, SeatInfo } from '../../src-shared/protocol/messages.ts';
import { botWords } from '../app/words/people.ts';
import { nameOf, type Ending } from './game-ui.ts';

/**
 * Kind of player: “Bot, greedy”, “Does as the lesson says”, “Bot, master, aggressive”, “At this screen”, “A person” elsewhere, “Away”, “A bot for them, journeyman”.
 * @param local seats played at this screen
 */
export function seatWords({ kind, bot, standIn, away, seat }: SeatInfo, local: readonly number[]): string {
  if (kind === 'bot' && !bot) return 'Does as the lesson says';
  if (bot) return `Bot, ${botWords(bot).toLowerCase()}`;
  if (standIn) return `A bot for them, ${botWords(standIn).toLowerCase()}`;
  if (away) return 'Away';
  return local.includes(seat) ? 'At this screen' : 'A person';
}

/** Says to whom the seat is given back. */
export const seatBack = (frame: MatchFrame | null, seat: number): string => `Give the seat back to ${nameOf(frame, seat)}`;

/** The match's marks: assisted, casual, continued. */
export const marksOf = (match: Pick<MatchFrame, 'casual' | 'assisted' | 'continued'> | null): string[] =>
  (['casual', 'assisted', 'continued'] as const).filter((mark) => match?.[mark]);

/** A solo match, in which advice harms no other person. */
export const isAlone = (match: Pick<MatchFrame, 'seats'> | null): boolean =>
  match?.seats.filter(({ kind }) => kind === 'human').length === 1;

/** The result for a spectator. */
export const toneOf = ({ winners }: Outcome, viewer: Viewer): Ending['tone'] =>
  winners.length === 0 ? 'draw' : viewer === 'spectator' ? 'over' : winners.includes(viewer) ? 'won' : 'lost';
