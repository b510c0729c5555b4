import { readFileSync } from 'node:fs';
import { checkDraw, checkPicks } from '../../../src-shared/lan/draw.ts';
import { ContentGone } from '../../../src-shared/kernel/content.ts';
import { UnreadableLog, isOfOtherContent, parseLog, takeUp } from '../../../src-shared/kernel/match-log.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { MatchLog } from '../../../src-shared/kernel/match-log.ts';
import { beforeDamage, replay, type Replayed } from '../../../src-shared/kernel/replay.ts';
import type { Outcome } from '../../../src-shared/kernel/state.ts';
import { UsageError } from '../args.ts';
import { gameNamed } from '../games.ts';
import type { Games } from '../games.ts';

/** What a replay found out; the `--json` output. */
export interface ReplayReport {
  file: string;
  game: string;
  seats: string[];
  /** Every action led to the position that the file says, with as many draws, and the seed was drawn as it says. */
  ok: boolean;
  /** Actions in the file that were not taken back, and how many of them agreed. */
  actions: number;
  agreed: number;
  draws: number;
  turn: number;
  /** Hash of the last position that agreed. */
  hash: string;
  outcome: Outcome | null;
  /** What is worth knowing but no fault of the match. */
  notices: string[];
  problem: { action: number | null; fileLine: number; message: string } | null;
}

/** @throws UsageError when the file cannot be read as a match at all */
export function verifyFile(file: string, games: Games): ReplayReport {
  const log = read(file);
  return verify(file, log, gameNamed(games, log.header.game));
}

function verify(file: string, log: MatchLog, game: Game): ReplayReport {
  const notices: string[] = [];
  if (log.cutOff !== null) notices.push('The last line was cut off while it was being written; it is left out.');
  if (log.casual) notices.push('"Take back anything" was used: a casual match.');
  const from = takeUp(game, log);
  if (isOfOtherContent(game, log)) {
    const start = from ? `only what follows the start of turn ${from.turn} is checked` : 'it may play differently now';
    const versions = log.contents.map(({ version }) => version).join(', ');
    notices.push(`Recorded with other cards or rules (content version ${versions}, this is ${game.contentVersion}: ${start}).`);
  }
  const followedTo = followed(file, () => replay(game, log, { from }));
  const before = followedTo.disagreement && beforeDamage(log, followedTo.disagreement);
  if (before) return verify(file, before, game);
  const { state, applied, disagreement } = followedTo;
  for (const { fileLine, message } of log.gaps)
    notices.push(`Line ${fileLine} cannot be read (${message}); nothing is missing without it.`);
  const outcome = game.outcome(state);
  const { draw, config, rng } = log.header;
  const unfair = draw ? (checkDraw(game.id, draw, rng.seed) ?? checkPicks(game.picks, config, draw)) : null;
  if (draw && unfair === null) notices.push('Its seed was drawn from shares of everybody at the table, who had committed to them before.');
  return {
    file,
    game: game.id,
    seats: log.header.seats.map(({ name }) => name),
    ok: disagreement === null && log.problem === null && unfair === null,
    actions: log.entries.length,
    agreed: applied,
    draws: state.rng.drawn,
    turn: game.turn(state),
    hash: game.hash(state),
    outcome,
    notices,
    problem: disagreement
      ? { action: disagreement.line, fileLine: log.fileLines[disagreement.line - 1], message: disagreement.message }
      : log.problem
        ? { action: null, ...log.problem }
        : unfair === null
          ? null
          : { action: null, fileLine: 1, message: unfair.replace(/\.$/, '') },
  };
}

/** @throws UsageError when something is in play that this version does not have */
function followed(file: string, follow: () => Replayed): Replayed {
  try {
    return follow();
  } catch (error) {
    if (error instanceof ContentGone) throw new UsageError(`${file} cannot be set up again: ${error.message}`);
    throw error;
  }
}

function read(file: string): MatchLog {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be opened: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
  try {
    return parseLog(text);
  } catch (error) {
    if (error instanceof UnreadableLog) throw new UsageError(`${file} is not a match: ${error.message}`);
    throw error;
  }
}

export function inWords(report: ReplayReport): string {
  const { file, game, seats, agreed, actions, draws, turn, hash, outcome, notices, problem } = report;
  const lines = [`${file}: ${game}, ${seats.join(' against ')}`, ...notices];
  if (problem) {
    const where = problem.action === null ? `line ${problem.fileLine}` : `action ${problem.action} (line ${problem.fileLine})`;
    lines.push(`Stops at ${where}: ${problem.message}.`);
  }
  lines.push(`${agreed} of ${actions} actions agree: turn ${turn}, ${draws} draws, position ${hash}.`);
  if (outcome) {
    const winners = outcome.winners.map((seat) => seats[seat]).join(' and ');
    lines.push(winners === '' ? `It ended in a draw (${outcome.reason}).` : `${winners} won (${outcome.reason}).`);
  } else if (!problem) {
    lines.push('It is not finished.');
  }
  return lines.join('\n');
}
