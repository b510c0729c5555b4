/** The figures of each part as rows for people, with the goals they were given. */
import type { GameTargets } from '../../../src-shared/kernel/game.ts';
import type { AppFigures } from './app.ts';
import type { DiskFigures } from './disk.ts';
import type { FlowFigures } from './flow.ts';
import type { GameFigures } from './game.ts';
import type { LanFigures } from './lan.ts';
import type { MessageFigures } from './messages.ts';
import type { Longest } from './page-tasks.ts';
import type { PackageFigures } from './package.ts';
import type { PeerReport } from './beside-peers.ts';
import type { PeerRow } from './peers.ts';
import { CAP_GRACE_MS } from './punctual.ts';
import type { ThinkingFigures } from './thinking.ts';
import type { Goal, Row } from './report.ts';
import type { FrameTimes } from './window.ts';

const atLeast = (value: number): Goal => ({ is: 'at least', value });
const atMost = (value: number): Goal => ({ is: 'at most', value });
const under = (value: number): Goal => ({ is: 'under', value });

export const flowRows = ({ compiledUs, actorUs, ratio }: FlowFigures): Row[] => [
  { what: 'compiled driver', value: compiledUs, unit: 'µs an event' },
  { what: 'xstate actor', value: actorUs, unit: 'µs an event' },
  { what: 'compiled is faster', value: ratio, unit: 'times', goal: atLeast(40) },
];

/** What a game was asked to reach, if it was. */
const asked = (value: number | undefined): Goal | undefined => (value === undefined ? undefined : atLeast(value));

const EVENTS = atMost(20);

export const gameRows = ({ speed, tasks = [] }: GameTargets, figures: GameFigures): Row[] => [
  { what: 'random play', value: figures.decisionsPerSecond, unit: 'decisions/s', goal: asked(speed?.decisionsPerSecond) },
  { what: 'random whole games', value: figures.gamesPerSecond, unit: 'games/s', goal: asked(speed?.gamesPerSecond) },
  ...(figures.duelsPerSecond === null
    ? []
    : [{ what: 'random whole duels', value: figures.duelsPerSecond, unit: 'games/s', goal: asked(speed?.duelsPerSecond) }]),
  { what: 'truncated playouts', value: figures.playoutsPerSecond, unit: 'playouts/s' },
  { what: 'tree search', value: figures.iterationsPerSecond, unit: 'iterations/s', goal: asked(speed?.iterationsPerSecond) },
  { what: 'list legal actions', value: figures.legalUs, unit: 'µs' },
  { what: 'apply an action', value: figures.applyUs, unit: 'µs' },
  { what: 'clone', value: figures.cloneUs, unit: 'µs', goal: under(10) },
  { what: 'view of a seat', value: figures.viewUs, unit: 'µs' },
  { what: 'determinize', value: figures.determinizeUs, unit: 'µs' },
  { what: 'telling events in a match', value: figures.eventsPercent, unit: '% more', goal: EVENTS },
  { what: 'telling events in random play', value: figures.searchEventsPercent, unit: '% more', goal: EVENTS },
  { what: 'the same, read by everybody in the end', value: figures.searchEventsDealtPercent, unit: '% more' },
  { what: 'made by a random game', value: figures.allocatedKb, unit: 'KB' },
  ...tasks.map(({ what, withinMs }): Row => ({ what, value: figures.taskMs[what], unit: 'ms', goal: under(withinMs) })),
];

export const messageRows = (figures: MessageFigures): Row[] => [
  { what: 'messages in a whole game', value: figures.count, unit: '' },
  { what: 'one action, median', value: figures.medianKb, unit: 'KB' },
  { what: 'one action, largest', value: figures.largestKb, unit: 'KB', goal: under(40) },
  { what: 'opening the finished match', value: figures.wholeKb, unit: 'KB' },
  { what: 'from position to text', value: figures.encodeMs, unit: 'ms' },
];

export const diskRows = ({ medianMs, p95Ms }: DiskFigures): Row[] => [
  { what: "a person's action, until it is safe on the disk, median", value: medianMs, unit: 'ms', goal: under(10) },
  { what: '… 95 %', value: p95Ms, unit: 'ms' },
];

/** Goals of a table at home, on the loopback: what the network takes comes on top. */
export const lanRows = ({ guests, spectators, seenMedianMs, seenP99Ms, backMs, moreMb }: LanFigures): Row[] => [
  { what: 'an action at one seat, until it is seen at another, median', value: seenMedianMs, unit: 'ms', goal: under(50) },
  { what: '… 99 %', value: seenP99Ms, unit: 'ms', goal: under(150) },
  { what: 'from a new line to the whole board', value: backMs, unit: 'ms' },
  { what: `memory of a table, ${guests} guests and ${spectators} who look on`, value: moreMb, unit: 'MB', goal: under(60) },
];

const startRows = (startMs: number | null, emptyStartMs: number | null): Row[] =>
  startMs === null || emptyStartMs === null
    ? []
    : [
        { what: 'process start to window', value: startMs, unit: 'ms' },
        { what: '… of an empty window', value: emptyStartMs, unit: 'ms' },
        { what: '… ours takes', value: startMs / emptyStartMs, unit: 'times', goal: atMost(2) },
      ];

// Aimed at is 400; a tenth more is given up for simplicity.
const memoryRow = (pssMb: number): Row => ({ what: 'memory in a match', value: pssMb, unit: 'MB', goal: under(440) });

function longestRows(when: string, { ms, processorMs }: Longest, goal?: Goal): Row[] {
  const rows: Row[] = [{ what: `page busy while ${when}, longest`, value: ms, unit: 'ms', goal }];
  // The rest of the first went into waiting for a core.
  if (processorMs !== null) rows.push({ what: "… the most of a processor's time", value: processorMs, unit: 'ms' });
  return rows;
}

/** Only what could be measured here. `encodeMs` is the host's part of the way from the engine to the page. */
export function appRows(figures: AppFigures, encodeMs: number): Row[] {
  const { startMs, emptyStartMs, pssMb, bundleKb, sendMs, idleFrames, thinkingFrames, longestTasks } = figures;
  const rows = startRows(startMs, emptyStartMs);
  if (pssMb !== null) rows.push(memoryRow(pssMb));
  if (bundleKb !== null) rows.push({ what: 'page, compressed', value: bundleKb, unit: 'KB', goal: under(1500) });
  if (sendMs !== null) {
    rows.push({ what: 'message from host to page', value: sendMs, unit: 'ms' });
    rows.push({ what: 'engine to page', value: encodeMs + sendMs, unit: 'ms', goal: under(1) });
  }
  if (idleFrames && thinkingFrames) {
    rows.push(...frameRows('no bot thinks', idleFrames));
    rows.push(...frameRows('a bot thinks', thinkingFrames, atMost(1)));
  }
  if (longestTasks) {
    rows.push(...longestRows('no bot thinks', longestTasks.idle));
    rows.push(...longestRows('a bot thinks', longestTasks.thinking, atMost(50)));
  }
  return rows;
}

/** Only what could be measured here. */
export function packageRows({ startMs, emptyStartMs, usableMs, codeMb, pssMb }: PackageFigures): Row[] {
  const rows = startRows(startMs, emptyStartMs);
  if (usableMs !== null) rows.push({ what: 'process start to a Home that can be used', value: usableMs, unit: 'ms' });
  if (usableMs !== null && emptyStartMs !== null)
    rows.push({ what: '… beside the empty window', value: usableMs / emptyStartMs, unit: 'times', goal: atMost(2) });
  if (codeMb !== null) rows.push({ what: 'our code in the package', value: codeMb, unit: 'MB', goal: under(8) });
  if (pssMb !== null) rows.push(memoryRow(pssMb));
  return rows;
}

const frameRows = (when: string, { medianMs, p95Ms, latePercent }: FrameTimes, goal?: Goal): Row[] => [
  { what: `frame while ${when}, median`, value: medianMs, unit: 'ms' },
  { what: `frame while ${when}, 95 %`, value: p95Ms, unit: 'ms' },
  { what: `late while ${when}`, value: latePercent, unit: '% of frames', goal },
];

/** Only what could be measured here. */
export function thinkingRows({ twoBesideOne, peakMb, cancelMs, caps }: ThinkingFigures): Row[] {
  const rows: Row[] = [{ what: 'two processes search beside one', value: twoBesideOne, unit: 'times', goal: atLeast(1.6) }];
  if (peakMb !== null) rows.push({ what: 'memory of a process that searches', value: peakMb, unit: 'MB', goal: under(300) });
  if (cancelMs !== null) rows.push({ what: 'a cancelled bot stops', value: cancelMs, unit: 'ms later', goal: atMost(100) });
  if (caps) {
    rows.push({ what: 'logged choices on a busy machine', value: caps.choices, unit: '' });
    rows.push({ what: '… the latest answer', value: caps.worstMs, unit: 'ms after its cap', goal: atMost(CAP_GRACE_MS) });
    rows.push({ what: `… more than ${CAP_GRACE_MS} ms after it`, value: caps.late, unit: 'answers', goal: atMost(0) });
  }
  return rows;
}

export const peerRows = (rows: readonly PeerRow[]): Row[] => rows.map(({ name, us }) => ({ what: name, value: us, unit: 'µs' }));

/** What was measured here beside the peers. */
export function besideRows({ ours, ratios }: PeerReport): Row[] {
  const rows: Row[] = Object.entries(ours ?? {}).map(([what, value]) => ({ what, value, unit: 'a second' }));
  const add = (what: string, value: number | undefined, least: number) => {
    if (value !== undefined) rows.push({ what, value, unit: 'times', goal: atLeast(least) });
  };
  add("playouts beside boardgame.io's reducer", ratios?.playoutsToReducer, 150);
  add('playouts beside typed arrays', ratios?.playoutsToTyped, 0.2);
  add("iterations beside boardgame.io's MCTS bot", ratios?.iterationsToBot, 150);
  add('iterations to the end beside the same', ratios?.wholeIterationsToBot, 150);
  for (const [game, times] of Object.entries(ratios?.decisionsToShowdown ?? {})) add(`decisions of ${game} beside Showdown`, times, 15);
  return rows;
}
