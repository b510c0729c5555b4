import { version } from '../../package.json';
import { PROTOCOL_VERSION, type AppInfo } from '../../src-shared/protocol/messages.ts';
import type { GameUi } from '../app/game-ui.ts';

/** What a guest's page in a browser knows by itself, before it has a seat to ask from: nothing of the host's machine and cards. */
export const pageInfo = (uis: readonly GameUi[]): AppInfo => ({
  version,
  protocol: PROTOCOL_VERSION,
  firstRun: false,
  guest: null,
  opensTables: false,
  headless: true,
  platform: /mac|iphone|ipad/i.test(navigator.platform) ? 'darwin' : 'browser',
  runtime: { electron: null, chromium: null, node: '' },
  crash: null,
  games: uis.map(({ id, title }) => ({ id, title, contentVersion: 0 })),
});
