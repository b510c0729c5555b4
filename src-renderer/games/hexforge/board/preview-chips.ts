/** What a preview changes, sorted by the piece it changes: the flags over the board. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface PreviewChip {
  tile: number;
  change: string;
  falls: boolean;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The piece a change is about: `entity:12`, or `base:1` by its seat. */
function pieceOf(subject: string, view: HxView): HxEntityView | undefined {
  const [kind, id] = subject.split(':');
  if (kind === 'entity') return view.entities.find((e) => e.id === Number(id));
  if (kind === 'base') return view.entities.find((e) => e.kind === 'base' && e.owner === Number(id));
  return undefined;
}

export function chipsOf(preview: Preview | null, view: HxView | null): PreviewChip[] {
  if (!preview || !view) return [];
  const byTile = new Map<number, { health: string | null; power: string | null; falls: boolean }>();
  for (const change of preview.changes) {
    const piece = pieceOf(change.subject, view);
    if (!piece) continue;
    const chip = byTile.get(piece.tile) ?? { health: null, power: null, falls: false };
    const by = change.to - change.from;
    const text = change.certain ? signed(by) : '?';
    if (change.what === 'gone') chip.falls = change.certain;
    else if (change.what === 'damage') chip.health = change.certain ? signed(-by) : '?';
    else if (change.what === 'health') chip.health ??= text;
    else if (change.what === 'power') chip.power = text;
    byTile.set(piece.tile, chip);
  }
  return [...byTile]
    .map(([tile, { health, power, falls }]) => ({
      tile,
      falls,
      change: power === null ? (health ?? (falls ? '' : '?')) : `${power}/${health ?? '+0'}`,
    }))
    .filter((chip) => chip.change !== '' || chip.falls);
}
