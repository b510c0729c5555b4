/**
 * A host with a table in a process of its own, so that its memory is nobody else's. Forked by `lan.ts`, which tells it what to do; each
 * `Told` is answered by one `Said`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host } from '../../host/host.ts';
import { loadGames } from '../games.ts';
import { greedyPort } from './greedy-port.ts';

export type Told =
  | { do: 'lay'; registry: string; game: string }
  | { do: 'open'; seats: number; port: number }
  | { do: 'start'; config: unknown }
  | { do: 'memory' }
  | { do: 'close' };

export interface Said {
  /** Of the table that was opened. */
  place?: { port: number; code: string };
  match?: string;
  /** Of this process, after its garbage was collected: proportional set size, in KB. */
  pssKb?: number;
  error?: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-lan-'));
let game = '';
let host: Host;
let table: Awaited<ReturnType<typeof open>>;

async function open(seats: number, port: number) {
  const { LanTable } = await import('../../lan/table.ts');
  return LanTable.open({ host, game, seats, addresses: ['127.0.0.1'], ports: [port], log: console.error });
}

async function hear(told: Told): Promise<Said> {
  if (told.do === 'lay') {
    const games = await loadGames(told.registry);
    game = told.game;
    const spawnBot = greedyPort(games[game]);
    host = new Host({ games, dataDir, version: 'bench', headless: true, spawnBot, spawnLab: spawnBot, log: console.error });
    return {};
  }
  if (told.do === 'open') {
    table = await open(told.seats, told.port);
    return { place: { port: table.port, code: table.places[0].code } };
  }
  if (told.do === 'start') return { match: await table.start(told.config, 'bench') };
  if (told.do === 'close') {
    await table.close();
    await host.close();
    rmSync(dataDir, { recursive: true, force: true });
    return {};
  }
  // Twice: what the first finds to be finalized is given back by the second.
  for (let i = 0; i < 2; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { pssKb: Number(/^Pss:\s+(\d+)/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'))![1]) };
}

process.on('message', (told: Told) => {
  hear(told).then(
    (said) => process.send!(said),
    (error: unknown) => process.send!({ error: String(error) }),
  );
});
