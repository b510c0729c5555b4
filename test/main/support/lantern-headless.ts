/** The headless host with the toy game, to be started, spoken to and killed by tests. */
import { join } from 'node:path';
import { nodePort } from '../../../src-main/host/bots/node-port.ts';
import { runHeadless } from '../../../src-main/headless/run.ts';
import { lantern } from '../../fixtures/lantern/game.ts';

runHeadless(process.argv.slice(2), {
  games: { lantern },
  pageDir: join(import.meta.dirname, 'page'),
  spawnBot: nodePort(join(import.meta.dirname, 'lantern-worker.ts')),
  spawnLab: nodePort(join(import.meta.dirname, 'lantern-lab-worker.ts')),
});
