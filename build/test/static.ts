/** What is checked without running anything. Each keeps what it found in `.cache/` and looks only at what has changed since. */
import type { Tier } from './tiers.ts';

interface StaticCheck {
  name: string;
  /** The first tier that it belongs to. */
  from: Tier;
  command: string[];
}

/** By content, since a fresh checkout has fresh times. */
const cached = (name: string): string[] => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`];

export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'eslint', from: 'quick', command: ['eslint', '.', ...cached('eslint')] },
  { name: 'prettier', from: 'quick', command: ['prettier', '--check', '.', '--log-level', 'warn', ...cached('prettier')] },
  { name: 'import rules', from: 'quick', command: ['depcruise', 'src-shared', 'src-main', 'src-renderer'] },
  // Plain TypeScript as well.
  {
    name: 'types of components',
    from: 'quick',
    command: ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--incremental'],
  },
  // Once more, as the compiler itself sees it.
  {
    name: 'types',
    from: 'long',
    command: ['tsc', '-p', 'tsconfig.json', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
];
