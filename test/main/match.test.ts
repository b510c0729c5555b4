import { afterEach, describe, expect, test } from 'vitest';
import { BOT, FRIEND, PERSON, makeRig, openMatch, playOut } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
afterEach(() => rig.end());

describe('a live match', () => {
  test('is played to its end against a bot, with no internal error', async () => {
    rig = makeRig();
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match);
    expect(rig.screen.frame.failure).toBeNull();
    expect(rig.screen.frame.status).toBe('finished');
    expect(rig.errors).toEqual([]);
    const { matches } = await rig.screen.ask('match.list', {});
    expect(matches[0]).toMatchObject({ match, state: 'finished' });
    expect(matches[0].note).toMatch(/won|draw/);
  });

  test('is played to its end by two people at one screen', async () => {
    rig = makeRig();
    const match = await openMatch(rig.screen, [PERSON, FRIEND]);
    await playOut(rig.screen, match);
    expect(rig.screen.frame.status).toBe('finished');
    expect(rig.screen.frames.some(({ mode }) => mode === 'curtain')).toBe(true);
  });
});
