import type { Band, Spot } from './geometry.ts';

export const cellId = ({ band, lane }: Spot): string => `lane-${band}-${lane}`;

/** The place of an element, from the data attributes of every cell. */
export function spotOf(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-band]') : null;
  return cell ? { band: cell.dataset.band as Band, lane: Number(cell.dataset.lane) } : null;
}

/** Hit test during a drag: the dragged element is on top, so all elements at the point are tested. */
export function below(x: number, y: number): { spot: Spot | null; tray: boolean } {
  const there = document.elementsFromPoint(x, y);
  return {
    spot: there.map(spotOf).find((spot) => spot !== null) ?? null,
    tray: there.some((element) => element.closest('[data-tray]') !== null),
  };
}
