import { createContext, onDestroy } from 'svelte';
import type { AppInfo } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import type { Announcer } from './announcer.svelte.ts';
import type { Faults } from './faults/faults.ts';
import type { GameUis } from './game-ui.ts';
import type { CommandHandlers, KeyRegistry } from './keys/registry.ts';
import type { FileOpener } from './open-file.svelte.ts';
import type { Router } from './router.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';

/** What every screen may use. */
export interface App {
  client: Client;
  info: AppInfo;
  games: GameUis;
  router: Router;
  settings: SettingsStore;
  announcer: Announcer;
  toasts: Toasts;
  keys: KeyRegistry;
  /** Decks, maps and matches that come from outside the window. */
  files: FileOpener;
  /** Errors of this page, for a bug report. */
  faults: Faults;
}

export const [getApp, setApp] = createContext<App>();

const [getActive, setActiveContext, hasActive] = createContext<() => boolean>();
/** Whether the screen above is the one in front; its commands rest while it is not. */
export const setActive = setActiveContext;

/** The line to the host, which is what most components want of the app. */
export const getClient = (): Client => getApp().client;

/**
 * While the calling component lives, its commands answer to their keys. The component that registered last is asked
 * first; a handler that returns false passes the key on. `Own` are the commands of the caller's game. Call it while the component is being set up.
 */
export function registerCommands<Own extends string = never>(scope: string, handlers: CommandHandlers<NoInfer<Own>>): void {
  const active = hasActive() ? getActive() : () => true;
  onDestroy(getApp().keys.register(scope, handlers, active));
}
