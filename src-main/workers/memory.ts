import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Node exposes `gc` only under a V8 flag, and only to contexts created while the flag is set. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
}

let collect: Collect | undefined;

/** Runs a full garbage collection and returns freed pages to the system. Blocks for some tens of milliseconds: call it when idle. */
export function collectGarbage(): void {
  collect ??= findCollector();
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
