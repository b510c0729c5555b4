import { contextBridge, ipcRenderer, webFrame } from 'electron';
import type { Bridge } from '../../src-shared/protocol/messages.ts';
import { TO_HOST, TO_PAGE } from '../../src-shared/protocol/channels.ts';

/** The page's whole bridge: messages to the host, messages from it, and a request to clear caches. */
const bridge: Bridge = {
  send(message) {
    ipcRenderer.send(TO_HOST, message);
  },
  onMessage(listener) {
    const hear = (_event: unknown, message: string) => listener(message);
    ipcRenderer.on(TO_PAGE, hear);
    return () => {
      ipcRenderer.off(TO_PAGE, hear);
    };
  },
  clearCaches() {
    webFrame.clearCache();
  },
};

contextBridge.exposeInMainWorld('fiveForges', bridge);
