/** Writes a position as an unfinished match that the app can go on with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchHeader, SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import { LOG_FORMAT, encodeHeader, encodeLine, snapshotLine } from '../../../src-shared/kernel/match-log.ts';
import { RNG_ALGORITHM } from '../../../src-shared/kernel/rng.ts';
import { VERSION } from '../../version.ts';
import type { KeptPosition } from './collect.ts';

/** No content ever had this version, so the match goes on from its snapshot instead of being replayed. */
const NO_CONTENT = 0;

export interface PositionAsMatch {
  /** Of the match; also the name of its file. */
  id: string;
  game: string;
  /** The position is in the snapshot's state; the config is only a valid one. */
  config: unknown;
  /** Who sits in the seats after the first, which is a person's. */
  rivals: readonly SeatRecord[];
  position: Pick<KeptPosition, 'test' | 'turn' | 'hash' | 'content'> & { state: object };
}

export function saveAsMatch({ id, game, config, rivals, position }: PositionAsMatch, dataDir: string): void {
  const header: MatchHeader = {
    format: LOG_FORMAT,
    engine: VERSION,
    contentVersion: NO_CONTENT,
    game,
    config,
    seats: [{ kind: 'human', name: 'A' }, ...rivals],
    rng: { algo: RNG_ALGORITHM, seed: position.test },
    startedAt: new Date().toISOString(),
  };
  const { turn, hash, state, content } = position;
  const folder = join(dataDir, 'matches');
  mkdirSync(folder, { recursive: true });
  const lines = [{ content, version: NO_CONTENT }, snapshotLine({ turn, hash, state, line: 0 }, header)];
  writeFileSync(join(folder, `${id}.ffmatch`), encodeHeader(header) + lines.map(encodeLine).join(''));
}
