import type { Client } from '../client/client.ts';

/**
 * Shows a toast when a run of the Lab ends, on any screen.
 * @returns stops
 */
export function followLab(client: Client, say: (message: string) => void): () => void {
  const running = new Set<string>();
  return client.onLab((run) => {
    if (run === null) return;
    if (run.state === 'running') running.add(run.run);
    else if (running.delete(run.run) && run.state === 'finished') say(`The Lab has finished: ${run.matches} matches of ${run.title}.`);
  });
}
