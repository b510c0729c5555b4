/** What people ask each other for at a match, in words. */
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import type { ProposalInfo, SettledInfo } from '../../../src-shared/protocol/together.ts';
import { joinWords } from '../../app/words/people.ts';
import { nameOf } from '../game-ui.ts';
import { plainText, type LogTurn } from '../logbook.ts';

type Frame = Pick<MatchFrame, 'seats' | 'local' | 'mode' | 'seat'>;

const isMine = (frame: Frame, seat: number): boolean => frame.local.length === 1 && frame.local[0] === seat;

/** “You ask …” or “Ada asks …”. @param first what would be gone first, as the reader was told it; null when that is nothing */
export function askedFor(frame: MatchFrame, { by, wish }: ProposalInfo, first: string | null): string {
  const who = isMine(frame, by) ? 'You ask' : `${nameOf(frame, by)} asks`;
  switch (wish.kind) {
    case 'pause':
      return `${who} for a pause.`;
    case 'goOn':
      return `${who} to go on without ${nameOf(frame, wish.without)}, who is away and would concede.`;
    case 'handover':
      return handoverWords(frame, wish.to);
    case 'takeBack':
      return `${who} to take ${isMine(frame, by) ? 'your' : 'their'} last decision back${first === null ? '' : `, from “${first}” on`}.`;
  }
}

const handoverWords = (frame: MatchFrame, to: number): string => {
  if (isMine(frame, to)) return 'You would keep the table and the match from now on, on your computer.';
  const name = nameOf(frame, to);
  return `${name} would keep the table and the match from now on: ${name}’s computer then knows everything, every hand as well.`;
};

/** “Waiting for Ben and Cleo.”; '' when all have answered. */
export function waitingFor(frame: MatchFrame, { asked, agreed }: ProposalInfo): string {
  const left = asked.filter((seat) => !agreed.includes(seat)).map((seat) => nameOf(frame, seat));
  return left.length === 0 ? '' : `Waiting for ${joinWords(left)}.`;
}

/** What has become of what was asked; null where that is seen anyway, or the reader has said it. */
export function settledWords(frame: MatchFrame, { how, who }: SettledInfo): string | null {
  if (who !== null && frame.local.includes(who)) return null;
  switch (how) {
    case 'agreed':
      return 'All have agreed.';
    case 'refused':
      return `${nameOf(frame, who!)} said no.`;
    case 'withdrawn':
      return `${nameOf(frame, who!)} does not ask for it any more.`;
    case 'lapsed':
      return 'What was asked is not asked any more: something has changed since.';
  }
}

/** The text of the log's first line from this number on; null when there is none. */
export function firstFrom(book: readonly LogTurn[], line: number): string | null {
  const lines = book.flatMap(({ phases }) => phases.flatMap((phase) => phase.lines));
  const first = lines.find((one) => one.line >= line);
  return first ? plainText(first.parts).replace(/\.$/, '') : null;
}
