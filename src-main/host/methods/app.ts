import type { AppInfo } from '../../../src-shared/protocol/messages.ts';
import type { appMethods } from '../../../src-shared/protocol/methods/app.ts';
import { HostError } from '../host-error.ts';
import type { Matches } from '../matches.ts';
import { bugReport } from '../report/bug-report.ts';
import type { LogBook } from '../report/log-book.ts';
import type { HostScreen } from '../screens.ts';
import type { Inbox } from '../shell/inbox.ts';
import { checkForUpdate } from '../shell/update-check.ts';
import type { BroughtFiles } from '../store/brought-files.ts';
import type { SettingsStore } from '../store/settings-store.ts';
import { DONE, type Handlers } from './handlers.ts';

export interface AppHandlerDeps {
  settings: SettingsStore;
  matches: Matches;
  brought: BroughtFiles;
  inbox: Inbox;
  book: LogBook;
  dataDir: string;
  version: string;
  /** How the news about versions is fetched. */
  fetch: typeof fetch;
  /** What the screen may know of the program. */
  infoFor(screen: HostScreen): AppInfo;
  /** What the last window broke down over was told. */
  crashTold(): void;
  /** Starts the whole app again; absent where somebody else started the process. */
  restart?(): void;
}

export const appHandlers = ({ settings, matches, brought, inbox, ...host }: AppHandlerDeps): Handlers<keyof typeof appMethods> => ({
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
    bugReport(wish, {
      info: host.infoFor(screen),
      settings: settings.get(),
      dataDir: host.dataDir,
      log: host.book.lines,
      match: wish.match === null ? null : matches.text(wish.match),
    }),
  'file.look': ({ fileName, text }) => brought.look(fileName, text),
  'file.keep': ({ fileName, text }) => brought.keep(fileName, text),
});
