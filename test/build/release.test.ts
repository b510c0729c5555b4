/** What goes with a release: the audit of what is shipped. */
import { expect, it } from 'vitest';
import { folderOf } from '../../build/notices/packages.ts';
import { findingsIn, NoAnswer } from '../../build/release/audit.ts';

const FOUND = {
  auditReportVersion: 2,
  vulnerabilities: {
    ws: {
      name: 'ws',
      severity: 'high',
      via: [{ source: 1, name: 'ws', title: 'Memory is shown', url: 'https://example.org/1', severity: 'high', range: '<9' }],
      nodes: ['node_modules/ws', 'node_modules/jsdom/node_modules/ws'],
    },
    vitest: { name: 'vitest', severity: 'critical', via: ['vite'], nodes: ['node_modules/vitest'] },
  },
};

it('faults of what is shipped are told, those of tools are not', () => {
  expect(findingsIn(JSON.stringify(FOUND), ['node_modules/ws', 'node_modules/svelte'])).toEqual([
    'high: ws: Memory is shown (https://example.org/1)',
  ]);
});

it('another copy of a package, which is not shipped, is not meant', () => {
  expect(findingsIn(JSON.stringify(FOUND), ['node_modules/electron/node_modules/ws'])).toEqual([]);
});

it('no answer is not taken for "no faults"', () => {
  expect(() => findingsIn(JSON.stringify({ message: '405 Method Not Allowed', error: {} }), [])).toThrow(NoAnswer);
});

it.each([
  ['node_modules/ws/lib/a.js', 'node_modules/ws'],
  ['node_modules/@a/b/c.js', 'node_modules/@a/b'],
  ['node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
])('%s is of the package in %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});
