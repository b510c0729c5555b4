/** Words about seats and endings that every game needs. */
import type { Outcome, Viewer } from '../../src-shared/kernel/game-types.ts';
import type { MatchFrame, SeatInfo } from '../../src-shared/protocol/messages.ts';
import { botWords } from '../app/words/people.ts';
import type { Ending } from './game-ui.ts';

/** Who sits there: "Bot, greedy", "Bot, master, aggressive", "At this screen". */
export const seatWords = (info: SeatInfo): string =>
  info.kind === 'bot' && info.bot ? `Bot, ${botWords(info.bot).toLowerCase()}` : 'At this screen';

/** What sets the match apart from one in which everybody went by their own wits. */
export const marksOf = (match: Pick<MatchFrame, 'casual' | 'assisted' | 'continued'> | null): string[] =>
  (['casual', 'assisted', 'continued'] as const).filter((mark) => match?.[mark]);

/** One person plays, so advice harms nobody. */
export const isAlone = (match: Pick<MatchFrame, 'seats'> | null): boolean =>
  match?.seats.filter(({ kind }) => kind === 'human').length === 1;

/** How it ended for whoever looks on. */
export const toneOf = ({ winners }: Outcome, viewer: Viewer): Ending['tone'] =>
  winners.length === 0 ? 'draw' : viewer === 'spectator' ? 'over' : winners.includes(viewer) ? 'won' : 'lost';
