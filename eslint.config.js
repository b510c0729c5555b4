import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const CLOCK_AND_CHANCE = 'Rules are a function of config, seed and actions: draw from the seeded generator in kernel/rng.ts.';
const HOST_CLOCK = 'The host takes its time from env/clock.ts.';
const REPEATED_KEY = 'Texts and moments may repeat, and a repeated key takes the screen down: key by an id or by the index.';
const REPEATABLE = '/^(at|name|label|title|text|words|what|why|problem|message|note|point|chord|column|group)$/';
const NO_CLOCK = 'Rules know no clock; the host measures time.';

export default ts.config(
  { ignores: ['out/', 'dist/', 'coverage/', 'reports/', 'test-results/', '.stryker-tmp/', '.arena/', '.cache/', '.svelte-check/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'max-lines': ['error', { max: 450 }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    // Caches and look-up tables that nothing draws from are plain on purpose.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`[key.name=${REPEATABLE}]`, `[key.property.name=${REPEATABLE}]`, "[key.type='BinaryExpression']"].map((key) => ({
          selector: `SvelteEachBlock${key}`,
          message: REPEATED_KEY,
        })),
      ],
    },
  },
  {
    // Forgotten promises are the bugs of the processes and of their tests; both are checked with type information.
    files: ['src-shared/**/*.ts', 'src-main/**/*.ts', 'test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['src-shared/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: CLOCK_AND_CHANCE },
        { object: 'Date', property: 'now', message: NO_CLOCK },
        { object: 'performance', property: 'now', message: NO_CLOCK },
      ],
      'no-restricted-syntax': ['error', { selector: "NewExpression[callee.name='Date']", message: NO_CLOCK }],
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'setTimeout', 'setInterval', 'structuredClone', 'crypto'],
    },
  },
  {
    // A simulation turns the clock of the host; the claim of the folder is about real processes.
    files: ['src-main/host/**/*.ts'],
    ignores: ['src-main/host/env/*.ts', 'src-main/host/store/folder-claim.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: HOST_CLOCK },
        { object: 'performance', property: 'now', message: HOST_CLOCK },
      ],
      'no-restricted-syntax': ['error', { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: HOST_CLOCK }],
      'no-restricted-globals': ['error', ...['setTimeout', 'setInterval', 'setImmediate'].map((name) => ({ name, message: HOST_CLOCK }))],
    },
  },
  {
    // These talk to a terminal.
    files: ['src-main/cli/**', 'src-main/headless.ts', 'build/**', 'test/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
