/** Files from outside: shown before they are kept, refused in words, and never a way out of the window. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { RequestError } from '../../../src-renderer/client/client.ts';
import { MAX_FILE_CHARS } from '../../../src-shared/protocol/fields.ts';
import type { FileSight, MatchSummary } from '../../../src-shared/protocol/messages.ts';
import { BUILT_IN, FakeClient } from '../fake-client.ts';
import { SOME_MATCHES } from './page/matches.ts';

/** What follows it is written from right to left. */
const TURN = String.fromCodePoint(0x202e);

const DECK: FileSight = {
  holds: 'entry',
  game: 'hexforge',
  title: 'Hexforge',
  entry: { ...BUILT_IN.find(({ kind }) => kind === 'loadout')!, id: '', name: 'Iron tide', builtIn: false },
};
const matchSight = (match: MatchSummary): FileSight => ({ holds: 'match', match });
const UNFINISHED = { ...SOME_MATCHES.find(({ state }) => state === 'unfinished')!, match: '' };
const FINISHED = { ...SOME_MATCHES.find(({ state }) => state === 'finished')!, match: '' };

let client: FakeClient;
let app: ReturnType<typeof mount> | undefined;
/** What the host sees in each text. */
const sights: Record<string, FileSight> = {
  deck: DECK,
  'deck that is here': { ...DECK, entry: { ...DECK.entry, id: 'iron' } },
  unfinished: matchSight(UNFINISHED),
  finished: matchSight(FINISHED),
};

const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

beforeEach(async () => {
  client = new FakeClient({
    'file.look': ({ fileName, text }) => {
      if (text in sights) return sights[text];
      throw new RequestError({ code: 'invalid', message: `${fileName} cannot be used.`, problems: ['It is no map.', 'It is torn.'] });
    },
    'file.keep': ({ text }) => {
      const sight = sights[text];
      return sight.holds === 'match' ? matchSight({ ...sight.match, match: 'kept-one' }) : sight;
    },
  });
  app = mount(App, { target: document.body, props: { client } });
  await settle();
});
afterEach(async () => {
  if (app) await unmount(app);
  document.body.replaceChildren();
});

const text = (): string => document.querySelector('dialog')?.textContent ?? '';
const kept = () => client.asked.filter(({ method }) => method === 'file.keep');

function drag(type: string, files: File[], types: string[] = ['Files'], target: EventTarget = document.body): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types, files, dropEffect: 'none' } });
  target.dispatchEvent(event);
  return event;
}
async function drop(...files: File[]): Promise<void> {
  drag('drop', files);
  await settle();
}
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('dialog button')].find((one) => one.textContent?.trim() === name) as HTMLElement;
  if (!button) throw new Error(`there is no button ${name}`);
  button.click();
  await settle();
}

describe('the drop frame', () => {
  it('is there while files hang over the window, and nothing else', async () => {
    drag('dragenter', [], ['text/plain']);
    await settle();
    expect(document.querySelector('.drop')).toBeNull();
    drag('dragenter', []);
    drag('dragenter', []);
    drag('dragleave', []);
    await settle();
    expect(document.querySelector('.drop')).not.toBeNull();
    drag('dragleave', []);
    await settle();
    expect(document.querySelector('.drop')).toBeNull();
  });

  it('lets nothing take the window elsewhere', () => {
    for (const types of [['Files'], ['text/uri-list', 'text/html'], ['text/plain']]) {
      expect(drag('dragover', [], types).defaultPrevented).toBe(true);
      expect(drag('drop', [], types).defaultPrevented).toBe(true);
    }
  });

  it('leaves text to a field, but no link and no file', () => {
    const field = document.createElement('input');
    document.body.append(field);
    expect(drag('drop', [], ['text/plain'], field).defaultPrevented).toBe(false);
    expect(drag('drop', [], ['text/plain', 'text/uri-list'], field).defaultPrevented).toBe(true);
    expect(drag('drop', [], ['Files'], field).defaultPrevented).toBe(true);
  });
});

describe('a deck', () => {
  it('is shown first, and kept when asked for', async () => {
    await drop(new File(['deck'], 'iron.ffdeck'));
    expect(text()).toContain('Iron tide');
    expect(text()).toContain('Hexforge · Loadouts');
    expect(kept()).toEqual([]);
    await press('Keep it in the library');
    expect(kept()).toEqual([{ method: 'file.keep', params: { fileName: 'iron.ffdeck', text: 'deck' } }]);
    expect(document.body.textContent).toContain('“Iron tide” is in your library.');
    expect(document.querySelector('h1')?.textContent).toBe('Cards and decks');
  });

  it('is left alone when asked for', async () => {
    await drop(new File(['deck'], 'iron.ffdeck'));
    await press('Leave it');
    expect(document.querySelector('dialog')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('that is in the library is not offered again', async () => {
    await drop(new File(['deck that is here'], 'iron.ffdeck'));
    expect(text()).toContain('It is in your library already');
    expect(text()).not.toContain('Keep it');
  });
});

describe('a match', () => {
  it('that is over is watched as a replay', async () => {
    await drop(new File(['finished'], 'm.ffmatch'));
    expect(text()).toContain('You won');
    await press('Keep and watch it');
    expect(client.asked.find(({ method }) => method === 'replay.open')?.params).toEqual({ match: 'kept-one' });
  });

  it('that is not is played on, with a word about its secrets', async () => {
    await drop(new File(['unfinished'], 'm.ffmatch'));
    expect(text()).toContain('can read every hand in it');
    await press('Keep and play on');
    expect(client.asked.at(-1)).toEqual({ method: 'match.open', params: { match: 'kept-one' } });
  });
});

describe('what cannot be used', () => {
  it('is refused with every problem, and nothing is kept', async () => {
    await drop(new File(['?'], 'photo.png'));
    expect(text()).toContain('photo.png was not opened');
    expect(text()).toContain('It is no map.');
    expect(text()).toContain('It is torn.');
    await press('All right');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is not even read when it is too large', async () => {
    const huge = new File(['deck'], 'huge.ffmap');
    Object.defineProperty(huge, 'size', { value: MAX_FILE_CHARS + 1 });
    await drop(huge);
    expect(text()).toContain('It has more than 16 MB.');
    expect(client.asked.some(({ method }) => method === 'file.look')).toBe(false);
  });

  it('may be a folder', async () => {
    const folder = new File([], 'decks');
    Object.defineProperty(folder, 'text', { value: () => Promise.reject(new Error('a folder')) });
    await drop(folder);
    expect(text()).toContain('It is a folder, or it cannot be read.');
  });

  it('is named without signs that turn its name around', async () => {
    const folder = new File([], `decks${TURN}kcedff.exe`);
    Object.defineProperty(folder, 'text', { value: () => Promise.reject(new Error('a folder')) });
    await drop(new File(['?'], `photo${TURN}hctamff.exe`), folder);
    expect(text()).toContain('photohctamff.exe was not opened');
    await press('All right');
    expect(text()).toContain('deckskcedff.exe was not opened');
  });

  it('does not keep the next file from being shown', async () => {
    await drop(new File(['?'], 'photo.png'), new File(['deck'], 'iron.ffdeck'));
    expect(text()).toContain('photo.png was not opened');
    await press('All right');
    expect(text()).toContain('Iron tide');
  });
});
