/**
 * The app on a machine of its own: a host as the programs make it, and its owner's screen over the parent's channel. Arguments: the data folder,
 * and the only address for tables, if there is to be one.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host } from '../../../../src-main/host/host.ts';
import { loadVisits, tablesServing } from '../../../../src-main/web/open-table.ts';
import { lantern } from '../../../fixtures/lantern/game.ts';
import { firstAction, inProcessBot, inProcessLab } from '../../support/rig.ts';

const [dataDir = mkdtempSync(join(tmpdir(), 'five-forges-machine-')), address] = process.argv.slice(2);
const games = { lantern };
const host = new Host({
  games,
  dataDir,
  version: '1.2.3',
  headless: true,
  spawnBot: inProcessBot(firstAction),
  spawnLab: inProcessLab(games),
  openTable: tablesServing(join(import.meta.dirname, '../../support/page'), address),
  loadVisits,
  log: (error) => process.stderr.write(`${String(error)}\n`),
});
const line = host.connect({ kind: 'owner' }, { send: (text) => void process.send?.(text), refuse: () => undefined });
process.on('message', (text: string) => void line.receive(text));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
