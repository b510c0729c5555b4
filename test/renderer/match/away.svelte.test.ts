/** Who is away from a match and for whom a bot plays: what each page says of it, and what it offers to do. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { seatWords } from '../../../src-renderer/match/words.ts';
import { looksOf } from '../../../src-shared/lan/looks.ts';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import type { LobbySeatView } from '../../../src-shared/protocol/lobby.ts';
import type { MatchFrame, SeatInfo } from '../../../src-shared/protocol/messages.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { FakeClient } from '../fake-client.ts';

const MATCH = 'the-match';
const ME: SeatInfo = { seat: 0, name: 'Ben', kind: 'human' };
const ADA: SeatInfo = { seat: 1, name: 'Ada', kind: 'human' };

const HELD = { guest: null, ready: true, connected: true, picked: 'none', hash: null } as const;
const seats: LobbySeatView[] = [
  { ...HELD, kind: 'screen', name: 'Ben' },
  { ...HELD, kind: 'guest', name: 'Ada', guest: 'g1', connected: false },
];
const LOBBY = {
  game: 'hexforge',
  seats,
  looks: looksOf(2, []),
  waiting: [],
  locked: false,
  spectators: true,
  timing: { clock: null },
  common: {},
  seedHash: null,
};
const TABLE: LanState = { state: 'open', places: [], lobby: { ...LOBBY, match: MATCH, problem: null } };

let app: Record<string, unknown> | undefined;
beforeAll(() => {
  // happy-dom animates nothing.
  Element.prototype.animate ??= () => ({ finish: () => undefined }) as unknown as Animation;
});
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) {
    flushSync();
    await tick();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** @param guest the page is a guest's, at seat 0 */
async function show(people: SeatInfo[], { guest = false, toAct = 0, local = [0] } = {}) {
  const frame = (now: SeatInfo[]): MatchFrame => {
    const asked = FRAMES.summon as unknown as MatchFrame;
    return { ...asked, match: MATCH, seats: now, local, seat: 0, mode: 'seat', view: { ...asked.view, toAct } } as MatchFrame;
  };
  const client: FakeClient = new FakeClient({
    'lan.state': () => TABLE,
    'lan.standIn': () => TABLE,
    'match.standIn': () => ({}),
    'match.ask': () => ({ answer: null }),
    'match.prefs': () => ({}),
    'match.usual': () => ({}),
    'match.open': () => {
      queueMicrotask(() => client.frames.tell(frame(people)));
      return {};
    },
  });
  client.opensTables = !guest;
  client.guest = guest ? { match: MATCH, seat: 0 } : null;
  app = mount(App, { target: document.body, props: { client, start: { name: 'match', id: MATCH } } });
  await settle();
  return client;
}

const note = (): string => document.querySelector('.note')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const buttons = (): string[] => [...document.querySelectorAll('.note button')].map(({ textContent }) => textContent.trim());
async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  found.click();
  await settle();
}
const asked = (client: FakeClient, method: string): unknown[] => client.asked.flatMap((one) => (one.method === method ? [one.params] : []));

describe('at the host’s own screen', () => {
  it('nothing is said while everybody is there', async () => {
    await show([ME, ADA]);
    expect(note()).toBe('');
  });

  it('a guest is away, and the host waits or lets a bot play', async () => {
    const client = await show([ME, { ...ADA, away: true }], { toAct: 1 });
    expect(note()).toContain('Ada is away: the table waits.');
    await press('Ada’s seat…');
    await press('Wait');
    expect(asked(client, 'lan.standIn')).toEqual([]);
    await press('Ada’s seat…');
    await press('Let a bot play');
    expect(asked(client, 'lan.standIn')).toEqual([{ seat: 1, bot: 'journeyman' }]);
  });

  it('a bot plays for a guest, and the seat is given back', async () => {
    const client = await show([ME, { ...ADA, away: true, standIn: 'master' }]);
    expect(note()).toContain('A bot plays for Ada.');
    await press('Give the seat back');
    expect(asked(client, 'lan.standIn')).toEqual([{ seat: 1, bot: null }]);
  });
});

describe('at a guest’s page', () => {
  it('another guest is away, which is not for this one to decide', async () => {
    await show([ME, { ...ADA, away: true }], { guest: true });
    expect(note()).toBe('Ada is away.');
    expect(buttons()).toEqual([]);
  });

  it('a bot plays for the person, who takes the seat back', async () => {
    const client = await show([{ ...ME, standIn: 'journeyman' }, ADA], { guest: true });
    expect(note()).toContain('A bot plays for you.');
    await press('Play on yourself');
    expect(asked(client, 'match.standIn')).toEqual([{ match: MATCH, seat: 0, stands: false }]);
  });

  it('the person leaves the seat to a bot', async () => {
    const client = await show([ME, ADA], { guest: true });
    await press('More');
    await press('Let a bot play for me');
    expect(asked(client, 'match.standIn')).toEqual([{ match: MATCH, seat: 0, stands: true }]);
  });

  it('nobody is offered a bot at the host’s screen', async () => {
    await show([ME, ADA]);
    await press('More');
    await expect(press('Let a bot play for me')).rejects.toThrow('no button');
  });
});

it('a seat’s plate says who plays', () => {
  expect(seatWords({ ...ADA, away: true }, [0])).toBe('Away');
  expect(seatWords({ ...ADA, away: true, standIn: 'master-builder' }, [0])).toBe('A bot for them, master, builder');
  expect(seatWords(ADA, [0])).toBe('A person');
});
