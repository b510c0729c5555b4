import { app, session } from 'electron';
import { isOwnDownload, isPage, staysInside } from './page-address.ts';

/** Denies navigation away from our page, new windows and webviews, in all web contents. */
export function hardenContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isPage(event.url)) event.preventDefault();
    });
    // Our page has no frames and is in none.
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !isPage(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!isPage(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    // WebRTC is not covered by the content security policy.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}

/** Denies permissions, network requests and background downloads. Call it after the app is ready. */
export function hardenSession(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !staysInside(url) }));
  defaultSession.on('will-download', (event, item) => {
    if (!isOwnDownload(item.getURL())) event.preventDefault();
  });
  // Its dictionaries are downloaded.
  defaultSession.setSpellCheckerEnabled(false);
}
