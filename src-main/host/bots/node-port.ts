import { fork } from 'node:child_process';
import type { SpawnBotPort } from './port.ts';

/**
 * Bot processes where there is no Electron: plain Node children.
 * @param started is told the id of each process
 */
export function nodePort(entry: string, execArgv: readonly string[] = process.execArgv, started?: (pid: number) => void): SpawnBotPort {
  return ({ onMessage, onGone }) => {
    const child = fork(entry, [], { execArgv: [...execArgv], serialization: 'json', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (child.pid !== undefined) started?.(child.pid);
    let gone = false;
    const leave = (reason: string) => {
      if (gone) return;
      gone = true;
      onGone(reason);
    };
    child.on('message', (message) => onMessage(String(message)));
    child.on('error', (error) => leave(`its process could not run: ${error.message}`));
    child.on('exit', (code, signal) => leave(`its process ended (${signal ?? `code ${code ?? '?'}`})`));
    return {
      post: (text) => {
        // A dying child's pipe is closed before its exit is heard of; the exit is what counts.
        if (child.connected) child.send(text, () => undefined);
      },
      kill: () => child.kill('SIGKILL'),
    };
  };
}
