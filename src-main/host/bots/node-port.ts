import { fork } from 'node:child_process';
import { killAtExit } from './kill-at-exit.ts';
import type { SpawnBotPort } from './port.ts';

/**
 * Spawns bot processes as Node child processes.
 * @param started called with the id of each process
 */
export function nodePort(entry: string, execArgv: readonly string[] = process.execArgv, started?: (pid: number) => void): SpawnBotPort {
  return ({ onMessage, onGone }) => {
    const child = fork(entry, [], { execArgv: [...execArgv], serialization: 'json', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (child.pid !== undefined) started?.(child.pid);
    const forget = child.pid === undefined ? undefined : killAtExit(child.pid);
    let gone = false;
    const leave = (reason: string) => {
      if (gone) return;
      gone = true;
      forget?.();
      onGone(reason);
    };
    child.on('message', (message) => onMessage(String(message)));
    child.on('error', (error) => leave(`its process could not run: ${error.message}`));
    child.on('exit', (code, signal) => leave(`its process ended (${signal ?? `code ${code ?? '?'}`})`));
    return {
      post: (text) => {
        // The channel of a dying child closes before its exit event, which is the one that counts.
        if (child.connected) child.send(text, () => undefined);
      },
      kill: () => child.kill('SIGKILL'),
    };
  };
}
