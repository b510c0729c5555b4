/** The way into lessons: their list, and the offer before a first match. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import type { LessonEntry } from '../../../src-shared/protocol/lesson.ts';
import { FakeClient } from '../fake-client.ts';

const LESSONS: LessonEntry[] = [
  { id: 'one', title: 'First ore', about: 'Dig.', minutes: 1, state: 'new', beats: [] },
  { id: 'two', title: 'Second ore', about: 'Dig more.', minutes: 2, state: 'new', beats: [] },
];

let app: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
}

async function open(lessons: LessonEntry[], start?: Route): Promise<FakeClient> {
  const client = new FakeClient({
    'lesson.list': () => ({ lessons }),
    'lesson.open': ({ lesson }) => ({ match: `lesson-${lesson}` }),
  });
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
  return client;
}
const text = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const asked = (client: FakeClient) =>
  client.asked.flatMap(({ method, params }) => (/^(lesson\.open|match\.create)$/.test(method) ? [{ method, params }] : []));
async function press(label: string, nth = 0): Promise<void> {
  const found = [...document.querySelectorAll('button')].filter((one) => one.textContent?.trim() === label);
  if (found.length <= nth) throw new Error(`there is no button ${label}`);
  found[nth].click();
  await settle();
}

describe('the lessons of a game', () => {
  const start: Route = { name: 'lessons', game: 'hexforge' };

  it('say what each is about, how long it takes, and how far one has come', async () => {
    await open(
      [
        { ...LESSONS[0], state: 'done' },
        { ...LESSONS[1], state: 'begun' },
      ],
      start,
    );
    expect(document.querySelector('h1')?.textContent).toBe('Lessons: Hexforge');
    for (const words of ['1 of 2 done.', 'Dig more.', '1 minute · Done', '2 minutes · Begun']) expect(text()).toContain(words);
    for (const label of ['Once more', 'Go on'])
      expect([...document.querySelectorAll('button')].some((one) => one.textContent === label)).toBe(true);
  });

  it('are begun with one press', async () => {
    const client = await open(LESSONS, start);
    await press('Begin', 1);
    expect(asked(client)).toEqual([{ method: 'lesson.open', params: { game: 'hexforge', lesson: 'two' } }]);
  });
});

describe('the first “Play now” of a game', () => {
  it('offers its first lesson, which is a press away', async () => {
    const client = await open(LESSONS);
    await press('Play now');
    expect(text()).toContain('Two minutes to learn it, or straight in?');
    expect(asked(client)).toEqual([]);
    await press('Learn it first');
    expect(asked(client)).toEqual([{ method: 'lesson.open', params: { game: 'hexforge', lesson: 'one' } }]);
    expect(client.settings.person.ideas).toEqual({ hexforge: { off: false, met: [] } });
  });

  it('leads straight in as well, to Novices that a coach goes with, and asks only once', async () => {
    const client = await open(LESSONS);
    await press('Play now');
    await press('Straight in');
    expect(asked(client)).toMatchObject([{ method: 'match.create', params: { setup: { seats: [{ kind: 'human' }, { bot: 'novice' }] } } }]);
    expect(client.settings.person.ideas).toEqual({ hexforge: { off: false, met: [] } });
  });

  it.each<[string, LessonEntry[], FakeClient['settings']['person']['ideas']]>([
    ['has learned', [{ ...LESSONS[0], state: 'done' }], {}],
    ['was asked before', LESSONS, { hexforge: { off: true, met: [] } }],
    ['finds no lessons', [], {}],
  ])('asks nobody who %s', async (_who, lessons, ideas) => {
    const client = new FakeClient({ 'lesson.list': () => ({ lessons }) });
    client.settings = { ...client.settings, person: { ...client.settings.person, ideas } };
    app = mount(App, { target: document.body, props: { client } });
    await settle();
    await press('Play now');
    expect(asked(client)).toHaveLength(1);
  });
});
