/** Texts about seats and results, for all games. */
import type { Outcome, Viewer } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame, SeatInfo } from '../../src-shared/protocol/messages.ts';
import { botWords } from '../app/words/people.ts';
import type { Ending } from './game-ui.ts';

/** Kind of player: “Bot, greedy”, “Bot, master, aggressive”, “At this screen”, “A person” elsewhere. @param local seats played at this screen */
export const seatWords = (info: SeatInfo, local: readonly number[]): string =>
  info.kind === 'bot' && info.bot ? `Bot, ${botWords(info.bot).toLowerCase()}` : local.includes(info.seat) ? 'At this screen' : 'A person';

/** The match's marks: assisted, casual, continued. */
export const marksOf = (match: Pick<MatchFrame, 'casual' | 'assisted' | 'continued'> | null): string[] =>
  (['casual', 'assisted', 'continued'] as const).filter((mark) => match?.[mark]);

/** A solo match, in which advice harms no other person. */
export const isAlone = (match: Pick<MatchFrame, 'seats'> | null): boolean =>
  match?.seats.filter(({ kind }) => kind === 'human').length === 1;

/** The result for a spectator. */
export const toneOf = ({ winners }: Outcome, viewer: Viewer): Ending['tone'] =>
  winners.length === 0 ? 'draw' : viewer === 'spectator' ? 'over' : winners.includes(viewer) ? 'won' : 'lost';
