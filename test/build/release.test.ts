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

it.each([
  ['a message', JSON.stringify({ message: '405 Method Not Allowed', error: {} }), '405 Method Not Allowed'],
  ['an error', JSON.stringify({ error: { code: 'ENOAUDIT', summary: 'the registry makes no audits' } }), 'the registry makes no audits'],
  ['nothing', '', 'no report that is understood: ""'],
  ['something else', '[1]', 'no report that is understood: "[1]"'],
])('%s in place of a report is not taken for "no faults"', (_what, json, says) => {
  expect(() => findingsIn(json, [])).toThrow(NoAnswer);
  expect(() => findingsIn(json, [])).toThrow(says);
});

it.each([
  ['node_modules/ws/lib/a.js', 'node_modules/ws'],
  ['node_modules/@a/b/c.js', 'node_modules/@a/b'],
  ['node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
])('%s is of the package in %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});
