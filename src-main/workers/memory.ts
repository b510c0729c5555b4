import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Node offers its collector only under a flag, which contexts made afterwards see. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
}

let collect: Collect | undefined;

/** Gives back what this process no longer uses. It takes some tens of milliseconds: for moments at rest. */
export function giveBackMemory(): void {
  collect ??= findCollector();
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
