import type { HostLine } from './serve-bots.ts';

/** What Electron puts on `process` in a utility process. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

/** The channel to the parent: Electron's `parentPort` in a utility process, else Node's IPC. */
export function parentLine(): HostLine {
  const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort };
  if (parentPort) {
    return {
      post: (text) => parentPort.postMessage(text),
      onMessage: (listener) => parentPort.on('message', ({ data }) => listener(String(data))),
    };
  }
  // Orphaned: the parent died.
  process.on('disconnect', () => process.exit(0));
  return {
    // The parent may have died before this process is up.
    post: (text) => {
      if (process.connected) process.send?.(text);
    },
    onMessage: (listener) => process.on('message', (message) => listener(String(message))),
  };
}
