import { app, session } from 'electron';
import { isOwnDownload, isPage, staysInside } from './page-address.ts';

/** No page but ours is ever shown, none opens a window, and none gets a permission. Applies to all contents. */
export function hardenContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isPage(event.url)) event.preventDefault();
    });
    // Our page is no frame of anything, and has none.
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !isPage(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!isPage(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    // The one way to the network that no policy of a page covers.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}

/** Nothing is granted, loaded from outside, or fetched in the background. Must run after the app is ready. */
export function hardenSession(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !staysInside(url) }));
  defaultSession.on('will-download', (event, item) => {
    if (!isOwnDownload(item.getURL())) event.preventDefault();
  });
  // Its dictionaries would be downloaded.
  defaultSession.setSpellCheckerEnabled(false);
}
