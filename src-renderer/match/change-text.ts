/** Foreseen changes in the short form of chips, for all games. */
import type { Preview, PreviewChange } from '../../src-shared/kernel/game-types.ts';

/** Shown for an outcome that hangs on what cannot be known. */
export const OPEN = '?';
/** Between the worst and the best of what hangs on open decisions. */
export const SPAN = '…';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** “−4”; “−4…−2” by what a rival decides; “?”. */
export function changeText({ from, to, certain, hangsOn, least, most }: PreviewChange): string {
  if (certain) return signed(to - from);
  if (hangsOn !== 'choice' || least === undefined || most === undefined) return OPEN;
  return least === most ? signed(least - from) : `${signed(least - from)}${SPAN}${signed(most - from)}`;
}

/** Whether a thing or a seat falls by these changes of it, or may. */
export function fallOf(changes: readonly PreviewChange[]): boolean | 'may' {
  const falls = changes.filter(({ what }) => what === 'gone' || what === 'falls');
  if (falls.some(({ certain, to }) => certain && to === 1)) return true;
  return falls.some(({ certain, most }) => !certain && most !== 0) && 'may';
}

/** What a chip above a thing says. */
export interface PreviewChip {
  text: string;
  falls: boolean | 'may';
}

/**
 * Chips by subject: `unit:12`, `seat:0`.
 * @param textOf the changes of one subject, '' for none that a chip tells of
 */
export function chipsBySubject(
  preview: Preview | null,
  textOf: (changes: readonly PreviewChange[]) => string,
): ReadonlyMap<string, PreviewChip> {
  const chips = new Map<string, PreviewChip>();
  const all = preview?.changes ?? [];
  for (const subject of new Set(all.map((change) => change.subject))) {
    const changes = all.filter((change) => change.subject === subject);
    const chip = { text: textOf(changes), falls: fallOf(changes) };
    if (chip.text !== '' || chip.falls !== false) chips.set(subject, chip);
  }
  return chips;
}
