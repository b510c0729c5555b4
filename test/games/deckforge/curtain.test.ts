import { afterEach, expect, test } from 'vitest';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import type { DkView } from '../../../src-shared/games/deckforge/view.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { createTable } from '../../main/support/hot-seat.ts';
import { FRIEND, makeRig, PERSON, playOut, type Rig } from '../../main/support/rig.ts';

let rig: Rig;
afterEach(() => rig.end());

/** Frames of three people's match at one screen, by their first actions. */
async function passedRound(frames: number): Promise<MatchFrame[]> {
  const game = deckforge as unknown as Game;
  rig = makeRig({ game });
  const third = { kind: 'human', name: 'Cleo' } as const;
  const match = await createTable(rig.screen, game, [PERSON, FRIEND, third]);
  await rig.screen.ask('match.open', { match });
  await playOut(rig.screen, match, () => rig.screen.frames.length > frames);
  return rig.screen.frames;
}

const viewOf = ({ view }: MatchFrame): DkView => view as unknown as DkView;

test('DK-16.2 at one screen a curtain hides every hand, also before a response on another’s turn', async () => {
  const frames = await passedRound(400);
  const curtains = frames.filter(({ mode }) => mode === 'curtain');
  for (const { view, actions } of curtains) {
    expect([view.viewer, actions]).toEqual(['spectator', []]);
    expect((view as unknown as DkView).seats.map(({ hand }) => hand)).toEqual([null, null, null]);
  }
  // Nobody sees another hand behind it either.
  for (const frame of frames.filter(({ mode }) => mode === 'seat'))
    expect(viewOf(frame).seats.flatMap(({ hand, seat }) => (hand === null ? [] : [seat]))).toEqual([frame.seat]);
  const responses = curtains.filter((frame) => {
    const { choice, active } = viewOf(frame);
    return choice?.kind === 'respond' && choice.seat !== active;
  });
  expect(responses.length).toBeGreaterThan(3);
});
