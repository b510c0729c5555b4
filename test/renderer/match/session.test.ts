import { describe, expect, it, vi } from 'vitest';
import { LiveSession } from '../../../src-renderer/match/session.svelte.ts';
import { MainPress } from '../../../src-renderer/match/main-press.svelte.ts';
import type { GameTable } from '../../../src-renderer/match/game-ui.ts';
import { toggledStop } from '../../../src-renderer/match/prefs.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { FrameClient } from './frame-client.ts';

const settled = () => new Promise((go) => setTimeout(go));

async function opened(name: keyof typeof FRAMES) {
  const client = new FrameClient(FRAMES[name]);
  const session = new LiveSession(client, 'fixture');
  await settled();
  const acts = () => client.asked.filter((one) => one.method === 'match.act').map((one) => one.params as { seq: number; action: unknown });
  return { client, session, acts };
}

describe('session', () => {
  it('opens, follows frames, and closes', async () => {
    const { client, session } = await opened('summon');
    expect(session.frame).toEqual(FRAMES.summon);
    session.close();
    expect(client.asked.map((one) => one.method)).toEqual(['match.open', 'match.close']);
  });

  it('ignores frames of other matches', async () => {
    const { client, session } = await opened('summon');
    client.push({ ...FRAMES.move, match: 'another' });
    expect(session.frame).toEqual(FRAMES.summon);
  });

  it('sends a sequence on the frames it leads to, as long as each action is offered', async () => {
    const { client, session, acts } = await opened('pay');
    const pay = { type: 'payWith', resource: 'R' };
    let seq = 40;
    client.answers['match.act'] = () => {
      client.push({ ...FRAMES.pay, seq: ++seq, actions: seq === 42 ? [] : FRAMES.pay.actions });
      return { seq };
    };
    await session.run([pay, pay, pay]);
    expect(acts().map((act) => act.seq)).toEqual([40, 41]);
  });

  it('shows news of others one by one, but at once what came of an own action and what tells everything anew', async () => {
    const { client, session } = await opened('summon');
    const news = (seq: number, reset = false) => client.push({ ...FRAMES.summon, seq, reset, log: [] });
    const first = FRAMES.summon.seq + 1;
    news(first);
    news(first + 1);
    expect(session.frame?.seq).toBe(first - 1);
    await settled();
    expect(session.frame?.seq).toBe(first);
    client.answers['match.act'] = () => {
      news(first + 2);
      return { seq: first + 2 };
    };
    await session.act(session.actions[0]);
    expect(session.frame?.seq).toBe(first + 2);
    news(first + 3);
    news(first + 4, true);
    expect(session.frame?.seq).toBe(first + 4);
  });

  it('says in words what was refused, until the next frame', async () => {
    const { client, session } = await opened('summon');
    client.answers['match.act'] = () => Promise.reject(new Error('It costs 2 generic; you have nothing.'));
    expect(await session.act({ type: 'offerAdvance' })).toBe(false);
    expect(session.problem).toBe('It costs 2 generic; you have nothing.');
    expect(session.busy).toBe(false);
    client.push(FRAMES.summon);
    expect(session.problem).toBeNull();
  });

  it('offers nothing behind a curtain and keeps nothing of what a seat was told', async () => {
    const { client, session } = await opened('summon');
    expect(session.log.length).toBeGreaterThan(0);
    client.push(FRAMES.curtain);
    expect(session.actions).toEqual([]);
    expect(session.log).toEqual([]);
    expect(JSON.stringify(session.view)).not.toContain('"hand":[');
  });

  it('offers nothing while looking back', async () => {
    const { client, session } = await opened('summon');
    client.answers['match.past'] = () => ({ view: FRAMES.move.view, line: 2 });
    await session.lookBack(2);
    expect(session.view).toEqual(FRAMES.move.view);
    expect(session.actions).toEqual([]);
    expect(session.lookAtNow()).toBe(true);
    expect(session.actions).toEqual(FRAMES.summon.actions);
  });

  it('asks nothing that could tell of another seat: no questions behind a curtain', async () => {
    const { client, session } = await opened('curtain');
    expect(await session.why({ type: 'offerAdvance' })).toBeNull();
    expect(client.asked.some((one) => one.method === 'match.ask')).toBe(false);
  });
});

describe('press twice', () => {
  const press = (confirm: string | null, rule: 'always' | 'whenLeft' | 'never', label = 'Offer to advance') => {
    const pressMain = vi.fn();
    const table = {
      prompt: { lead: '', text: '', main: { label, state: 'left', disabled: false, confirm } },
      pressMain,
    } as unknown as GameTable;
    const say = vi.fn();
    let position = 0;
    const main = new MainPress({ table, rule: () => rule, say, onward: () => null, position: () => position });
    return { main, pressMain, table, say, move: () => position++ };
  };

  it('asks where something is left undone, then does it', () => {
    const { main, pressMain, say } = press('End turn? 2 can still act', 'whenLeft');
    main.press();
    expect(pressMain).not.toHaveBeenCalled();
    expect(say.mock.calls).toEqual([['End turn? 2 can still act']]);
    expect(main.label).toBe('End turn? 2 can still act');
    expect(main.state).toBe('risk');
    main.press();
    expect(pressMain).toHaveBeenCalledOnce();
  });

  it('does not ask when nothing is left, or never, but always when wished', () => {
    const plain = press(null, 'whenLeft');
    plain.main.press();
    expect(plain.pressMain).toHaveBeenCalledOnce();
    const never = press('Sure?', 'never');
    never.main.press();
    expect(never.pressMain).toHaveBeenCalledOnce();
    const always = press(null, 'always');
    always.main.press();
    expect(always.pressMain).not.toHaveBeenCalled();
  });

  it('forgets the question when the label changes or Esc takes it back', () => {
    const { main, table } = press('Sure?', 'whenLeft');
    main.press();
    expect(main.relent()).toBe(true);
    expect(main.relent()).toBe(false);
    main.press();
    table.prompt.main.label = 'Let it resolve';
    expect(main.state).toBe('left');
  });

  it('stands until the position changes, and names what could still act', () => {
    const { main, pressMain, table, say, move } = press('End turn? 2 can still act', 'whenLeft');
    table.prompt.main.left = ['Ash Golem (D4)', 'Rill Skimmer (E4)'];
    vi.useFakeTimers();
    main.press();
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    expect([main.asks, main.leftWords]).toEqual([true, 'Still to act: Ash Golem (D4) and Rill Skimmer (E4).']);
    expect(say.mock.calls[0][0]).toBe('End turn? 2 can still act. Still to act: Ash Golem (D4) and Rill Skimmer (E4).');
    move();
    expect([main.asks, main.leftWords]).toEqual([false, '']);
    main.press();
    expect(pressMain).not.toHaveBeenCalled();
    main.press();
    expect(pressMain).toHaveBeenCalledOnce();
  });

  it('asks before the turn ends, and the next press ends it', () => {
    const { main, pressMain } = press('Sure?', 'whenLeft');
    const end = vi.fn();
    main.endTurn(end, true);
    expect(main.label).toBe('End turn? Press again');
    main.press();
    expect(end).toHaveBeenCalledOnce();
    expect(pressMain).not.toHaveBeenCalled();
  });
});

describe('stops', () => {
  it('toggles one stop of one side', () => {
    const stops = { own: [], rival: ['summon2'] };
    expect(toggledStop(stops, 'move', 'own')).toEqual({ own: ['move'], rival: ['summon2'] });
    expect(toggledStop(stops, 'summon2', 'rival')).toEqual({ own: [], rival: [] });
  });
});
