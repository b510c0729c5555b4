/** The evaluation graph of a match whose turning points fall on one moment. */
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { courseOf } from '../../../src-main/host/replay/course.ts';
import { Replay } from '../../../src-main/host/replay/replay.ts';
import CourseFigure from '../../../src-renderer/screens/course/CourseFigure.svelte';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { parseLog } from '../../../src-shared/kernel/match-log.ts';
import type { Course, TurningPoint } from '../../../src-shared/protocol/replay.ts';

function finished<R>(work: Generator<void, R, void>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

async function drawn(course: Course): Promise<{ points: number; marks: number; rows: number }> {
  const props = { course, name: (seat: number) => `Seat ${seat}`, ongo: () => undefined };
  const figure = mount(CourseFigure, { target: document.body, props });
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const all = { points: count('[aria-label="Turning points"] li'), marks: count('.mark'), rows: count('tbody tr') };
  await unmount(figure);
  return all;
}

it('shows two turning points at one moment', async () => {
  const point = (seat: number, from: number, to: number): TurningPoint => ({
    at: 4,
    turn: 2,
    turns: { first: 1, last: 2 },
    seat,
    from,
    to,
    by: { seat: 0, words: 'attack the base' },
  });
  const points = [0, 4, 9].map((at, i) => ({ at, turn: i + 1, shares: [0.5, 0.5] }));
  const turning = [point(0, 0.4, 0.7), point(1, 0.3, 0.6)];
  expect(await drawn({ points, turning })).toEqual({ points: 2, marks: 2, rows: 3 });
});

it('shows the end of a match that once broke there', async () => {
  const log = parseLog(readFileSync('test/fixtures/endings/hexforge-two-turns-at-once.ffmatch', 'utf8'));
  const replay = finished(Replay.read(GAMES[log.header.game as GameId], log));
  expect(replay.finished).toBe(true);
  const course = finished(courseOf(replay));
  expect(await drawn(course)).toMatchObject({ marks: course.turning.length, rows: course.points.length });
});
