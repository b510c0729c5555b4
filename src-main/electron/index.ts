/** Entry of the desktop app. */
import { join } from 'node:path';
import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import { GAMES } from '../../src-shared/games/index.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import { APP_ID } from '../app-id.ts';
import { Host } from '../host/host.ts';
import { sandboxWarning } from '../host/shell/sandbox-warning.ts';
import { FolderInUse, claimFolder } from '../host/store/folder-claim.ts';
import { collectGarbage } from '../workers/memory.ts';
import { VERSION } from '../version.ts';
import { loadVisits, tablesServing } from '../web/open-table.ts';
import { utilityPort } from './bot-port.ts';
import { restartApp, watchProcess, watchWindow } from './crash.ts';
import { watchDownloads } from './downloads.ts';
import { disableGtkOpenGl } from './gtk.ts';
import { hardenContents, hardenSession } from './hardening.ts';
import { joinWindow } from './ipc.ts';
import { claimSingleInstance, closeHostOnQuit, coverTablesWhenLeft, sayAlreadyOpen } from './lifecycle.ts';
import { logError } from '../host/log.ts';
import { setMenu, showNetworkTables } from './menu.ts';
import { askForFiles, bringTo, claimLinks, hearOpenings } from './opening.ts';
import { chooseDataDir, lanAddress } from './options.ts';
import { declarePageScheme, servePage } from './page-scheme.ts';
import { playSoundInMainProcess } from './sound-process.ts';
import { TurnNotices } from './turn-notices.ts';
import { openWindow } from './window.ts';

const PRELOAD = join(import.meta.dirname, '../preload/preload.cjs');
const PAGE_DIR = join(import.meta.dirname, '../renderer');
const BOT_WORKER = join(import.meta.dirname, 'bot-worker.js');
const LAB_WORKER = join(import.meta.dirname, 'lab-worker.js');
/** Idle time without a message to the page before garbage is collected. */
const IDLE_MS = 1500;

const dataDir = chooseDataDir();
let window: BrowserWindow | null = null;

if (claimSingleInstance(() => window)) {
  playSoundInMainProcess();
  disableGtkOpenGl();
  declarePageScheme();
  hardenContents();
  hearOpenings();
  // Windows attributes notifications to the shortcut with the same app id.
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  // Not awaited: the app becomes ready only after this module has been evaluated.
  void app.whenReady().then(start);
} else {
  app.quit();
}

function start(): void {
  const turns = new TurnNotices({
    window: () => window,
    isWanted: () => host.settings.machine.turnNotice,
    titleOf: (game) => Object.values(GAMES).find(({ id }) => id === game)?.title ?? 'The match',
  });
  const idle = setTimeout(collectGarbage, IDLE_MS);
  const host = openHost((frame) => {
    turns.see(frame);
    idle.refresh();
  });
  watchProcess(host);
  const warning = sandboxWarning({
    platform: process.platform,
    uid: process.getuid?.(),
    withoutSandbox: app.commandLine.hasSwitch('no-sandbox'),
  });
  if (warning !== null) host.warn(warning);
  closeHostOnQuit(host);
  hardenSession();
  watchDownloads(host);
  servePage(PAGE_DIR);
  claimLinks();
  setMenu({ run: (command) => host.command(command), open: () => void askForFiles(window) }, host.settings.machine.networkTables);
  window = openWindow(PRELOAD, dataDir);
  window.on('focus', () => turns.withdraw());
  window.once('closed', () => (window = null));
  joinWindow(window, host);
  coverTablesWhenLeft(host, window);
  bringTo(host, Object.values(GAMES), () => window);
  watchWindow(window, host);
}

function openHost(onFrame: (frame: MatchFrame) => void): Host {
  try {
    const { warning } = claimFolder(dataDir);
    const host = new Host({
      games: GAMES,
      dataDir,
      version: VERSION,
      headless: false,
      spawnBot: utilityPort(BOT_WORKER),
      spawnLab: utilityPort(LAB_WORKER),
      openTable: tablesServing(PAGE_DIR, lanAddress()),
      loadVisits,
      onSettings: ({ machine }) => showNetworkTables(machine.networkTables),
      onFrame,
      restart: restartApp,
      log: logError,
    });
    if (warning !== null) host.warn(warning);
    return host;
  } catch (error) {
    if (error instanceof FolderInUse) sayAlreadyOpen();
    dialog.showErrorBox('Five Forges', `${dataDir} cannot be used for matches and settings: ${(error as Error).message}`);
    process.exit(1);
  }
}
