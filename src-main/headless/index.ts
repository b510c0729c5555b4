/** Entry of the headless host: plain Node, no Electron. */
import { join } from 'node:path';
import { GAMES } from '../../src-shared/games/index.ts';
import { nodePort } from '../host/bots/node-port.ts';
import { runHeadless } from './run.ts';

runHeadless(process.argv.slice(2), {
  games: GAMES,
  pageDir: join(import.meta.dirname, '../renderer'),
  spawnBot: nodePort(join(import.meta.dirname, 'bot-worker.js')),
  spawnLab: nodePort(join(import.meta.dirname, 'lab-worker.js')),
});
