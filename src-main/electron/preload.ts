import { contextBridge, ipcRenderer, webFrame } from 'electron';
import type { Bridge } from '../../src-shared/protocol/messages.ts';
import { TO_HOST, TO_PAGE } from '../../src-shared/protocol/channels.ts';

/** All that the page gets of the outside: texts to the host, texts from it, and a broom. */
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
  tidy() {
    webFrame.clearCache();
  },
};

contextBridge.exposeInMainWorld('fiveForges', bridge);
