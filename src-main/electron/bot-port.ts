import { app, utilityProcess } from 'electron';
import { killAtExit, killHard } from '../host/bots/kill-at-exit.ts';
import type { SpawnBotPort } from '../host/bots/port.ts';

let started = 0;

/** Spawns bot processes as Electron utility processes. */
export function utilityPort(entry: string): SpawnBotPort {
  return ({ onMessage, onGone }) => {
    const serviceName = `five-forges-bot-${++started}`;
    const child = utilityProcess.fork(entry, [], { serviceName });
    let gone = false;
    let forget: (() => void) | undefined;
    child.once('spawn', () => {
      if (!gone && child.pid !== undefined) forget = killAtExit(child.pid);
    });
    const leave = (reason: string) => {
      if (gone) return;
      gone = true;
      forget?.();
      app.off('child-process-gone', watch);
      onGone(reason);
    };
    // The child's own exit event may report code 0 after a crash; this one has the reason.
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
      kill: () => {
        // Electron's own asks the process to end, which a stopped one does not hear.
        if (!gone && child.pid !== undefined) killHard(child.pid);
        else child.kill();
      },
    };
  };
}
