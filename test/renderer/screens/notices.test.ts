import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import notices from '../../../src-renderer/screens/credits/notices.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');

it('the notices name everything that is shipped', () => {
  expect(() => execFileSync(process.execPath, ['--import', 'tsx', 'build/notices.ts', '--check'], { cwd: ROOT })).not.toThrow();
});

it('every notice carries its terms', () => {
  expect(notices.filter((notice) => notice.text === '' || notice.licence === '').map((notice) => notice.name)).toEqual([]);
});
