import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Reasons } from './reasons.ts';

/** Reference measurements that may be installed beside the project, with the arguments of a short run. */
const SCRIPTS: Record<string, string[]> = {
  xstate: ['--expose-gc', 'src/xstate/bench-xstate.mjs', '--quick'],
  showdown: ['--expose-gc', 'src/bench-showdown.mjs', '--quick'],
  lanes: ['--expose-gc', 'out/bench-lanes.cjs', '--quick'],
};

/** What the peers print in short runs of their own, line by line; null with a reason where they are not installed. */
export function benchPeers(reasons: Reasons): Record<string, string[] | null> | null {
  const home = process.env.PEERS_HOME;
  if (!home || !existsSync(home)) {
    reasons.peers = home ? `PEERS_HOME is "${home}", which does not exist` : 'PEERS_HOME does not say where the reference measurements are';
    return null;
  }
  const env = { ...process.env, NODE_ENV: 'production' };
  const lines: Record<string, string[] | null> = {};
  for (const [name, args] of Object.entries(SCRIPTS)) {
    try {
      const out = execFileSync(process.execPath, args, { cwd: home, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      lines[name] = out.split('\n').filter((line) => line.trim() !== '');
    } catch (error) {
      lines[name] = null;
      reasons[`peers.${name}`] = (error as Error).message;
    }
  }
  return lines;
}
