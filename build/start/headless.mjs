import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './build.mjs';

/** Runs the headless host until it ends. Returns its exit code. */
export function serve({ port, data, lan, 'lan-address': lanAddress, 'no-open': noOpen }) {
  const args = [join(ROOT, 'out/main/headless.js')];
  if (port !== undefined) args.push('--port', port);
  if (data !== undefined) args.push('--data', data);
  if (lan) args.push('--lan');
  if (lanAddress !== undefined) args.push('--lan-address', lanAddress);
  if (noOpen) args.push('--no-open');
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}
