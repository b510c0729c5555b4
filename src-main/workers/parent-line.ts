import type { HostLine } from './serve-bots.ts';

/** What Electron puts on `process` in a utility process. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

/** The line to whoever started this process: Electron's utility process or a plain Node parent. */
export function parentLine(): HostLine {
  const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort };
  if (parentPort) {
    return {
      post: (text) => parentPort.postMessage(text),
      onMessage: (listener) => parentPort.on('message', ({ data }) => listener(String(data))),
    };
  }
  // Without a parent there is nobody to think for.
  process.on('disconnect', () => process.exit(0));
  return {
    // The parent may be gone before this process has come up.
    post: (text) => {
      if (process.connected) process.send?.(text);
    },
    onMessage: (listener) => process.on('message', (message) => listener(String(message))),
  };
}
