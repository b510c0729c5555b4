/** What is new in somebody's first matches is explained once, when it first matters. */
import { describe, expect, it } from 'vitest';
import { Coach } from '../../../src-renderer/match/ideas/coach.svelte.ts';
import type { Idea, IdeaMoment } from '../../../src-renderer/match/ideas/idea.ts';
import type { Arrival, LiveSession } from '../../../src-renderer/match/session.svelte.ts';
import { SettingsStore } from '../../../src-renderer/app/settings.svelte.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { FakeClient } from '../fake-client.ts';

const ACTION = { type: 'go' };
const FRAME = {
  game: 'hexforge',
  mode: 'seat',
  seat: 0,
  seats: [
    { seat: 0, kind: 'human' },
    { seat: 1, kind: 'bot' },
  ],
  view: { turn: 1 },
  actions: [ACTION],
} as unknown as MatchFrame;
const saw = (type: string) => (moment: IdeaMoment) => moment.events.some((event) => event.type === type);
const IDEAS: Idea[] = [
  { id: 'fire', title: 'Fire', says: 'It burns.', matters: saw('burnt') },
  { id: 'go', title: 'Going', says: 'One goes.', matters: ({ actions }) => actions.length > 0 },
];

async function rig(ideas = IDEAS, begun = true) {
  const client = new FakeClient();
  const settings = new SettingsStore(client, () => undefined);
  if (begun) await settings.beginIdeas('hexforge');
  const session = { frame: FRAME, actions: [ACTION] };
  const coach = new Coach('hexforge', ideas, session as unknown as LiveSession, settings);
  const hear = (events: string[], more: Partial<Arrival> = {}) =>
    coach.hear({ frame: FRAME, before: null, events: events.map((type) => ({ type })), jumped: false, ...more } as unknown as Arrival);
  return { coach, settings, session, hear };
}

describe('an idea', () => {
  it('is shown when it first matters, the more important one first, and never again', async () => {
    const { coach, settings, hear } = await rig();
    hear(['burnt']);
    coach.ask();
    expect(coach.shown?.id).toBe('fire');
    coach.dismiss();
    coach.ask();
    expect(coach.shown?.id).toBe('go');
    hear([], { before: FRAME });
    expect(coach.shown).toBeNull();
    hear(['burnt']);
    coach.ask();
    expect(coach.shown).toBeNull();
    expect(settings.ideasOf('hexforge')).toEqual({ off: false, met: ['fire', 'go'] });
  });

  it('is not told to whoever has just done it unprompted', async () => {
    const { coach, settings, hear } = await rig([{ ...IDEAS[1], known: saw('gone') }, IDEAS[0]]);
    hear(['burnt', 'gone'], { before: FRAME });
    coach.ask();
    expect(coach.shown?.id).toBe('fire');
    expect(settings.ideasOf('hexforge')?.met).toEqual(['go', 'fire']);
    hear([], { before: FRAME });
    coach.ask();
    expect(coach.shown).toBeNull();
  });

  it('stays while others act, and goes when the person has done something or time has jumped', async () => {
    const { coach, hear } = await rig();
    coach.ask();
    hear(['other'], { before: { ...FRAME, actions: [] } });
    expect(coach.shown?.id).toBe('go');
    hear([], { jumped: true });
    expect(coach.shown).toBeNull();
  });

  it.each<[string, Partial<MatchFrame>]>([
    [
      'beside another person',
      {
        seats: [
          { seat: 0, kind: 'human' },
          { seat: 1, kind: 'human' },
        ] as MatchFrame['seats'],
      },
    ],
    ['in a lesson', { lesson: {} as MatchFrame['lesson'] }],
    ['for somebody who looks on', { mode: 'watch' }],
  ])('is not shown %s', async (_where, more) => {
    const { coach, session } = await rig();
    session.frame = { ...FRAME, ...more };
    coach.ask();
    expect(coach.shown).toBeNull();
  });

  it('is not shown before the first match was begun, nor after the switch', async () => {
    const before = await rig(IDEAS, false);
    before.coach.ask();
    expect(before.coach.shown).toBeNull();
    const { coach, settings } = await rig();
    coach.ask();
    coach.end();
    expect(coach.shown).toBeNull();
    expect(settings.ideasOf('hexforge')?.off).toBe(true);
    coach.ask();
    expect(coach.shown).toBeNull();
  });
});
