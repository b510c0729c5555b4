import { app, utilityProcess } from 'electron';
import type { SpawnBotPort } from '../host/bots/port.ts';

let started = 0;

/** Bot processes of the desktop app: utility processes, so that no thought ever delays the window. */
export function utilityPort(entry: string): SpawnBotPort {
  return ({ onMessage, onGone }) => {
    const serviceName = `five-forges-bot-${++started}`;
    const child = utilityProcess.fork(entry, [], { serviceName });
    let gone = false;
    const leave = (reason: string) => {
      if (gone) return;
      gone = true;
      app.off('child-process-gone', watch);
      onGone(reason);
    };
    // A crash may report exit code 0 to the child's own listener; this one tells the reason.
    const watch = (_event: unknown, details: Electron.Details) => {
      if (details.name === serviceName || details.serviceName === serviceName) leave(`its process is gone (${details.reason})`);
    };
    app.on('child-process-gone', watch);
    child.on('message', (message) => onMessage(String(message)));
    child.on('exit', (code) => leave(`its process ended (code ${code})`));
    return {
      post: (text) => {
        if (!gone) child.postMessage(text);
      },
      kill: () => child.kill(),
    };
  };
}
