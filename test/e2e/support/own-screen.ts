import { spawnSync } from 'node:child_process';

/**
 * Words to start a program with so that it alone is on a screen: what is typed reaches only the window in front, and that
 * is whichever test opened one last. Nothing where no second screen can be made; then the person at it keeps their hands off.
 */
export function onItsOwnScreen(): string[] {
  const found = process.platform === 'linux' && spawnSync('xvfb-run', ['--help']).status === 0;
  return found ? ['xvfb-run', '--auto-servernum'] : [];
}
