/** The Lab over a fake host: what is asked for, what is shown, and what its words say. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { commandOf, seatSentence, standSentence } from '../../../src-renderer/screens/lab/lab-words.ts';
import { winSentence } from '../../../src-renderer/screens/lab/win-words.ts';
import type { LabPlan, LabRun, LabRunSummary, Share } from '../../../src-shared/protocol/lab.ts';
import { FakeClient } from '../fake-client.ts';

const share = (value: number, half: number): Share => ({ share: value, low: value - half, high: value + half });

const RUN: LabRun = {
  run: 'laneforge-1',
  game: 'laneforge',
  title: 'Laneforge',
  bots: [
    { bot: 'greedy', name: 'Brannoch' },
    { bot: 'random', name: 'Ilka' },
  ],
  matches: 40,
  played: 10,
  state: 'running',
  startedAt: '2026-11-20T08:00:00.000Z',
  note: '',
  engine: '0.1.0',
  seed: '7',
  iterations: 500,
  chosen: false,
  working: 2,
  report: {
    game: 'laneforge',
    bots: ['greedy', 'random'],
    matches: 10,
    wins: [8, 2],
    draws: 0,
    errors: 0,
    decisions: 900,
    seconds: 4,
    decisionsPerSecond: 225,
    elo: [120, -120],
    ci95: [0.49, 0.94],
    seatShare: [0.6, 0.4],
    turns: 8.5,
    thinking: [
      { meanMs: 4.2, slowestMs: 30 },
      { meanMs: 0.1, slowestMs: 1 },
    ],
    reasons: { healthGone: 9, suddenDeath: 1 },
  },
  charts: {
    bots: [share(0.8, 0.15), share(0.2, 0.15)],
    course: [{ matches: 10, bots: [share(0.8, 0.15), share(0.2, 0.15)] }],
    lengths: [
      { from: 8, to: 8, matches: 6 },
      { from: 9, to: 9, matches: 4 },
    ],
    medianTurns: 8,
    seats: [share(0.6, 0.3), share(0.4, 0.3)],
  },
};

/** A host whose Lab holds this run, and does what it is told. */
function labClient(run: LabRun | null = RUN): FakeClient {
  let now = run;
  const summaries = (): LabRunSummary[] => (now ? [now] : []);
  const become = (change: Partial<LabRun>): LabRun => (now = { ...now!, ...change });
  const client = new FakeClient({
    'lab.list': () => ({ runs: summaries(), problems: [], cores: 4 }),
    'lab.open': () => now!,
    'lab.start': ({ plan }) => {
      const { config, rivals: _, ...asked } = plan as LabPlan;
      now = { ...RUN, ...asked, run: 'fresh', played: 0, chosen: config !== null };
      return { run: 'fresh' };
    },
    'lab.pause': () => become({ state: 'paused', working: 0 }),
    'lab.resume': () => become({ state: 'running', working: 4 }),
    'lab.stop': () => become({ state: 'stopped', working: 0 }),
    'lab.delete': () => {
      now = null;
      return {};
    },
    'lab.matches': ({ from, count }) => ({
      rows: Array.from({ length: Math.min(count, 10 - from) }, (_, i) => ({
        deal: (from + i) >> 1,
        rotation: i % 2,
        seats: i % 2 ? [1, 0] : [0, 1],
        winners: i === 1 ? [] : [0],
        reason: 'healthGone',
        turns: 8,
        decisions: 90,
        error: null,
      })),
      total: 10,
    }),
    'lab.match': ({ run, deal, rotation }) => ({ match: `${run}-${deal}-${rotation}` }),
    'lab.export': ({ format }) => ({ fileName: `lab.${format}`, text: 'x' }),
  });
  client.games = ['hexforge', 'laneforge', 'bladeforge'];
  return client;
}

const mounted: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const app of mounted.splice(0)) await unmount(app);
  document.body.replaceChildren();
});
const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};
async function openLab(client: FakeClient): Promise<void> {
  mounted.push(mount(App, { target: document.body, props: { client, start: { name: 'lab' } } }));
  await settle();
}
const text = (): string => document.body.textContent ?? '';
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (other) => (other.getAttribute('aria-label') ?? other.textContent ?? '').trim() === name,
  );
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
}
async function press(name: string): Promise<void> {
  button(name).click();
  await settle();
}
const field = (label: string): HTMLInputElement | HTMLSelectElement =>
  document.getElementById([...document.querySelectorAll('label')].find((one) => one.textContent === label)!.htmlFor) as HTMLInputElement;
async function write(label: string, value: string): Promise<void> {
  const control = field(label);
  control.value = value;
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await settle();
}
const asked = (client: FakeClient, method: string) => client.asked.filter((one) => one.method === method).map(({ params }) => params);

describe('the bench', () => {
  it('asks for what was set up, with the same list of bots as everywhere', async () => {
    const client = labClient(null);
    await openLab(client);
    expect(text()).toContain('Weigh them');
    await write('Brannoch', 'random');
    await write('Matches', '30');
    await write('Seed', 'spring');
    await press('Begin');
    expect(asked(client, 'lab.start')).toEqual([
      {
        plan: {
          game: 'hexforge',
          bots: [
            { bot: 'random', name: 'Brannoch' },
            { bot: 'apprentice', name: 'Ilka' },
          ],
          matches: 30,
          seed: 'spring',
          iterations: 500,
          config: null,
        },
      },
    ]);
    expect(text()).toContain('0 of 30 matches');
  });

  it('says what is missing, and begins nothing', async () => {
    const client = labClient(null);
    await openLab(client);
    await write('Matches', '0');
    expect(text()).toContain('A whole number from 1 to 5,000.');
    await press('Begin');
    await write('Matches', '10');
    await write('Seed', ' ');
    await press('Begin');
    expect(asked(client, 'lab.start')).toEqual([]);
  });

  it('seats as many bots as the game takes', async () => {
    const client = labClient(null);
    await openLab(client);
    expect(() => button('Add a bot')).toThrow();
    [...document.querySelectorAll('label')]
      .find((label) => label.textContent.trim() === 'Bladeforge')!
      .querySelector('input')!
      .click();
    await settle();
    await press('Add a bot');
    await press('Take Ilka away');
    await press('Add a bot');
    await press('Add a bot');
    expect(() => button('Add a bot')).toThrow();
    await press('Begin');
    expect((asked(client, 'lab.start')[0] as { plan: LabPlan }).plan.bots).toHaveLength(6);
  });

  it('plays with chosen decks: nothing is picked in secret', async () => {
    const client = labClient(null);
    await openLab(client);
    for (const name of ['Laneforge', 'Chosen']) {
      [...document.querySelectorAll('label')]
        .find((label) => label.textContent.trim() === name)!
        .querySelector('input')!
        .click();
      await settle();
    }
    expect(text()).toContain('What lies in every match');
    expect(text()).not.toContain('Picks its own decks');
    await press('Done');
    await press('Begin');
    const { config } = (asked(client, 'lab.start')[0] as { plan: LabPlan }).plan;
    expect((config as { decks: unknown[][] }).decks.map((pair) => pair.length)).toEqual([2, 2]);
  });

  it('says what is played where seatings do not divide the matches', async () => {
    await openLab(labClient(null));
    await write('Matches', '11');
    expect(text()).toContain('12 are played: every seating equally often.');
    await write('Matches', '12');
    expect(text()).not.toContain('are played');
  });

  it('waits while another run is under way', async () => {
    const client = labClient();
    await openLab(client);
    expect(button('Begin').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a run', () => {
  it('is shown in words, drawings and tables', async () => {
    await openLab(labClient());
    expect(text()).toContain('Laneforge: Brannoch (greedy) against Ilka (random)');
    expect(text()).toContain('10 of 40 matches');
    expect(text()).toContain('Brannoch takes 80 % of the points, with 95 % certainty 65 to 95 %. That is better than one half.');
    const tables = [...document.querySelectorAll('table')].map((table) => [...table.querySelectorAll('tr')].length - 1);
    expect(tables).toEqual([2, 1, 2, 2]);
    expect(text()).toContain('health gone 9 · sudden death 1');
  });

  it('follows what the host tells of it, and is fetched no more than once', async () => {
    const client = labClient();
    await openLab(client);
    client.lab.tell({ ...RUN, played: 24 });
    client.lab.tell({ ...RUN, played: 26, run: 'another' });
    await settle();
    expect(text()).toContain('24 of 40 matches');
    expect(asked(client, 'lab.open')).toHaveLength(1);
  });

  it('is paused, gone on with and stopped', async () => {
    const client = labClient();
    await openLab(client);
    await press('Pause');
    expect(text()).toContain('10 of 40 matches, paused');
    await press('Go on');
    await press('Stop');
    expect(text()).toContain('10 of 40 matches, stopped');
    expect(client.asked.map(({ method }) => method).filter((method) => /lab\.(pause|resume|stop)/.test(method))).toEqual([
      'lab.pause',
      'lab.resume',
      'lab.stop',
    ]);
  });

  it('lists its matches some at a time, each to be looked at', async () => {
    const client = labClient();
    await openLab(client);
    const details = [...document.querySelectorAll('details')].find((one) => one.textContent.startsWith('The matches'))!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await settle();
    expect(details.textContent).toContain('a draw');
    expect(details.textContent).toContain('1 to 10 of 10');
    await press('Replay match 4');
    expect(asked(client, 'lab.match')).toEqual([{ run: RUN.run, deal: 1, rotation: 1 }]);
    expect(asked(client, 'replay.open')).toEqual([{ match: 'laneforge-1-1-1' }]);
  });

  it('goes out as a file, and is deleted only after asking', async () => {
    const client = labClient();
    URL.createObjectURL = vi.fn(() => 'blob:x');
    await openLab(client);
    await press('Save the matches as CSV');
    await press('Save everything as JSON');
    expect(asked(client, 'lab.export')).toEqual([
      { run: RUN.run, format: 'csv' },
      { run: RUN.run, format: 'json' },
    ]);
    await press('Delete this run');
    expect(asked(client, 'lab.delete')).toEqual([]);
    await press('Delete');
    expect(asked(client, 'lab.delete')).toEqual([{ run: RUN.run }]);
  });

  it('says everywhere when it is finished', async () => {
    const client = labClient();
    mounted.push(mount(App, { target: document.body, props: { client } }));
    await settle();
    client.lab.tell(RUN);
    client.lab.tell({ ...RUN, played: 40, state: 'finished' });
    client.lab.tell({ ...RUN, played: 40, state: 'finished' });
    await settle();
    expect(text().match(/The Lab has finished: 40 matches of Laneforge\./g)).toHaveLength(1);
  });
});

describe('its words', () => {
  it('claim nothing that the interval does not show', () => {
    const close = { ...RUN, charts: { ...RUN.charts, bots: [share(0.55, 0.1), share(0.45, 0.1)] } };
    expect(winSentence(close)).toContain('That may yet be one half: nobody is shown to be better.');
    expect(seatSentence(RUN.charts)).toBe('No seat is shown to be better than another.');
    expect(seatSentence({ ...RUN.charts, seats: [share(0.7, 0.1), share(0.3, 0.1)] })).toBe(
      'Seat 1 wins more than its share and seat 2 wins less than its share.',
    );
  });

  /** A run of twelve matches among these bots with these shares of the points. */
  const among = (bots: string[], shares: number[], played = 12): LabRun => ({
    ...RUN,
    played,
    bots: bots.map((bot, i) => ({ bot, name: ['Brannoch', 'Ilka', 'Tamsin', 'Orrin'][i] })),
    charts: { ...RUN.charts, bots: shares.map((one) => ({ share: one, low: Math.max(0, one - 0.26), high: one + 0.23 })) },
  });

  it('count seats with the same bot together', () => {
    expect(winSentence(among(['novice', 'apprentice', 'apprentice', 'apprentice'], [0, 0.08, 0.58, 0.34]))).toBe(
      'Ilka, Tamsin and Orrin, all apprentice, take 100 % of the points together, with 95 % certainty 76 to 100 %. That is better than an even share of 75 %.',
    );
    expect(winSentence(among(['novice', 'novice'], [0.2, 0.8]))).toBe(
      'Brannoch and Ilka are the same bot: what differs between them is luck.',
    );
  });

  it('compare what the bots bring, where that is what the run is about', () => {
    const run = { ...among(['greedy', 'greedy'], [0.2, 0.8]), sides: ['Brannoch', 'Ilka'] };
    expect(winSentence(run)).toBe('Ilka takes 80 % of the points, with 95 % certainty 54 to 103 %. That is better than one half.');
    expect(commandOf(run)).toBeNull();
  });

  it('do not take the luckiest of many for the best', () => {
    const bots = ['novice', 'apprentice', 'journeyman', 'greedy'];
    expect(winSentence(among(bots, [0.1, 0.1, 0.55, 0.25]))).toMatch(
      /That may yet be an even share of 25 %: of 4 bots the best often looks so by luck, and nobody is shown to be better\.$/,
    );
    expect(winSentence(among(bots, [0.1, 0.1, 0.55, 0.25], 100))).toMatch(/That is better than an even share of 25 %\.$/);
  });

  it('say why nothing moves', () => {
    expect(standSentence({ ...RUN, working: 0 })).toContain('rests while your match is open');
  });

  it('name the command that comes to the same figures', () => {
    expect(commandOf(RUN)).toBe('npm run arena -- --game laneforge --bots greedy,random --matches 40 --seed 7 --iterations 500');
    expect(commandOf({ ...RUN, chosen: true })).toBe(`${commandOf(RUN)} --config lab-${RUN.run}.json`);
    expect(commandOf({ ...RUN, seed: '$(x)' })).toBeNull();
  });
});

describe('a deck against each of the others', () => {
  it('is measured against one half, however many there are', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(46);
    const against = (name: string, matches: number) => ({ ...share(0.75, 0.2), name, matches });
    await openLab(labClient({ ...RUN, rivals: [against('Fire by Rank', 4), against('Waste Not', 4), against('The Open File', 4)] }));
    expect(text()).toContain('The deck takes 75 % of the points in 12 matches so far');
    // The same scale holds the shares of two bots.
    const marks = [...document.querySelectorAll('li .chance')].map((mark) => mark.getAttribute('d'));
    expect(marks.length).toBeGreaterThan(4);
    expect(new Set(marks).size).toBe(1);
  });
});
