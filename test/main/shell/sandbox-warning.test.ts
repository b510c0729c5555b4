import { expect, it } from 'vitest';
import { sandboxWarning } from '../../../src-main/host/shell/sandbox-warning.ts';

const APP_IMAGE = { platform: 'linux', uid: 1000, withoutSandbox: true } as const;

it('an ordinary user of Linux is told that the sandbox is off', () => {
  expect(sandboxWarning(APP_IMAGE)).toContain('without its sandbox');
});

it.each([
  ['it is on', { withoutSandbox: false }],
  ['the user is root, who can have none', { uid: 0 }],
  ['the system is another', { platform: 'win32', uid: undefined }],
] as const)('nothing is said when %s', (_when, start) => {
  expect(sandboxWarning({ ...APP_IMAGE, ...start })).toBeNull();
});
