/** The app on a machine of its own: a host as the programs make it, and its owner's screen over the parent's channel. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host } from '../../../../src-main/host/host.ts';
import { loadVisits, tablesServing } from '../../../../src-main/web/open-table.ts';
import { lantern } from '../../../fixtures/lantern/game.ts';
import { firstAction, inProcessBot, inProcessLab } from '../../support/rig.ts';

const games = { lantern };
const host = new Host({
  games,
  dataDir: process.argv[2] ?? mkdtempSync(join(tmpdir(), 'five-forges-machine-')),
  version: '1.2.3',
  headless: true,
  spawnBot: inProcessBot(firstAction),
  spawnLab: inProcessLab(games),
  openTable: tablesServing(join(import.meta.dirname, '../../support/page')),
  loadVisits,
  log: (error) => console.error(error),
});
const line = host.connect({ kind: 'owner' }, { send: (text) => void process.send?.(text), refuse: () => undefined });
process.on('message', (text: string) => void line.receive(text));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
