/** The log as displayed: turn → phase → line, with filters, search and a plain text copy. Independent of games. */
import type { GameEvent } from '../../src-shared/kernel/game-types.ts';
import type { LogGroup } from '../../src-shared/protocol/messages.ts';
import type { PlayerReader } from '../../src-shared/text/voice.ts';

/** A part of a log line; `card` parts link to that card. */
export interface LogPart {
  text: string;
  card?: string;
}

/** A game's description of one event. */
export interface LogSaying {
  parts: LogPart[];
  /** The acting seat; null for events without one. */
  seat: number | null;
  /** Not listed; counts for turns and phases only. */
  quiet?: boolean;
  /** Starts a new heading. */
  heading?: { turn?: number; phase?: string };
}

export interface LogLine {
  /** The host's line number, for “look back”. */
  line: number;
  seat: number | null;
  parts: LogPart[];
}

export interface LogPhase {
  name: string;
  lines: readonly LogLine[];
}

export interface LogTurn {
  turn: number;
  heading: string;
  phases: readonly LogPhase[];
}

/** Describes the events of one host line; several events may share a description. */
export type Describe = (events: readonly GameEvent[]) => LogSaying[];

export interface LogFilter {
  /** Null for all seats. */
  seat: number | null;
  search: string;
}

export function plainText(parts: readonly LogPart[]): string {
  return parts.map((part) => part.text).join('');
}

/** `tail`: the start of the next part that belongs on the same line (punctuation); it is removed there. */
export interface GluedPart extends LogPart {
  tail: string;
}

/** A link is a button, after which the browser would break the line before a comma. */
export function glued(parts: readonly LogPart[]): GluedPart[] {
  const tails = parts.map(({ card }, i) => (card ? (/^[^\s(]+/.exec(parts[i + 1]?.text ?? '')?.[0] ?? '') : ''));
  return parts.map((part, i) => ({ ...part, text: part.text.slice(tails[i - 1]?.length ?? 0), tail: tails[i] }));
}

/** The entries of one group: headings and lines, in order. */
type Entry = { turn: number; heading: string } | { phase: string } | LogLine;

function entriesOf({ line, events }: LogGroup, describe: Describe): readonly Entry[] {
  return describe(events).flatMap(({ heading, parts, seat, quiet }): Entry[] => {
    if (heading?.turn !== undefined) return [{ turn: heading.turn, heading: plainText(parts) }];
    if (heading?.phase !== undefined) return [{ phase: heading.phase }];
    return quiet ? [] : [{ line, seat, parts }];
  });
}

/** Structures the log by turns and phases. Phases without lines are left out. */
export const bookOf = (groups: readonly LogGroup[], describe: Describe): readonly LogTurn[] =>
  sorted(groups, (group) => entriesOf(group, describe));

function sorted(groups: readonly LogGroup[], entries: (group: LogGroup) => readonly Entry[]): readonly LogTurn[] {
  const turns: LogTurn[] = [];
  let turn = { turn: 0, heading: 'Set-up', phases: [] as LogPhase[] };
  let phase = { name: '', lines: [] as LogLine[] };
  const closePhase = () => {
    if (phase.lines.length > 0) turn.phases.push(phase);
  };
  const closeTurn = () => {
    closePhase();
    if (turn.phases.length > 0) turns.push(turn);
  };
  for (const group of groups) {
    for (const entry of entries(group)) {
      if ('line' in entry) phase.lines.push(entry);
      else if ('phase' in entry) {
        closePhase();
        phase = { name: entry.phase, lines: [] };
      } else {
        closeTurn();
        turn = { ...entry, phases: [] };
        phase = { name: '', lines: [] };
      }
    }
  }
  closeTurn();
  return turns;
}

/** Structural sharing of lists: elements that `kept` finds equal are replaced by the former objects; an equal list by the former list. */
function sharedList<T>(before: readonly T[] | undefined, now: readonly T[], kept: (before: T | undefined, now: T) => T): readonly T[] {
  const list = now.map((thing, i) => kept(before?.[i], thing));
  return before?.length === list.length && list.every((thing, i) => thing === before[i]) ? before : list;
}

function sharedLine(before: LogLine | undefined, now: LogLine): LogLine {
  if (before === now) return now;
  if (before?.line !== now.line || before.seat !== now.seat || before.parts.length !== now.parts.length) return now;
  return now.parts.every(({ text, card }, i) => text === before.parts[i].text && card === before.parts[i].card) ? before : now;
}

function sharedPhase(before: LogPhase | undefined, now: LogPhase): LogPhase {
  const lines = sharedList(before?.lines, now.lines, sharedLine);
  return before?.name === now.name && before.lines === lines ? before : { ...now, lines };
}

function sharedTurn(before: LogTurn | undefined, now: LogTurn): LogTurn {
  const phases = sharedList(before?.phases, now.phases, sharedPhase);
  return before?.turn === now.turn && before.heading === now.heading && before.phases === phases ? before : { ...now, phases };
}

/** What the words of a log hang on, as a text: another text, other words. */
export const wordingOf = ({ viewer, names }: PlayerReader, more?: string): string => JSON.stringify([viewer, names, more]);

/**
 * Incremental formatter of the log. Describes new groups only, or all when `wording` changes (the key of what descriptions depend on).
 * Unchanged parts keep their identity, so that only new ones are rendered.
 */
export function bookReader(): (groups: readonly LogGroup[], describe: Describe, wording: string) => readonly LogTurn[] {
  let last: readonly LogTurn[] = [];
  let worded = '';
  let known = new WeakMap<LogGroup, readonly Entry[]>();
  return (groups, describe, wording) => {
    if (wording !== worded) known = new WeakMap();
    worded = wording;
    const entries = (group: LogGroup): readonly Entry[] => {
      const entries = known.get(group) ?? entriesOf(group, describe);
      known.set(group, entries);
      return entries;
    };
    return (last = sharedList(last, sorted(groups, entries), sharedTurn));
  };
}

/** Applies the filter; empty phases and turns are left out. */
export function filtered(book: readonly LogTurn[], filter: LogFilter): readonly LogTurn[] {
  const wanted = filter.search.trim().toLowerCase();
  if (filter.seat === null && wanted === '') return book;
  const fits = (line: LogLine) =>
    (filter.seat === null || line.seat === filter.seat) && (wanted === '' || plainText(line.parts).toLowerCase().includes(wanted));
  return book
    .map((turn) => ({
      ...turn,
      phases: turn.phases.map((phase) => ({ ...phase, lines: phase.lines.filter(fits) })).filter((p) => p.lines.length > 0),
    }))
    .filter((turn) => turn.phases.length > 0);
}

/** The log as plain text, for the clipboard. */
export function asText(book: readonly LogTurn[]): string {
  return book
    .map((turn) =>
      [
        turn.heading,
        ...turn.phases.flatMap((p) => [...(p.name ? [`  ${p.name}`] : []), ...p.lines.map((l) => `    ${plainText(l.parts)}`)]),
      ].join('\n'),
    )
    .join('\n');
}

/** Lines from a host line on: the recap. */
export function since(book: readonly LogTurn[], from: number): LogLine[] {
  return book.flatMap((turn) => turn.phases.flatMap((phase) => phase.lines)).filter((line) => line.line >= from);
}

/** The turn of a host line, for “Looking back at turn 4”. */
export function turnOf(book: readonly LogTurn[], line: number): number {
  let found = 0;
  for (const turn of book) {
    if (turn.phases.some((phase) => phase.lines.some((l) => l.line <= line))) found = turn.turn;
  }
  return found;
}
