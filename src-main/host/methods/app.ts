import type { AppInfo } from '../../../src-shared/protocol/messages.ts';
import type { appMethods } from '../../../src-shared/protocol/methods/app.ts';
import type { Clock } from '../env/clock.ts';
import { HostError, briefly } from '../host-error.ts';
import type { Matches } from '../matches.ts';
import { bugReport } from '../report/bug-report.ts';
import type { LogBook } from '../report/log-book.ts';
import type { HostScreen } from '../screens.ts';
import type { Inbox } from '../shell/inbox.ts';
import { checkForUpdate } from '../shell/update-check.ts';
import type { FileImports } from '../store/file-imports.ts';
import type { SettingsStore } from '../store/settings-store.ts';
import { DONE, type Handlers } from './handlers.ts';

export interface AppHandlerDeps {
  settings: SettingsStore;
  matches: Matches;
  imports: FileImports;
  inbox: Inbox;
  book: LogBook;
  dataDir: string;
  version: string;
  clock: Clock;
  /** Fetches the newest version's number; replaced in tests. */
  fetch: typeof fetch;
  /** The information about the program that the screen may see. */
  infoFor(screen: HostScreen): AppInfo;
  /** Called when the screen has been told about the last window's crash. */
  crashTold(): void;
  /** Restarts the app; absent where another program started the process. */
  restart?(): void;
}

export const appHandlers = ({ settings, matches, imports, inbox, ...host }: AppHandlerDeps): Handlers<keyof typeof appMethods> => ({
  'app.info': (_params, screen) => {
    const info = host.infoFor(screen);
    if (screen.connection.role.kind === 'owner') host.crashTold();
    return info;
  },
  'app.opened': () => ({ opened: inbox.take() }),
  'app.restart': () => {
    if (!host.restart) throw new HostError('forbidden', 'Start it again where you started it.');
    host.restart();
    return DONE;
  },
  'update.check': () => {
    if (settings.get().machine.updateCheck === 'off') throw new HostError('forbidden', 'Looking for new versions is off in the settings.');
    return checkForUpdate(host.version, host.fetch);
  },
  'report.make': (wish, screen) =>
    bugReport(
      wish,
      {
        info: host.infoFor(screen),
        settings: settings.get(),
        dataDir: host.dataDir,
        log: host.book.lines,
        match: wish.match === null ? null : textOf(matches, wish.match),
      },
      new Date(host.clock.now()),
    ),
  'file.look': ({ fileName, text }) => imports.look(fileName, text),
  'file.keep': ({ fileName, text }) => imports.keep(fileName, text),
});

/** Without the match the report is worth something still, and why it cannot be read may be what it is about. */
function textOf(matches: Matches, id: string): string {
  try {
    return matches.text(id);
  } catch (error) {
    return `It is not here: ${briefly(error)}\n`;
  }
}
