/** The changes of a preview by creature and seat: chips above the board. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';

export interface PreviewChip {
  text: string;
  falls: boolean;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const SHOWN = ['attack', 'health'] as const;

/** By subject, e.g. `creature:12`, `seat:0`. */
export function chipsOf(preview: Preview | null): ReadonlyMap<string, PreviewChip> {
  const chips = new Map<string, PreviewChip>();
  const all = preview?.changes ?? [];
  for (const subject of new Set(all.map((change) => change.subject))) {
    const changes = all.filter((change) => change.subject === subject);
    const gone = changes.find(({ what }) => what === 'gone');
    const fallen = changes.some(({ what, to, certain }) => what === 'health' && subject.startsWith('seat:') && to <= 0 && certain);
    const falls = gone?.certain === true || fallen;
    const [attack, health] = SHOWN.map((what) => changes.find((change) => change.what === what));
    const text = (change: typeof attack) => (change ? (change.certain ? signed(change.to - change.from) : '?') : null);
    const [power, life] = [text(attack), text(health)];
    const said = gone?.certain === false ? '?' : power === null ? (life ?? '') : `${power}/${life ?? '+0'}`;
    if (said !== '' || falls) chips.set(subject, { text: said, falls });
  }
  return chips;
}
