import type { Client } from '../client/client.ts';

/** Says when a run of the Lab that was under way has come to its end, wherever the person is then. @returns stops */
export function followLab(client: Client, say: (message: string) => void): () => void {
  const running = new Set<string>();
  return client.onLab((run) => {
    if (run === null) return;
    if (run.state === 'running') running.add(run.run);
    else if (running.delete(run.run) && run.state === 'finished') say(`The Lab has finished: ${run.matches} matches of ${run.title}.`);
  });
}
