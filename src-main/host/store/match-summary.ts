import { isolated } from '../../../src-shared/text/names.ts';
import { z } from 'zod';
import type { LogEnd, MatchHeader, NewerLog } from '../../../src-shared/kernel/match-log.ts';
import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';
import { parseJson } from './json.ts';
import { readHeader } from './read-log.ts';
import { seatInfos } from './seat-infos.ts';

/** The little that a list shows of a match. */
export interface Scanned {
  header: MatchHeader;
  turn: number;
  end: LogEnd | null;
  assisted: boolean;
}

const endSchema = z.looseObject({ end: z.looseObject({ winners: z.array(z.number()) }) });

/** Reads that without parsing long lines: turn numbers stand first in snapshot lines. @throws UnreadableLog */
export function scan(text: string): Scanned {
  const lines = text.split('\n');
  lines.pop();
  const header = readHeader(lines[0] ?? '');
  let turn = 1;
  let end: LogEnd | null = null;
  let assisted = false;
  for (const line of lines) {
    const snapshot = /^\{"turn":(\d+),/.exec(line);
    if (snapshot) turn = Number(snapshot[1]);
    else if (line.startsWith('{"end":')) end = endOf(line);
    else if (line.startsWith('{"hint":')) assisted = true;
    // What follows an end voids it, unless it is only about how a seat wants to be played, its time, or what numbers mean.
    else if (!/^\{"(wishes|standIn|clocks|content)":/.test(line)) end = null;
  }
  return { header, turn, end, assisted };
}

/** A damaged one says nothing; it is written again when the match is opened. */
const endOf = (line: string): LogEnd | null => (endSchema.safeParse(parseJson(line)).data?.end as LogEnd | undefined) ?? null;

/** @param damage what is wrong with it, as far as that is known */
export function summaryOf(
  id: string,
  { header, turn, end, assisted }: Scanned,
  modified: number,
  titleOf: (game: string) => string | undefined,
  damage: string | undefined,
): MatchSummary {
  const title = titleOf(header.game);
  const wrong = damage ?? (title === undefined ? `This version does not know the game "${header.game}".` : undefined);
  return {
    match: id,
    game: header.game,
    title: title ?? header.game,
    seats: seatInfos(header.seats),
    startedAt: header.startedAt,
    updatedAt: new Date(modified).toISOString(),
    turn,
    state: wrong !== undefined ? 'damaged' : end ? 'finished' : 'unfinished',
    note: wrong ?? (end ? endInWords(header, end) : ''),
    assisted,
    continued: header.continued !== undefined,
    ...(header.lesson !== undefined && { lesson: header.lesson }),
  };
}

/** What can be hoped for in a header of any version. */
const anyHeader = z.looseObject({
  game: z.string().max(20).catch(''),
  seats: z
    .array(z.looseObject({ name: z.string().max(40).catch('') }))
    .max(10)
    .catch([]),
  startedAt: z.string().max(40).catch(''),
});

/** A match of a newer version, which stays where it is. */
export function newerSummary(id: string, { header }: NewerLog, modified: number): MatchSummary {
  const { game, seats, startedAt } = anyHeader.catch({ game: '', seats: [], startedAt: '' }).parse(header);
  return {
    match: id,
    game,
    title: game,
    seats: seats.map(({ name }, seat) => ({ seat, name, kind: 'human' })),
    startedAt,
    updatedAt: new Date(modified).toISOString(),
    turn: 0,
    state: 'newer',
    note: 'A newer version of Five Forges wrote it. It stays as it is for that one.',
    assisted: false,
    continued: false,
  };
}

function endInWords(header: MatchHeader, { winners }: LogEnd): string {
  if (winners.length === 0) return 'A draw.';
  return `${winners.map((seat) => isolated(header.seats[seat]?.name ?? `Seat ${seat + 1}`)).join(' and ')} won.`;
}
