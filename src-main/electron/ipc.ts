import { ipcMain } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Host, HostLine } from '../host/host.ts';
import { TO_HOST, TO_PAGE } from '../../src-shared/protocol/channels.ts';
import { isPage } from './page-address.ts';

/** Connects the window to the host on the owner channel. Messages of other frames than our page's main frame are ignored. */
export function joinWindow(window: BrowserWindow, host: Host): void {
  const { webContents } = window;
  let line: HostLine | null = null;

  const open = (): HostLine =>
    host.connect(
      { kind: 'owner' },
      {
        send: (text) => {
          if (!webContents.isDestroyed()) webContents.send(TO_PAGE, text);
        },
        // The owner's own window is never revoked.
        refuse: () => undefined,
      },
    );
  const leave = () => {
    line?.close();
    line = null;
  };

  const hear = (event: Electron.IpcMainEvent, message: unknown) => {
    const frame = event.senderFrame;
    if (event.sender !== webContents || frame !== webContents.mainFrame || !isPage(frame.url)) return;
    if (typeof message !== 'string') return;
    line ??= open();
    void line.receive(message);
  };
  ipcMain.on(TO_HOST, hear);
  // A page that was reloaded or has crashed connects anew.
  webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) leave();
  });
  webContents.on('render-process-gone', leave);
  window.on('closed', () => {
    ipcMain.off(TO_HOST, hear);
    leave();
  });
}
