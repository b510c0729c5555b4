import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../../src-renderer/app/announcer.svelte.ts';
import { paintSettings } from '../../../src-renderer/app/appearance.svelte.ts';
import { helpTopicAt } from '../../../src-renderer/app/help-topic.ts';
import { Router } from '../../../src-renderer/app/router.svelte.ts';
import { Toasts } from '../../../src-renderer/app/toasts.svelte.ts';
import { seatsInWords } from '../../../src-renderer/app/words/people.ts';
import { newestFirst } from '../../../src-shared/protocol/recent.ts';
import { whenInWords } from '../../../src-renderer/app/words/when.ts';
import { personSettingsSchema } from '../../../src-shared/protocol/settings.ts';

describe('the router', () => {
  it('goes back the way it came, and no further than home', () => {
    const router = new Router();
    router.go({ name: 'settings' });
    router.go({ name: 'help', topic: 'keys' });
    router.back();
    expect(router.current).toEqual({ name: 'settings' });
    router.back();
    router.back();
    expect(router.current).toEqual({ name: 'home' });
  });

  it('keeps a match open underneath what is looked up', () => {
    const router = new Router();
    router.go({ name: 'match', id: 'm1' });
    router.go({ name: 'help' });
    expect(router.match).toBe('m1');
    router.go({ name: 'match', id: 'm1' });
    expect(router.current).toEqual({ name: 'match', id: 'm1' });
    router.go({ name: 'home' });
    expect(router.match).toBeNull();
  });

  it('returns to a place on the way instead of piling up', () => {
    const router = new Router();
    router.go({ name: 'settings' });
    router.go({ name: 'help' });
    router.go({ name: 'settings' });
    router.back();
    expect(router.current).toEqual({ name: 'home' });
  });
});

describe('announcements and notes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('join what comes at once, and speak the same sentence twice in different places', () => {
    const announcer = new Announcer();
    announcer.announce('A unit moves.');
    announcer.announce('It stops.');
    vi.advanceTimersByTime(100);
    expect(announcer.slots.polite).toEqual(['A unit moves. It stops.', '']);
    announcer.announce('Your turn.');
    vi.advanceTimersByTime(100);
    announcer.announce('Your turn.');
    vi.advanceTimersByTime(100);
    expect(announcer.slots.polite).toEqual(['Your turn.', '']);
    expect(announcer.slots.assertive).toEqual(['', '']);
  });

  it('leave nothing in the page when somebody else takes the screen', () => {
    const announcer = new Announcer();
    announcer.announce('You draw Sounding Choir.');
    announcer.announce('Choose a card to discard.', 'assertive');
    vi.advanceTimersByTime(100);
    announcer.announce('You hold five cards.');
    announcer.hush();
    announcer.announce('Pass to Mira.');
    expect(announcer.slots).toEqual({ polite: ['', ''], assertive: ['', ''] });
    vi.advanceTimersByTime(100);
    expect(announcer.slots.polite.join('')).toBe('Pass to Mira.');
  });

  it('keep problems until they are dismissed, and wait while somebody reads', () => {
    const toasts = new Toasts(new Announcer());
    toasts.show('Saved.');
    toasts.problem('Not saved.');
    let isRead = true;
    toasts.isRead = () => isRead;
    vi.advanceTimersByTime(60_000);
    expect(toasts.list.map((toast) => toast.text)).toEqual(['Saved.', 'Not saved.']);
    isRead = false;
    vi.advanceTimersByTime(1000);
    expect(toasts.list.map((toast) => toast.text)).toEqual(['Not saved.']);
    toasts.dismiss(toasts.list[0].id);
    expect(toasts.list).toEqual([]);
  });

  it('are left behind with the screen they were shown on, but for what came up just then', () => {
    const toasts = new Toasts(new Announcer());
    toasts.problem('This file is no match.');
    toasts.show('Saved.');
    vi.advanceTimersByTime(5000);
    toasts.problem('The match could not be opened.');
    toasts.leaveBehind();
    expect(toasts.list.map((toast) => toast.text)).toEqual(['Saved.', 'The match could not be opened.']);
  });
});

describe('settings on the page', () => {
  const root = document.createElement('html');
  const none = { contrast: false, reducedMotion: false, room: 1 };
  const both = { contrast: true, reducedMotion: true, room: 1 };

  it('follow the system only where they say so', () => {
    paintSettings(root, personSettingsSchema.parse({}), both);
    expect([root.dataset.theme, root.dataset.motion]).toEqual(['contrast', 'reduced']);
    paintSettings(root, personSettingsSchema.parse({ theme: 'dark', motion: 'full' }), both);
    expect([root.dataset.theme, root.dataset.motion]).toEqual(['dark', 'full']);
  });

  it('scale the whole interface by the root font size', () => {
    paintSettings(root, personSettingsSchema.parse({ uiScale: 2, cardText: 1.5, plainCards: true }), none);
    expect(root.style.fontSize).toBe('200%');
    expect(root.style.getPropertyValue('--card-text')).toBe('1.5');
    expect(root.hasAttribute('data-plain')).toBe(true);
    paintSettings(root, personSettingsSchema.parse({ uiScale: 0.8 }), { ...none, room: 2 });
    expect(root.style.fontSize).toBe('160%');
  });
});

describe('words', () => {
  it('name times as people do', () => {
    const now = new Date(2031, 2, 9, 20, 0);
    const at = (...parts: [number, number, number, number, number]) => whenInWords(new Date(...parts).toISOString(), now);
    expect(at(2031, 2, 9, 20, 0)).toBe('just now');
    expect(at(2031, 2, 9, 19, 59)).toBe('a minute ago');
    expect(at(2031, 2, 9, 9, 5)).toMatch(/^today, /);
    expect(at(2031, 2, 8, 23, 59)).toMatch(/^yesterday, /);
    expect(whenInWords('nonsense', now)).toBe('at an unknown time');
    expect(at(2031, 2, 9, 20, 4)).toBe('just now');
    expect(at(2031, 2, 9, 20, 6)).toMatch(/, by a clock that was ahead$/);
  });

  it('put first what was done last, and what a clock that was ahead calls the future at the end', () => {
    const now = Date.UTC(2031, 2, 9, 20);
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const order = newestFirst([at(-30), at(600), at(1), at(-2), at(6)], (iso) => iso, now);
    expect(order).toEqual([at(1), at(-2), at(-30), at(600), at(6)]);
  });

  it('name who sits at a table', () => {
    const seats = [
      { seat: 0, name: 'Ada', kind: 'human' as const },
      { seat: 1, name: 'Brannoch', kind: 'bot' as const, bot: 'greedy' as const },
    ];
    expect(seatsInWords(seats)).toBe('Ada against Brannoch (greedy)');
  });
});

describe('help for what has focus', () => {
  it('asks the nearest thing that names a topic, else the screen', () => {
    document.body.innerHTML = '<section data-help="stack"><button></button></section>';
    expect(helpTopicAt(document.querySelector('button'), { name: 'match', id: 'x' })).toBe('stack');
    expect(helpTopicAt(document.body, { name: 'match', id: 'x' })).toBe('turn');
    expect(helpTopicAt(null, { name: 'home' })).toBeUndefined();
  });
});
