/** `npm run new-game` in a scratch copy of the repository: what it makes is type-checked, keeps the contract and passes its own tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stillAt } from '../../build/test/alive.ts';
import { reaches, type Tier } from '../../build/test/tiers.ts';
import { nameOf, prefixFor } from '../../build/new-game/name.ts';
import { landingOf, withImports, withNames } from '../../build/new-game/template.ts';
import { findChromium } from '../../build/runtimes.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE = 900_000;
/** Whole games by mouse, keyboard and ear; curtain, power cut, replay, Lab; two scenes in three looks. */
const IN_THE_PAGE = 13;

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'five-forges-new-game-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

function runIn(tier: Tier, script: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'node_modules', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    // What a test runner sets for its own files is nothing to another runner.
    env: { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined, CI: undefined, FF_TIER: tier },
  });
  stillAt(`${script.split('/')[0]} is through`);
  return { status, said: stdout + stderr };
}
const run = (script: string, ...args: string[]) => runIn('full', script, ...args);
const newGame = (...args: string[]) => run('tsx/dist/cli.mjs', 'build/new-game.ts', ...args);
const filesIn = (folder: string): string[] => readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).sort();
const everything = () => ['src-shared', 'src-renderer', 'test', 'docs'].map((folder) => filesIn(folder));

describe('names', () => {
  test.each([
    ['', 'A game needs a name'],
    ['Tin Forge', 'letters from A to Z only'],
    ['../forge', 'letters from A to Z only'],
    ['Tin', 'it has 3 letters'],
    ['Bladeforge', 'There is a game Bladeforge already'],
    ['Lantern', 'is the game that new ones are made from'],
    ['table', 'shared parts have the word'],
  ])('“%s” is refused', (name, reason) => {
    expect(() => nameOf(name, ROOT)).toThrow(reason);
  });

  test('rules get letters that no other checklist has', () => {
    expect(nameOf('TINFORGE', ROOT)).toEqual({ id: 'tinforge', title: 'Tinforge', prefix: 'TI', hasRules: false });
    const checklist = join(copy, 'docs/rules/gildforge.md');
    writeFileSync(checklist, '- **GI-1.1** A rule.\n');
    expect(nameOf('Gildforge', copy)).toMatchObject({ prefix: 'GI', hasRules: true });
    rmSync(checklist);
    expect(prefixFor('tin', new Set(['TI', 'TN']))).toBe('TA');
  });
});

describe('the template', () => {
  test('lands in the rooms of a game, with imports that lead to the same files', () => {
    expect(landingOf('test/fixtures/lantern/rules.md', 'tinforge')).toBe('docs/rules/tinforge.md');
    const file = 'test/fixtures/lantern/window/hand/Hand.svelte';
    expect(landingOf(file, 'tinforge')).toBe('src-renderer/games/tinforge/hand/Hand.svelte');
    const imports = "import '../../text/faces.ts'; from '../keys.ts'; from '../../../../../src-renderer/ui/card/Card.svelte'";
    expect(withImports(imports, file, 'tinforge')).toBe(
      "import '../../../../src-shared/games/tinforge/text/faces.ts'; from '../keys.ts'; from '../../../ui/card/Card.svelte'",
    );
  });

  test('cites no rule where a checklist stands already', () => {
    const name = { id: 'tinforge', title: 'Tinforge', prefix: 'TI', hasRules: false };
    expect(withNames("/** Lantern deals (LT-1.2). */ test('LT-1.2 deals')", name)).toBe(
      "/** Tinforge deals (TI-1.2). */ test('TI-1.2 deals')",
    );
    expect(withNames("/** Deals (LT-1.2, LT-1.3). */ test('LT-1.2 deals')", { ...name, hasRules: true })).toBe(
      "/** Deals. */ test('deals')",
    );
  });
});

describe('a new game', () => {
  test('is refused without a change', { timeout: PATIENCE }, () => {
    const before = everything();
    const { status, said } = newGame('Tin', 'Forge');
    expect(status).toBe(1);
    expect(said).toContain('One name at a time');
    expect(everything()).toEqual(before);
  });

  test('is made once, and says what to do next', { timeout: PATIENCE }, () => {
    const { status, said } = newGame('Tinforge');
    expect(said).toContain('Tinforge stands');
    expect(status).toBe(0);
    expect(readFileSync(join(copy, 'src-shared/games/index.ts'), 'utf8')).toContain("'tinforge'");
    const made = ['src-shared/games', 'src-renderer/games', 'test/games', 'test/e2e/games'].flatMap((folder) =>
      filesIn(`${folder}/tinforge`)
        .filter((file) => /\.\w+$/.test(file))
        .map((file) => `${folder}/tinforge/${file}`),
    );
    for (const file of made) expect(readFileSync(join(copy, file), 'utf8'), file).not.toMatch(/lantern|LT-\d/i);
    const after = everything();
    expect(newGame('Tinforge')).toMatchObject({ status: 1 });
    expect(everything()).toEqual(after);
  });

  test.skipIf(!reaches('full'))(
    'keeps the contract, passes its own tests and those that every game is put to (full)',
    { timeout: PATIENCE },
    () => {
      const own = [
        'test/games/tinforge',
        'test/kernel/registry.test.ts',
        'test/kernel/content.test.ts',
        'test/bots/determinizers.test.ts',
        'test/main/old-matches.test.ts',
        'test/lint/game-names.test.ts',
      ];
      const { status, said } = run('vitest/vitest.mjs', 'run', ...own, '-t', 'tinforge|Tinforge|TI-|shared parts|told|prompt|end is');
      expect(said).toMatch(/Test Files .*passed/);
      expect(status, said).toBe(0);
    },
  );

  // The compiler reads the whole repository once more.
  test.skipIf(!reaches('long'))('is type-checked, windows and all, and breaks no import rule (long)', { timeout: PATIENCE }, () => {
    const checked = run('svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'machine');
    expect(checked.status, checked.said).toBe(0);
    const ruled = run('dependency-cruiser/bin/dependency-cruise.mjs', 'src-shared/games/tinforge', 'src-renderer/games/tinforge');
    expect(ruled.status, ruled.said).toBe(0);
  });

  const chromium = findChromium();
  let isBuilt = false;
  /** Runs those of the specs that name the game. */
  function inThePage(tier: Tier, ...args: string[]): { status: number | null; said: string } {
    if (!isBuilt) {
      const built = run('electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn');
      expect(built.status, built.said).toBe(0);
      isBuilt = true;
    }
    return runIn(tier, '@playwright/test/cli.js', 'test', '--project=chromium', ...args);
  }
  const title = (what: string) => (chromium === null ? `NO CHROMIUM was found (set CHROMIUM_PATH): NOT ${what}` : what);

  // Another build of the whole app.
  test.skipIf(chromium === null || !reaches('full'))(`${title('is played once through the page')} (full)`, { timeout: PATIENCE }, () => {
    const played = inThePage('full', 'test/e2e/both/whole-game.spec.ts', '-g', 'Tinforge by mouse');
    expect(played.said).toMatch(/1 passed/);
    expect(played.status, played.said).toBe(0);
  });

  test.skipIf(chromium === null || !reaches('long'))(
    `${title('is what every game is in the page: by keyboard and by ear, seen again, resumed, accessible, in the Lab')} (long)`,
    { timeout: 2 * PATIENCE },
    () => {
      const { status, said } = inThePage('long', '-g', 'Tinforge');
      const passed = Number(/(\d+) passed/.exec(said)?.[1] ?? 0);
      expect(status, said).toBe(0);
      expect(passed, said).toBeGreaterThanOrEqual(IN_THE_PAGE);
    },
  );
});
