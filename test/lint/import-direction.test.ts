/** The import rules are only worth something if they bite: each planted offence must be reported by its name. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');

/** File → what it holds. Loading is an import of a value, not only of a type. */
const PLANTED: Record<string, string> = {
  'src-shared/kernel/base.ts': `export const base = 1;`,
  'src-shared/kernel/flow.ts': `import type { Actor } from 'xstate';\nexport type Run = Actor<never>;\nexport const flow = 1;`,
  'src-shared/kernel/upward.ts': `import '../games/one/types.ts';`,
  'src-shared/kernel/disk.ts': `import 'node:fs';`,
  'src-shared/games/one/types.ts': `export const one = 1;`,
  'src-shared/games/one/peer.ts': `import '../two/types.ts';`,
  'src-shared/games/two/types.ts': `import '../../kernel/base.ts';\nexport const two = 1;`,
  'src-shared/games/two/machine.ts': `import { createActor } from 'xstate';\nexport const run = createActor;`,
  'src-shared/bots/greedy.ts': `import '../games/one/types.ts';`,
  'src-shared/protocol/messages.ts': `import '../kernel/base.ts';`,
  'src-main/host/match.ts': `import { createActor } from 'xstate';\nexport const run = createActor;`,
  'src-main/host/match-of-one.ts': `import '../../src-shared/games/one/types.ts';`,
  'src-main/host/registered.ts': `import '../../src-shared/games/index.ts';`,
  'src-shared/games/index.ts': `import './one/types.ts';`,
  'src-main/host/window.ts': `import { app } from 'electron';\nexport const name = app.name;`,
  'src-main/host/store/journal.ts': `import 'node:fs';`,
  'src-main/host/store/promised.ts': `import 'node:fs/promises';`,
  'src-main/host/env/real-disk.ts': `import 'node:fs';`,
  'src-main/lan/table.ts': `export const open = 1;`,
  'src-main/host/lan-desk.ts': `import type { open } from '../lan/table.ts';\nexport type Open = typeof open;`,
  'src-main/host/port.ts': `import { open } from '../lan/table.ts';\nexport const port = open;`,
  'src-main/headless/run.ts': `export const table = () => import('../lan/table.ts');`,
  'src-main/electron/window.ts': `import { app } from 'electron';\nexport const name = app.name;`,
  'src-main/workers/bot-worker.ts': `import '../host/match.ts';`,
  'src-main/cli/arena.ts': `import '../../test/bench/rivals/cast.ts';`,
  'test/bench/rivals/cast.ts': `export const seeing = 1;`,
  'src-main/arena/deal.ts': `import '../host/match.ts';`,
  'src-renderer/games/one/ui.ts': `import type { one } from '../../../src-shared/games/one/types.ts';\nexport type One = typeof one;`,
  'src-renderer/games/two/ui.ts': `import type { One } from '../one/ui.ts';\nexport type Two = One;`,
  'src-renderer/games/two/rules.ts': `import type { one } from '../../../src-shared/games/one/types.ts';\nexport type Ones = typeof one;`,
  'src-renderer/games/registry.ts': `import type { One } from './one/ui.ts';\nexport const uis: One[] = [];`,
  'src-renderer/App.svelte': `<script lang="ts">
    import { uis } from './games/registry.ts';
  </script>{uis}`,
  'src-renderer/ui/Card.svelte': `<script lang="ts">
    import { one } from '../../src-shared/games/one/types.ts';
  </script>{one}`,
  'src-renderer/match/Match.svelte': `<script lang="ts">
    import { uis } from '../games/registry.ts';
  </script>{uis}`,
  'src-renderer/app/keys.ts': `import type { One } from '../games/one/ui.ts';\nexport type Keys = One;`,
  'src-renderer/screens/home.ts': `import type { One } from '../games/one/ui.ts';\nexport type Home = One;`,
  'src-renderer/Board.svelte': `<script lang="ts">
    import type { one } from '../src-shared/games/one/types.ts';
    import { flow } from '../src-shared/kernel/flow.ts';
    import { base } from '../src-shared/kernel/base.ts';
    let { x }: { x: typeof one } = $props();
  </script>{flow}{base}{x}`,
};

const OFFENCES = [
  ['kernel-knows-no-game', 'src-shared/kernel/upward.ts'],
  ['shared-runs-everywhere', 'src-shared/kernel/disk.ts'],
  ['games-know-no-other-game', 'src-shared/games/one/peer.ts'],
  ['shared-needs-only-schemas', 'src-shared/games/two/machine.ts'],
  ['xstate-only-drives-live-matches', 'src-shared/games/two/machine.ts'],
  ['window-knows-no-game', 'src-renderer/ui/Card.svelte'],
  ['window-knows-no-game', 'src-renderer/match/Match.svelte'],
  ['window-knows-no-game', 'src-renderer/app/keys.ts'],
  ['window-knows-no-game', 'src-renderer/screens/home.ts'],
  ['windows-know-no-other-game', 'src-renderer/games/two/ui.ts'],
  ['windows-know-no-other-game', 'src-renderer/games/two/rules.ts'],
  ['host-knows-games-by-their-register', 'src-main/host/match-of-one.ts'],
  ['bots-know-only-the-contract', 'src-shared/bots/greedy.ts'],
  ['protocol-takes-only-types-from-the-kernel', 'src-shared/protocol/messages.ts'],
  ['no-table-before-it-is-wanted', 'src-main/host/port.ts'],
  ['host-touches-the-disk-in-one-place', 'src-main/host/store/journal.ts'],
  ['host-touches-the-disk-in-one-place', 'src-main/host/store/promised.ts'],
  ['electron-only-in-its-folder', 'src-main/host/window.ts'],
  ['bot-worker-stays-light', 'src-main/workers/bot-worker.ts'],
  ['arena-stays-light', 'src-main/arena/deal.ts'],
  ['nothing-shipped-knows-tests', 'src-main/cli/arena.ts'],
  ['renderer-loads-no-rules', 'src-renderer/Board.svelte'],
] as const;

const reportSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

let folder = '';
let violations: string[] = [];

function cruise(): string[] {
  const args = [
    join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    'src-shared',
    'src-main',
    'src-renderer',
    '-T',
    'json',
  ];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    // Violations make it exit with their number; the report is there all the same.
    output = z.object({ stdout: z.string() }).parse(error).stdout;
  }
  return reportSchema.parse(JSON.parse(output)).summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-forges-imports-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) copyFileSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  violations = cruise();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import direction', () => {
  test.each(OFFENCES)('%s is reported for %s', (rule, file) => {
    expect(violations).toContain(`${rule}: ${file}`);
  });

  test('nothing else is reported: types, the host and the electron folder are free to do their work', () => {
    expect(violations.filter((found) => !OFFENCES.some(([rule, file]) => found === `${rule}: ${file}`))).toEqual([]);
  });
});
