/** Runs a TypeScript module as the tests see it: `node test/bots/puzzles/run.mjs FILE …`. Games' hooks are found by Vite's glob, which tsx lacks. */
import { resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const [file] = process.argv.splice(2, 1);
// The module finds its arguments where it would if it had been started itself.
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
