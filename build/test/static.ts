/** What is checked without running anything. Each keeps what it found in `.cache/` and looks only at what has changed since. */
interface StaticCheck {
  name: string;
  command: string[];
}

const FOLDERS = ['src-shared', 'src-main', 'src-renderer'];

export const STATIC_CHECKS: readonly StaticCheck[] = [
  // By content, since a fresh checkout has fresh times.
  { name: 'eslint', command: ['eslint', '.', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'] },
  {
    name: 'prettier',
    command: [
      'prettier',
      '--check',
      '.',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/prettier',
    ],
  },
  { name: 'import rules', command: ['depcruise', ...FOLDERS] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] },
  { name: 'types of components', command: ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--incremental'] },
];
