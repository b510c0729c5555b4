import { createContext, onDestroy } from 'svelte';
import type { AppInfo } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import type { Announcer } from './announcer.svelte.ts';
import type { Faults } from './faults/faults.ts';
import type { GameUis } from './game-ui.ts';
import type { CommandHandlers, KeyRegistry } from './keys/registry.ts';
import type { NetworkTable } from './network-table.svelte.ts';
import type { FileOpener } from './open-file.svelte.ts';
import type { Router } from './router.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';
import type { Visit } from './visit.ts';

/** Services of the app, from Svelte's context. */
export interface App {
  client: Client;
  info: AppInfo;
  /** The page is a guest's: it plays one seat and has nothing of the owner's. */
  isGuest: boolean;
  /** The lobby of a LAN table is in place of Home. */
  hasLobby: boolean;
  /** The page has one person's hand, beside the shared screen that shows the board. */
  isHand?: boolean;
  games: GameUis;
  router: Router;
  settings: SettingsStore;
  /** This machine's table on the network. */
  lan: NetworkTable;
  announcer: Announcer;
  toasts: Toasts;
  keys: KeyRegistry;
  /** Import of decks, maps and matches from outside the window. */
  files: FileOpener;
  /** Goes to a table elsewhere; absent in a page that cannot. */
  visit?: Visit;
  /** Errors of this page, for bug reports. */
  faults: Faults;
}

export const [getApp, setApp] = createContext<App>();

const [getActive, setActiveContext, hasActive] = createContext<() => boolean>();
/** Whether the screen is in front; commands of other screens are inactive. */
export const setActive = setActiveContext;

/** Whether the screen of the calling component is in front. Call it during initialization. */
export const inFront = (): (() => boolean) => (hasActive() ? getActive() : () => true);

/** The client of the host, which is what most components need. */
export const getClient = (): Client => getApp().client;

/**
 * Registers command handlers while the calling component lives. The component registered last is asked first; a handler that returns false
 * passes the key on. `Own` are the commands of the caller's game; `urgent` ones are heard even while the focused button would take their
 * key. Call it during initialization.
 */
export function registerCommands<Own extends string = never>(
  scope: string,
  handlers: CommandHandlers<NoInfer<Own>>,
  urgent?: (id: string) => boolean,
): void {
  onDestroy(getApp().keys.register(scope, handlers, inFront(), urgent));
}
