import { expect, test, vi } from 'vitest';
import { rovingGrid } from '../../../src-renderer/match/board/roving-grid.ts';

/** A row of places that are numbers, from 0. */
function row() {
  const table = {
    cursor: 1,
    hovered: null as number | null,
    point: vi.fn(),
    focusSpot: vi.fn(async () => undefined),
    hands: { pressSpot: vi.fn(async () => undefined) },
  };
  const cells = [0, 1].map((place) => Object.assign(document.createElement('div'), { id: String(place) }));
  const grid = rovingGrid<number>({
    spotOf: (target) => (target instanceof HTMLElement && target.id !== '' ? Number(target.id) : null),
    isSame: (a, b) => a === b,
    step: (from, key) => (key === 'ArrowLeft' ? from - 1 : null),
    table,
  });
  return { table, cells, grid };
}

test('the place with number 0 is walked to, focused and pointed at like any other', () => {
  const { table, cells, grid } = row();
  grid.onkeydown(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(table.focusSpot).toHaveBeenCalledWith(0);
  cells[0].addEventListener('focusin', (event) => grid.onfocusin(event));
  cells[0].dispatchEvent(new FocusEvent('focusin'));
  expect(table.cursor).toBe(0);
  expect(table.point).toHaveBeenCalledWith(0);
  table.point.mockClear();
  cells[0].addEventListener('pointermove', (event) => grid.onpointermove(event as PointerEvent));
  cells[0].dispatchEvent(new Event('pointermove'));
  expect(table.point).toHaveBeenCalledWith(0);
});

test('what is pointed at already is not pointed at again', () => {
  const { table, cells, grid } = row();
  table.hovered = 0;
  cells[0].addEventListener('pointermove', (event) => grid.onpointermove(event as PointerEvent));
  cells[0].dispatchEvent(new Event('pointermove'));
  expect(table.point).not.toHaveBeenCalled();
});
