/** Settings as a file: all of them, or none and a sentence for everything that is wrong. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsSchema } from '../../src-shared/protocol/messages.ts';
import { makeRig } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
beforeEach(() => (rig = makeRig()));
afterEach(() => rig.end());

const USUAL = settingsSchema.parse({});
const file = (settings: object, more: object = {}) => JSON.stringify({ format: 'five-forges-settings', version: 1, settings, ...more });
const take = (text: string) => rig.screen.ask('settings.import', { fileName: 'mine.json', text });
const refusal = (text: string) => rig.screen.refusal('settings.import', { fileName: 'mine.json', text });
const now = async () => (await rig.screen.ask('settings.get', {})).settings;

test('what was exported comes back after a reset, to the last one', async () => {
  const patch = { name: 'Ada', uiScale: 1.4, theme: 'contrast', keys: { endTurn: ';' }, volume: { effects: 0.1, interface: 0 } } as const;
  await rig.screen.ask('settings.set', { patch });
  const before = await now();
  const { fileName, text } = await rig.screen.ask('settings.export', {});
  expect(fileName).toBe('five-forges-settings.json');
  await rig.screen.ask('settings.reset', {});
  expect(await now()).toEqual(USUAL);
  expect((await take(text)).settings).toEqual(before);
  rig = await rig.restart();
  expect(await now()).toEqual(before);
});

test('what a file leaves out goes back to how it came', async () => {
  await rig.screen.ask('settings.set', { patch: { mono: true } });
  await take(file({ uiScale: 1.2 }));
  expect(await now()).toEqual({ ...USUAL, uiScale: 1.2 });
});

test('no file agrees to anything being asked of the network', async () => {
  await take(file({ updateCheck: 'allowed' }));
  expect((await now()).updateCheck).toBe('off');
});

describe('a file that cannot be used changes nothing and says', () => {
  test.each([
    ['no JSON', '{', 'It is no file of settings of Five Forges.'],
    ['another JSON', '{"uiScale": 1}', 'It is no file of settings of Five Forges.'],
    ['of a newer version', file({}, { version: 2 }), 'It was written by a newer version of Five Forges.'],
    ['a number that is too large', file({ uiScale: 9 }), '“uiScale” is 9: 2 is the most.'],
    ['a number that is too small', file({ volume: { effects: -1, interface: 0 } }), '“volume.effects” is -1: 0 is the least.'],
    ['a word nobody knows', file({ theme: 'pink' }), '“theme” is "pink": it can be “system” or “dark” or “contrast”.'],
    ['a word for a yes', file({ mono: 'yes' }), '“mono” is "yes": it must be true or false.'],
    ['an unknown setting', file({ colour: 'pink' }), 'This version knows no setting “colour”.'],
    ['an empty name', file({ name: '' }), '“name” is "": it must not be empty.'],
  ])('%s', async (_what, text, words) => {
    await rig.screen.ask('settings.set', { patch: { mono: true } });
    const before = await now();
    expect(await refusal(text)).toMatchObject({ code: 'invalid', message: 'mine.json cannot be used.', problems: [words] });
    expect(await now()).toEqual(before);
  });

  test('everything that is wrong at once', async () => {
    expect((await refusal(file({ uiScale: 9, mono: 1 }))).problems).toHaveLength(2);
  });

  test('a key that would reach into the language', async () => {
    await refusal('{"format":"five-forges-settings","version":1,"settings":{"__proto__":{"mono":true}}}').catch(() => undefined);
    expect(({} as { mono?: boolean }).mono).toBeUndefined();
    expect((await now()).mono).toBe(false);
  });
});

test('settings that cannot be read are kept aside, and the first screen says so', async () => {
  await rig.screen.ask('settings.set', { patch: { mono: true } });
  writeFileSync(join(rig.dataDir, 'settings.json'), '{"version":1,');
  rig = await rig.restart();
  expect(await now()).toEqual(USUAL);
  expect(rig.screen.notices).toHaveLength(1);
  expect(rig.screen.notices[0]).toContain('settings');
});
