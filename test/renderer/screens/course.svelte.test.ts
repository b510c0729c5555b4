/** The evaluation graph of a match whose turning points fall on one moment. */
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { courseOf } from '../../../src-main/host/replay/course.ts';
import { Replay } from '../../../src-main/host/replay/replay.ts';
import CourseFigure from '../../../src-renderer/screens/course/CourseFigure.svelte';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { parseLog } from '../../../src-shared/kernel/match-log.ts';

function finished<R>(work: Generator<void, R, void>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

it('shows two turning points at one moment', async () => {
  const log = parseLog(readFileSync('test/fixtures/endings/hexforge-two-turns-at-once.ffmatch', 'utf8'));
  const replay = finished(Replay.read(GAMES[log.header.game as GameId], log));
  expect(replay.finished).toBe(true);
  const course = finished(courseOf(replay));
  const moments = course.turning.map(({ at }) => at);
  expect(new Set(moments).size).toBeLessThan(moments.length);

  const figure = mount(CourseFigure, { target: document.body, props: { course, name: (seat: number) => `Seat ${seat}`, ongo: () => {} } });
  expect(document.querySelectorAll('[aria-label="Turning points"] li')).toHaveLength(moments.length);
  expect(document.querySelectorAll('.mark')).toHaveLength(moments.length);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(course.points.length);
  await unmount(figure);
});
