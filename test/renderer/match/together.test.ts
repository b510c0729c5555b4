/** What the people at a match ask each other, as their pages show it. */
import { afterEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../../src-renderer/client/client.ts';
import { mutes } from '../../../src-renderer/match/together/mutes.svelte.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import type { Said } from '../../../src-shared/protocol/phrases.ts';
import type { ProposalInfo, TogetherInfo } from '../../../src-shared/protocol/together.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { framePage, settle } from './frame-page.ts';

const open = framePage();
const SEATS = [
  { seat: 0, name: 'Ada', kind: 'human' as const },
  { seat: 1, name: 'Ben', kind: 'human' as const },
];
const info = (more: Partial<TogetherInfo> = {}): TogetherInfo => ({
  proposal: null,
  settled: null,
  paused: false,
  noTakeBack: null,
  talks: true,
  said: [],
  ...more,
});
const proposal = (more: Partial<ProposalInfo> = {}): ProposalInfo => ({
  id: 3,
  wish: { kind: 'takeBack' },
  by: 0,
  asked: [1],
  agreed: [],
  line: null,
  ...more,
});
const frame = (more: Partial<TogetherInfo>, rest: Partial<MatchFrame> = {}): MatchFrame => ({
  ...FRAMES.summon,
  seats: SEATS,
  together: info(more),
  ...rest,
});

const strip = () => document.querySelector<HTMLElement>('[data-region="together"]');
const spoken = () => [...document.querySelectorAll('.live')].map((region) => region.textContent).join(' ');
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
const key = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }));

describe('who is asked', () => {
  it('reads and hears what for, and answers for the own seat', async () => {
    const client = await open(frame({ proposal: proposal({ line: 1 }) }));
    await settle(200);
    expect(strip()!.textContent).toMatch(/^\s*Ada asks to take their last decision back, from “.+” on\./);
    expect(spoken()).toContain('Ada asks to take their last decision back');
    button('Agree')!.click();
    await settle();
    expect(client.asked.at(-1)).toEqual({ method: 'match.answer', params: { match: 'fixture', seat: 1, proposal: 3, agree: true } });
    button('No')!.click();
    expect(client.asked.at(-1)!.params).toMatchObject({ agree: false });
  });

  it('reaches it with F6', async () => {
    await open(frame({ proposal: proposal() }));
    document.querySelector<HTMLElement>('[data-region="top"] button')!.focus();
    key('F6');
    expect(strip()!.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent?.trim()).toBe('Agree');
  });

  it('answers for each of those who sit at one screen', async () => {
    const client = await open(
      frame(
        { proposal: proposal({ by: 2, asked: [0, 1] }) },
        { local: [0, 1], seats: [...SEATS, { seat: 2, name: 'Cleo', kind: 'human' }] },
      ),
    );
    const groups = [...strip()!.querySelectorAll<HTMLElement>('[role="group"]')];
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Answer of Ada', 'Answer of Ben']);
    groups[0].querySelector('button')!.click();
    expect(client.asked.at(-1)!.params).toMatchObject({ seat: 0, agree: true });
  });

  it('is told in words why an answer does not count', async () => {
    const client = await open(frame({ proposal: proposal() }));
    client.answers['match.answer'] = () => Promise.reject(new RequestError({ code: 'stale', message: 'That is not asked any more.' }));
    button('Agree')!.click();
    await settle();
    expect(document.querySelector('[aria-label="Notes"]')!.textContent).toContain('That is not asked any more.');
  });
});

describe('who asks', () => {
  it('reads what became of it', async () => {
    const notes = () => document.querySelector('[aria-label="Notes"]')?.textContent ?? '';
    const client = await open(frame({ proposal: proposal({ by: 1, asked: [0] }) }));
    client.push(frame({ settled: { id: 3, how: 'refused', who: 0 } }, { seq: 99 }));
    await settle();
    expect(notes()).toContain('Ada said no.');
    expect(notes()).not.toContain('All have agreed.');
  });

  it('finds it in the menu, and reads for whom it waits', async () => {
    const client = await open(frame({}));
    document.querySelector<HTMLElement>('[aria-label="Menu"]')!.click();
    await settle();
    button('Ask to take it back')!.click();
    await settle();
    expect(client.asked.at(-1)).toEqual({ method: 'match.propose', params: { match: 'fixture', seat: 1, wish: { kind: 'takeBack' } } });
    client.push(frame({ proposal: proposal({ by: 1, asked: [0] }) }, { seq: 99 }));
    await settle();
    expect(strip()!.textContent).toContain('You ask to take your last decision back. Waiting for Ada.');
    button('Withdraw')!.click();
    expect(client.asked.at(-1)!.params).toMatchObject({ proposal: 3, seat: 1, agree: false });
  });

  it('reads why it cannot be asked, and may go on without who is away', async () => {
    const client = await open(frame({ noTakeBack: 'Nothing to take back yet.' }, { seats: [{ ...SEATS[0], away: true }, SEATS[1]] }));
    document.querySelector<HTMLElement>('[aria-label="Menu"]')!.click();
    await settle();
    expect(button('Ask to take it back')!.title).toBe('Nothing to take back yet.');
    const before = client.asked.length;
    button('Ask to take it back')!.click();
    expect(client.asked).toHaveLength(before);
    button('Go on without Ada')!.click();
    expect(client.asked.at(-1)!.params).toMatchObject({ wish: { kind: 'goOn', without: 0 } });
  });

  it('is not asked where one person plays alone', async () => {
    await open(FRAMES.summon);
    document.querySelector<HTMLElement>('[aria-label="Menu"]')!.click();
    await settle();
    expect(button('Ask for a pause')).toBeUndefined();
  });
});

describe('phrases', () => {
  const saying = (n: number, phrase: Said['phrase'], seat = 0): Said => ({ n, seat, phrase });
  const shown = () => document.querySelector('.said')?.textContent?.trim() ?? '';
  const openTalk = async () => {
    document.querySelector<HTMLElement>('[aria-label="Menu"]')!.click();
    await settle();
    button('Say something…')!.click();
    await settle();
  };
  afterEach(() => {
    mutes.all = false;
    mutes.set('Ada', false);
  });

  it('are shown with the name and spoken, once; what was said before the page came is not', async () => {
    const client = await open(frame({ said: [saying(1, 'hello')] }));
    expect(shown()).toBe('');
    client.push(frame({ said: [saying(1, 'hello'), saying(2, 'wellPlayed')] }, { seq: 99 }));
    await settle(200);
    expect(shown()).toBe('Ada: Well played!');
    expect(spoken()).toContain('Ada: Well played!');
    expect(spoken()).not.toContain('Hello!');
  });

  it('are said from the menu, which lists what was said', async () => {
    const client = await open(frame({ said: [saying(1, 'hello')] }));
    await openTalk();
    expect(document.querySelector('dialog ol')!.textContent).toContain('Ada: Hello!');
    button('Thank you.')!.click();
    expect(client.asked.at(-1)).toEqual({ method: 'match.say', params: { match: 'fixture', seat: 1, phrase: 'thanks' } });
  });

  it.each([
    ['one person', 'Ada'],
    ['anybody', 'anybody'],
  ])('of %s are neither shown nor spoken once they are muted, and no host is told', async (_who, label) => {
    const client = await open(frame({}));
    await openTalk();
    const before = client.asked.length;
    const box = [...document.querySelectorAll('dialog label')].find(({ textContent }) => textContent?.trim() === label)!;
    box.querySelector('input')!.click();
    await settle();
    client.push(frame({ said: [saying(1, 'hello')] }, { seq: 99 }));
    await settle(200);
    expect(shown()).toBe('');
    expect(spoken()).not.toContain('Hello!');
    expect(document.querySelector('dialog ol')!.textContent).toContain('Nothing yet.');
    expect(client.asked.slice(before).filter(({ method }) => method !== 'match.ask')).toEqual([]);
  });

  it('are not for people at one screen', async () => {
    await open(frame({ talks: false }));
    document.querySelector<HTMLElement>('[aria-label="Menu"]')!.click();
    await settle();
    expect(button('Say something…')).toBeUndefined();
  });
});

describe('a pause', () => {
  it('is told, and ended by anybody', async () => {
    const client = await open(frame({ paused: true }, { actions: [] }));
    await settle(200);
    expect(spoken()).toContain('The match is paused.');
    button('Go on')!.click();
    expect(client.asked.at(-1)).toEqual({ method: 'match.resume', params: { match: 'fixture', seat: 1 } });
    client.push(frame({}, { seq: 99 }));
    await settle(200);
    expect(strip()).toBeNull();
    expect(spoken()).toContain('The match goes on.');
  });

  it('cannot be ended by who looks on', async () => {
    await open(frame({ paused: true }, { actions: [], mode: 'watch', local: [] }));
    expect(strip()!.textContent).toContain('The match is paused.');
    expect(button('Go on')).toBeUndefined();
  });
});
