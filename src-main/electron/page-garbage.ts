import { availableParallelism } from 'node:os';
import { app } from 'electron';

/** On so few cores those who would help to collect the page's garbage have to wait for a core that a bot has. */
const FEW_CORES = 4;
/** Of V8. What is collected beside the page goes on; only where the page stands still meanwhile does it do all of it itself. */
const ALONE = ['--no-parallel-marking', '--no-parallel-scavenge', '--no-parallel-compaction', '--no-parallel-pointer-update'];

/**
 * Has the page wait for nobody when it collects garbage: it stood still for up to 19 ms, for 4 ms of work, while its helpers stood behind a bot.
 * Must run before the app is ready; bots and the program's own process, which are told apart, collect as ever.
 */
export function collectPageGarbageAlone(cores = availableParallelism()): void {
  if (cores > FEW_CORES) return;
  const flags = [app.commandLine.getSwitchValue('js-flags'), ...ALONE].filter((flag) => flag !== '');
  app.commandLine.appendSwitch('js-flags', flags.join(' '));
}
