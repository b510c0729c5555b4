/** A lesson over its match: what it says, what can be asked of it, and how it ends. */
import { describe, expect, it } from 'vitest';
import type { LessonInfo } from '../../../src-shared/protocol/lesson.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { framePage, settle } from './frame-page.ts';

const show = framePage();
const LESSON: LessonInfo = {
  id: 'one',
  title: 'First ore',
  step: 0,
  steps: 2,
  says: ['Workers dig.', 'Forges drink.'],
  goal: 'Dig once.',
  answer: null,
  moved: false,
  next: { id: 'two', title: 'Second ore' },
};
const frame = (lesson: Partial<LessonInfo> = {}, more: Partial<MatchFrame> = {}): MatchFrame => ({
  ...(FRAMES.summon as unknown as MatchFrame),
  ...more,
  lesson: { ...LESSON, ...lesson },
});
const region = (): HTMLElement | null => document.querySelector('[data-region="lesson"]');
const text = (): string => region()?.textContent?.replace(/\s+/g, ' ') ?? '';
const button = (label: string): HTMLButtonElement => {
  const found = [...(region()?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.trim() === label);
  if (!found) throw new Error(`there is no button ${label}`);
  return found;
};

describe('a lesson', () => {
  it('is told, answered, tried again, shown and done', async () => {
    const client = await show(frame());
    expect(text()).toContain('First ore · 1 of 2');
    for (const words of ['Workers dig.', 'Forges drink.', 'Your goal: Dig once.']) expect(text()).toContain(words);
    expect(() => button('Try again')).toThrow();
    expect(document.querySelector('[aria-label="Hint"]')).toBeNull();

    client.answers['lesson.show'] = () => ({ shown: { action: { type: 'pass' }, words: 'dig at C3' } });
    button('Show me').click();
    await settle();
    expect(text()).toContain('dig at C3');

    client.push({ ...frame({ moved: true, answer: { kind: 'other', says: 'That digs nothing.' } }), seq: 99 });
    await settle(40);
    expect(text()).not.toContain('dig at C3');
    expect(text()).toContain('That digs nothing.');
    expect(text()).not.toContain('Workers dig.');
    button('Read again').click();
    await settle();
    expect(text()).toContain('Workers dig.');
    client.answers['lesson.show'] = () => ({ shown: null });
    button('Show me').click();
    await settle();
    expect(text()).toContain('Try again from the beginning of this step.');
    button('Try again').click();
    await settle();
    expect(client.asked).toContainEqual({ method: 'lesson.again', params: { match: 'fixture' } });

    client.push({ ...frame({ step: 2, says: [], goal: '', answer: { kind: 'praise', says: 'Ore!' } }), seq: 100 });
    await settle(40);
    expect(text()).toContain('Ore!');
    for (const label of ['Next: Second ore', 'Play a match', 'Once more', 'All lessons']) expect(button(label)).toBeTruthy();
    expect(() => button('Show me')).toThrow();
  });

  it('leads on with the main button once it is done: to the next one, or to a match', async () => {
    const client = await show(frame());
    const main = () => document.querySelector<HTMLButtonElement>('#main-button');
    expect(main()?.textContent).not.toContain('Next');
    const done = { step: 2, says: [], goal: '' };
    const over: Partial<MatchFrame> = { status: 'finished', actions: [] };
    client.push({ ...frame(done, over), seq: 99 });
    // A label that has just changed takes no presses.
    await settle(500);
    expect(main()?.textContent).toContain('Next lesson');
    expect(main()?.getAttribute('aria-disabled')).toBe('false');
    client.answers['lesson.open'] = () => ({ match: 'fixture' });
    main()?.click();
    await settle();
    expect(client.asked).toContainEqual({ method: 'lesson.open', params: { game: 'hexforge', lesson: 'two', anew: true } });
    client.push({ ...frame({ ...done, next: null }, over), seq: 100 });
    await settle(40);
    expect(main()?.textContent).toContain('Play a match');
  });

  it('stays in sight where the pointer rests on a card, until the pointer goes on', async () => {
    const client = await show(frame());
    const shown = () => document.querySelector<HTMLElement>('.side')?.dataset.tab;
    const move = async (x: number) => {
      window.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: 0 }));
      await settle();
    };
    document.querySelector('#hand-card-0')!.dispatchEvent(new PointerEvent('pointerenter'));
    await settle();
    expect(shown()).toBe('log');
    await move(0);
    await move(10);
    expect(shown()).toBe('log');
    await move(90);
    expect(shown()).toBe('card');
    // Whoever has chosen to see cards is shown new words all the same.
    document.querySelector<HTMLButtonElement>('.side .tabs button')!.click();
    await settle();
    client.push({ ...frame({ moved: true, answer: { kind: 'other', says: 'That digs nothing.' } }), seq: 99 });
    await settle(40);
    expect(shown()).toBe('log');
  });

  it('can begin again where the match ended without its goal', async () => {
    const client = await show(frame({ moved: true }, { status: 'finished', actions: [] }));
    client.answers['lesson.open'] = () => ({ match: 'fixture' });
    expect(text()).toContain('over before the goal was reached');
    button('Begin again').click();
    await settle();
    expect(client.asked).toContainEqual({ method: 'lesson.open', params: { game: 'hexforge', lesson: 'one', anew: true } });
  });
});
