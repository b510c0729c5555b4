import type { Band, Spot } from './geometry.ts';

export const cellId = ({ band, lane }: Spot): string => `lane-${band}-${lane}`;

/** The place that an element belongs to, from the marks that every cell carries. */
export function spotOf(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-band]') : null;
  return cell ? { band: cell.dataset.band as Band, lane: Number(cell.dataset.lane) } : null;
}

/** What lies under the pointer while something is carried: it hides what is right below it, so everything there is asked. */
export function below(x: number, y: number): { spot: Spot | null; tray: boolean } {
  const there = document.elementsFromPoint(x, y);
  return {
    spot: there.map(spotOf).find((spot) => spot !== null) ?? null,
    tray: there.some((element) => element.closest('[data-tray]') !== null),
  };
}
