import type { Game } from '../../../src-shared/kernel/game.ts';
import { duelWork, type Duel } from './duel.ts';
import { rates, rounded } from './measure.ts';
import { findPeers, record, recorded, runPeer, signed, type PeerFigures, type PeerId, type PeerRow } from './peers.ts';
import { randomGames } from './random-play.ts';
import type { Reasons } from './reasons.ts';

/** How many times as fast as a peer. */
export interface PeerRatios {
  /** Random playouts of the reference duel, beside boardgame.io's reducer and the hand-written engine on typed arrays. */
  playoutsToReducer: number;
  playoutsToTyped: number;
  /** Search iterations beside boardgame.io's own MCTS bot as it comes, and both with playouts to the end of the game. */
  iterationsToBot: number;
  wholeIterationsToBot: number;
  /** Random decisions beside Showdown's quickest way of playing, by game. */
  decisionsToShowdown: Record<string, number>;
}

export interface PeerReport {
  tables: PeerFigures;
  /** What was measured here in the same run, per second, in the quickest round: by kind of work in the duel, decisions by game. */
  ours: Record<string, number> | null;
  ratios: Partial<PeerRatios> | null;
}

/** About as many as the peers take in a short run, and as short. */
const ROUNDS = 2;
const ROUND_MS = 150;

type Work = Record<string, () => number>;

/**
 * Half of our rounds before a peer's run and half after it. On both sides the minimum counts, since other load only ever
 * makes a round take longer.
 */
function measureAround(work: Work, peer: () => PeerRow[] | null): { ours: Record<string, number>; theirs: PeerRow[] | null } {
  const measure = () => Object.entries(work).map(([name, once]) => [name, rates(ROUNDS, ROUND_MS, once)] as const);
  const before = measure();
  const theirs = peer();
  const after = new Map(measure());
  const ours = before.map(([name, found]) => [name, rounded(Math.max(...found, ...after.get(name)!))]);
  return { ours: Object.fromEntries(ours) as Record<string, number>, theirs };
}

/** The rate of the quickest of the rows whose names begin so. A name stands for the first row that has it. */
function quickest(rows: readonly PeerRow[], ...names: string[]): number {
  const found = names.map((name) => rows.find((row) => row.name.startsWith(name)));
  const us = found.flatMap((row) => row?.us ?? []);
  if (us.length === 0) throw new Error(`no row "${names.join('" or "')}" in the peer's tables`);
  return 1e6 / Math.min(...us);
}

export function duelRatios(ours: Record<string, number>, rows: readonly PeerRow[]): Omit<PeerRatios, 'decisionsToShowdown'> {
  const reducer = quickest(rows, 'boardgame.io reducer, disableUndo', 'boardgame.io reducer, defaults');
  return {
    playoutsToReducer: rounded(ours.playouts / reducer),
    playoutsToTyped: rounded(ours.playouts / quickest(rows, 'typed array, pooled copy')),
    iterationsToBot: rounded(ours.iterations / quickest(rows, 'bgio MCTSBot, playoutDepth')),
    wholeIterationsToBot: rounded(ours.wholeIterations / quickest(rows, 'bgio MCTSBot, playouts to the end')),
  };
}

export function showdownRatios(ours: Record<string, number>, rows: readonly PeerRow[]): PeerRatios['decisionsToShowdown'] {
  const theirs = quickest(rows, ...rows.map(({ name }) => name));
  return Object.fromEntries(Object.entries(ours).map(([game, decisions]) => [game, rounded(decisions / theirs)]));
}

/** Everything in one run. */
function measureHere(home: string, duel: Duel, games: readonly Game[], reasons: Reasons): PeerReport {
  const run = (peer: PeerId) => runPeer(home, peer, reasons);
  const duelling = measureAround(duelWork(duel), () => run('lanes'));
  const randomPlay = Object.fromEntries(games.map((game) => [game.id, randomGames(game)]));
  const playing = measureAround(randomPlay, () => run('showdown'));
  return {
    tables: signed({ lanes: duelling.theirs, showdown: playing.theirs, xstate: run('xstate') }),
    ours: { ...duelling.ours, ...playing.ours },
    ratios: {
      ...(duelling.theirs && duelRatios(duelling.ours, duelling.theirs)),
      ...(playing.theirs && { decisionsToShowdown: showdownRatios(playing.ours, playing.theirs) }),
    },
  };
}

/**
 * How the duel and the games do beside the peers, all in one run; the peers are written down for other machines if
 * `keep`. Where they are not installed, what was written down without anything to compare it with; null with a reason where there is neither.
 */
export function benchPeers(duel: Duel, games: readonly Game[], reasons: Reasons, keep = false, file?: string): PeerReport | null {
  const found = findPeers();
  if ('home' in found) {
    const report = measureHere(found.home, duel, games, reasons);
    if (keep) record(report.tables, file);
    return report;
  }
  const tables = recorded(file);
  if (tables === null) {
    reasons.peers = found.missing;
    return null;
  }
  reasons['peers.ratios'] = `${found.missing}; ratios need one run of both`;
  return { tables, ours: null, ratios: null };
}
