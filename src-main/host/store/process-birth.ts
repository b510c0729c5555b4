/** When processes started: tells a process from a later one with the same id. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type System = NodeJS.Platform;

/** Linux counts exactly; elsewhere our own estimate differs from the system's figure by what the start of the program took. */
const DIFFER_MS = 60_000;
const COMMAND_MS = 10_000;

/** Start time of this process: clock ticks on Linux, milliseconds since 1970 elsewhere. */
export const ownBirth = (system: System = process.platform): number =>
  system === 'linux' ? (bornAt(process.pid) ?? 0) : Math.round(performance.timeOrigin);

/** Could these be the start of the same process? Neither is 0. */
export const isSameBirth = (one: number, other: number, system: System = process.platform): boolean =>
  Math.abs(one - other) <= (system === 'linux' ? 0 : DIFFER_MS);

/** Start time of a process, in the same count; null when there is none, 0 when the system does not tell. */
export function bornAt(pid: number, system: System = process.platform): number | null {
  if (!answersSignals(pid)) return null;
  try {
    if (system === 'linux') return readStat(pid);
    const text = system === 'win32' ? askPowerShell(pid) : askPs(pid);
    return Number.isNaN(Date.parse(text)) ? 0 : Date.parse(text);
  } catch {
    return 0;
  }
}

function readStat(pid: number): number | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Field 2 is a name in parentheses with any characters, field 3 the state, field 22 the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isDead = fields[0] === 'Z' || fields[0] === 'X';
  return isDead ? null : Number(fields[19]);
}

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): string =>
  execFileSync(command, args, {
    env,
    encoding: 'utf8',
    timeout: COMMAND_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  }).trim();

const askPs = (pid: number): string =>
  `${run('ps', ['-o', 'lstart=', '-p', String(pid)], { ...process.env, LC_ALL: 'C', TZ: 'UTC0' })} UTC`;

/** The CIM interface tells of other users' processes as well. */
const askPowerShell = (pid: number): string =>
  run('powershell.exe', [
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CreationDate.ToUniversalTime().ToString('o')`,
  ]);

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process: signals are not permitted, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
