import { app, session } from 'electron';
import { isPage } from './page-scheme.ts';

/** No page but ours is ever shown, none opens a window, and none gets a permission. Applies to all contents. */
export function hardenContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isPage(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!isPage(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** Must run after the app is ready. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  session.defaultSession.setDevicePermissionHandler(() => false);
}
