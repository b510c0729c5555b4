/** Settings as a file: all of them, or none and a sentence for everything that is wrong. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsSchema } from '../../src-shared/protocol/settings.ts';
import { makeRig } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
beforeEach(() => (rig = makeRig()));
afterEach(() => rig.end());

const USUAL = settingsSchema.parse({});
/** As the first version wrote them. */
const file = (settings: object, more: object = {}) => JSON.stringify({ format: 'five-forges-settings', version: 1, settings, ...more });
const newFile = (parts: object) => JSON.stringify({ format: 'five-forges-settings', version: 2, ...parts });
const fixture = (name: string) => join(import.meta.dirname, '../fixtures/settings', name);
const take = (text: string) => rig.screen.ask('settings.import', { fileName: 'mine.json', text });
const refusal = (text: string) => rig.screen.refusal('settings.import', { fileName: 'mine.json', text });
const now = async () => (await rig.screen.ask('settings.get', {})).settings;

test('what was exported comes back after a reset, to the last one', async () => {
  const patch = {
    person: {
      name: 'Ada',
      uiScale: 1.4,
      keys: { endTurn: ';' },
      volume: { effects: 0.1, interface: 0 },
      games: { anygame: { fog: true } },
    },
    table: { botPace: 'long' },
    machine: { turnNotice: false },
  } as const;
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
  await rig.screen.ask('settings.set', { patch: { person: { mono: true } } });
  await take(newFile({ person: { uiScale: 1.2 } }));
  expect(await now()).toEqual({ ...USUAL, person: { ...USUAL.person, uiScale: 1.2 } });
});

test('no file agrees to anything being asked of the network', async () => {
  await take(file({ updateCheck: 'allowed' }));
  expect((await now()).machine.updateCheck).toBe('off');
  await take(newFile({ machine: { updateCheck: 'allowed' } }));
  expect((await now()).machine.updateCheck).toBe('off');
});

describe('a file that cannot be used changes nothing and says', () => {
  test.each([
    ['no JSON', '{', 'It is no file of settings of Five Forges.'],
    ['another JSON', '{"uiScale": 1}', 'It is no file of settings of Five Forges.'],
    ['of a newer version', file({}, { version: 3 }), 'It was written by a newer version of Five Forges.'],
    ['a number that is too large', file({ uiScale: 9 }), '“uiScale” is 9: 2 is the most.'],
    ['a number that is too small', file({ volume: { effects: -1, interface: 0 } }), '“volume.effects” is -1: 0 is the least.'],
    ['a word nobody knows', file({ theme: 'pink' }), '“theme” is "pink": it can be “system” or “dark” or “contrast”.'],
    ['a word for a yes', file({ mono: 'yes' }), '“mono” is "yes": it must be true or false.'],
    ['an unknown setting', file({ colour: 'pink' }), 'This version knows no setting “colour”.'],
    ['a part that there is not', newFile({ house: {} }), 'This version knows no setting “house”.'],
    ['a new file’s number', newFile({ person: { uiScale: 9 } }), '“uiScale” is 9: 2 is the most.'],
    ['an empty name', file({ name: '' }), '“name” is "": a name needs at least one visible character.'],
  ])('%s', async (_what, text, words) => {
    await rig.screen.ask('settings.set', { patch: { person: { mono: true } } });
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
    expect((await now()).person.mono).toBe(false);
  });
});

test('settings that cannot be read are kept aside, and the first screen says so', async () => {
  await rig.screen.ask('settings.set', { patch: { person: { mono: true } } });
  writeFileSync(join(rig.dataDir, 'settings.json'), '{"version":1,');
  rig = await rig.restart();
  expect(await now()).toEqual(USUAL);
  expect(rig.screen.notices).toHaveLength(1);
  expect(rig.screen.notices[0]).toContain('settings');
});

describe('a file of the first version, in which everything was one heap', () => {
  /** Each of its settings is another than usual. */
  const KEPT = {
    person: {
      name: 'Ada',
      uiScale: 1.35,
      cardText: 1.2,
      theme: 'contrast',
      motion: 'reduced',
      font: 'dyslexic',
      plainCards: true,
      speed: 'step',
      volume: { effects: 0.25, interface: 0 },
      mono: true,
      muted: true,
      confirmMain: 'always',
      verbosity: 'full',
      singleKeys: false,
      keys: { endTurn: ';', hexBase: '' },
      preset: 'full',
      autoResolveForced: false,
      lessons: {},
      ideas: {},
      games: { hexforge: { ghosts: false }, laneforge: { confirmPlays: true, coverOwnHand: true } },
    },
    table: { botPace: 'long', handover: 'curtain', takeBackAnything: true },
    machine: { turnNotice: false, updateCheck: 'ask', networkTables: true },
  };

  test('opens with nothing lost, and is written anew at the next change', async () => {
    copyFileSync(fixture('version-1.json'), join(rig.dataDir, 'settings.json'));
    rig = await rig.restart();
    expect(await now()).toEqual(KEPT);
    expect(rig.screen.notices).toEqual([]);
    await rig.screen.ask('settings.set', { patch: { person: { name: 'Ben' } } });
    rig = await rig.restart();
    const changed = { ...KEPT, person: { ...KEPT.person, name: 'Ben' } };
    expect(await now()).toEqual(changed);
    expect(JSON.parse(readFileSync(join(rig.dataDir, 'settings.json'), 'utf8'))).toEqual({ version: 2, ...changed });
  });

  test('is taken over when somebody exported it then', async () => {
    await take(readFileSync(fixture('exported-1.json'), 'utf8'));
    expect(await now()).toEqual({ ...KEPT, machine: { ...KEPT.machine, updateCheck: 'off' } });
  });
});
