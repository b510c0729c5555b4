/** Where the keyboard is in a match: never nowhere, and Esc and Space mean what is in front. */
import { describe, expect, it } from 'vitest';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { framePage, settle } from './frame-page.ts';

const open = framePage();
const here = () => document.activeElement as HTMLElement;
const key = (target: Element, name: string, code = name) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, code, bubbles: true, cancelable: true }));

describe('the focus', () => {
  it('is on what is asked when a match opens', async () => {
    await open(FRAMES.summon);
    expect(here().dataset.region).toBe('prompt');
  });

  it('goes to what is asked when its element is gone, and stays where there is one', async () => {
    const client = await open(FRAMES.summon);
    const more = [...document.querySelectorAll<HTMLElement>('.act button')].at(-1)!;
    more.focus();
    client.push({ ...FRAMES.summon, seq: 90 });
    await settle();
    expect(here()).toBe(more);
    more.blur();
    client.push({ ...FRAMES.summon, seq: 91 });
    await settle();
    expect(here().dataset.region).toBe('prompt');
  });
});

describe('Esc over the result', () => {
  it('puts it aside, and opens no menu on top', async () => {
    await open({ ...FRAMES.over, local: [1] });
    expect(document.querySelector('#end-title')).not.toBeNull();
    key(document.querySelector('#end-title')!, 'Escape');
    await settle();
    expect(document.querySelector('#end-title')).toBeNull();
    expect(document.querySelector('dialog')).toBeNull();
    expect(here().dataset.region).toBe('prompt');
  });
});

describe('Space while a bot waits to be stepped on', () => {
  const PLACES = {
    'a button of the prompt': '.act button:last-of-type',
    'a hand card': '[data-region=hand] li button',
    'a hex': '[data-region=board] [tabindex="0"]',
    'the log': '[data-region=log] [tabindex="0"], [data-region=log] button',
    nothing: 'body',
  };
  it('steps, wherever the focus is', async () => {
    const client = await open({ ...FRAMES.waiting, thinking: null, waitingForStep: true });
    const steps = () => client.asked.filter(({ method }) => method === 'match.step').length;
    for (const [i, [place, selector]] of Object.entries(PLACES).entries()) {
      const element = document.querySelector<HTMLElement>(selector)!;
      element.focus();
      key(element, ' ', 'Space');
      expect(steps(), `with the focus on ${place}`).toBe(i + 1);
    }
  });
});
