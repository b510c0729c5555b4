/** Questions that need nothing hidden are put at the open table: the screen does not change hands for them. */
import { afterEach, describe, expect, test } from 'vitest';
import { bladeforge } from '../../src-shared/games/bladeforge/game.ts';
import type { BlAction } from '../../src-shared/games/bladeforge/actions.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import { FRIEND, PERSON, TestScreen, makeRig } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
let match: string;
afterEach(() => rig.end());

const frame = (): MatchFrame => rig.screen.frame;
const MOST_STEPS = 400;

async function sitDown(people: number): Promise<void> {
  rig = makeRig({ game: bladeforge as unknown as Game });
  const seats = [PERSON, ...Array.from({ length: people - 1 }, (_, i) => ({ ...FRIEND, name: `Friend ${i + 2}` }))];
  ({ match } = await rig.screen.ask('match.create', { setup: { game: 'bladeforge', config: { seats: people }, seats, seed: 'open' } }));
  await rig.screen.ask('match.open', { match });
}

const act = (action: unknown) => rig.screen.ask('match.act', { match, seat: frame().seat, seq: frame().seq, action });

/** Builds what can be built, then strikes; blocks whenever asked. */
function wish(actions: readonly BlAction[]): BlAction {
  const of = (type: BlAction['type']) => actions.find((action) => action.type === type);
  return of('place') ?? of('attack') ?? actions[actions.length - 1];
}

async function step(): Promise<void> {
  if (frame().mode === 'curtain') await rig.screen.ask('match.ready', { match, seat: frame().seat });
  else await act(wish(frame().actions as BlAction[]));
}

async function reach(is: (frame: MatchFrame) => boolean): Promise<void> {
  for (let i = 0; i < MOST_STEPS && frame().status === 'playing'; i++) {
    if (is(frame())) return;
    await step();
  }
  throw new Error('it did not come to that');
}

describe('a block at one screen', () => {
  test('BL-D31 is asked with the onlooker’s view and no curtain', async () => {
    await sitDown(4);
    await reach(({ mode }) => mode === 'open');
    const { view, seat, actions, undo } = frame();
    expect(view.viewer).toBe('spectator');
    expect((view as unknown as { choice: { seat: number } }).choice.seat).toBe(seat);
    expect(actions.map(({ type }) => type)).toEqual(expect.arrayContaining(['chooseBlock']));
    expect(undo.can).toBe(false);
    expect((view as unknown as { seats: { hand: unknown }[] }).seats.every(({ hand }) => hand === null)).toBe(true);
  });

  test('its odds are told to everybody, and nothing else of the seat', async () => {
    await sitDown(3);
    await reach(({ mode }) => mode === 'open');
    const { seat } = frame();
    const ask = (ask: { kind: 'query' | 'public'; question: unknown } | { kind: 'why'; intent: unknown }) => ({ match, seat, ask });
    const { answer } = await rig.screen.ask('match.ask', ask({ kind: 'public', question: { ask: 'block' } }));
    expect(answer).toMatchObject({ damage: (frame().view as unknown as { attack: { damage: number } }).attack.damage });
    expect((await rig.screen.refusal('match.ask', ask({ kind: 'why', intent: { type: 'endTurn' } }))).code).toBe('forbidden');
    expect((await rig.screen.refusal('match.ask', ask({ kind: 'query', question: { ask: 'block' } }))).code).toBe('forbidden');
    expect((await rig.screen.refusal('match.past', { match, seat, line: 1 })).code).toBe('forbidden');
  });

  test('the answer is taken from the shared screen and leads on; the next turn has its curtain', async () => {
    await sitDown(3);
    await reach(({ mode }) => mode === 'open');
    const { seat, view } = frame();
    const attacker = (view as unknown as { active: number }).active;
    expect((await rig.screen.refusal('match.act', { match, seat: attacker, seq: frame().seq, action: { type: 'endTurn' } })).code).toBe(
      'forbidden',
    );
    await act({ type: 'chooseBlock', block: false });
    expect(frame().mode).toBe('curtain');
    expect(frame().seat).not.toBe(attacker);
    expect(seat).not.toBe(attacker);
  });

  test('comes behind a curtain where the table is to be covered always', async () => {
    await sitDown(3);
    await rig.screen.ask('settings.set', { patch: { table: { handover: 'curtain' } } });
    const modes = new Set<string>();
    for (let i = 0; i < 60 && frame().status === 'playing'; i++) {
      modes.add(frame().mode);
      await step();
    }
    expect(modes).toEqual(new Set(['seat', 'curtain']));
  });

  test('a page of one’s own is asked there, with its own view', async () => {
    await sitDown(2);
    const { url } = await rig.screen.ask('match.seatLink', { match, seat: 1 });
    expect(url).not.toBeNull();
    const page = new TestScreen(rig.host, { kind: 'seat', match, seat: 1 });
    await page.ask('match.open', { match });
    for (let i = 0; i < MOST_STEPS && page.frame.status === 'playing'; i++) {
      const screen = page.frame.actions.length > 0 ? page : rig.screen;
      const { frame: now } = screen;
      expect(now.mode).toBe('seat');
      await screen.ask('match.act', { match, seat: now.seat, seq: now.seq, action: wish(now.actions as BlAction[]) });
    }
  });
});
