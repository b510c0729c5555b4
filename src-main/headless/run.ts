import type { AddressInfo } from 'node:net';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { SpawnBotPort } from '../host/bots/port.ts';
import { Host } from '../host/host.ts';
import { logError } from '../host/log.ts';
import { claimFolder } from '../host/store/folder-claim.ts';
import { VERSION } from '../version.ts';
import { openPage } from './open-page.ts';
import { HELP, UsageError, parseOptions } from './options.ts';
import { loadVisits, tablesServing } from '../web/open-table.ts';
import { pageServer } from '../web/page-server.ts';
import { onWake } from './sleep-watch.ts';
import { serveSockets } from '../web/socket-server.ts';

export interface HeadlessParts {
  games: Readonly<Record<string, Game>>;
  /** Folder of the built page. */
  pageDir: string;
  spawnBot: SpawnBotPort;
  spawnLab: SpawnBotPort;
}

/** Runs the host and a server of its page on 127.0.0.1 until SIGINT or SIGTERM. Prints one line: the URL. */
export function runHeadless(argv: readonly string[], { games, pageDir, spawnBot, spawnLab }: HeadlessParts): void {
  let options;
  try {
    options = parseOptions(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    process.exitCode = 2;
    return;
  }
  const { port, dataDir, lan, lanAddress, open, help } = options;
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const server = pageServer(pageDir);
  const pageUrl = (token: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/#token=${token}`;
  const network = lan ? { openTable: tablesServing(pageDir, lanAddress), loadVisits } : {};
  const host = openHost(
    dataDir,
    () => new Host({ games, dataDir, version: VERSION, headless: true, spawnBot, spawnLab, pageUrl, ...network, log: logError }),
  );
  serveSockets(server, host);
  onWake(() => host.coverTables());
  server.on('error', (error) => fail(`Cannot listen on 127.0.0.1:${port}: ${error.message}`));
  server.listen(port, '127.0.0.1', () => {
    const url = pageUrl(host.tokens.owner);
    process.stdout.write(`Five Forges is at ${url}\n`);
    if (open) openPage(url);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      void host.close().finally(() => process.exit(0));
    });
  }
}

function openHost(dataDir: string, open: () => Host): Host {
  try {
    const { warning } = claimFolder(dataDir);
    const host = open();
    if (warning !== null) host.warn(warning);
    return host;
  } catch (error) {
    return fail(`Cannot use ${dataDir} for matches and settings: ${(error as Error).message}`);
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
