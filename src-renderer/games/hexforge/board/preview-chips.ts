/** The changes of a preview by piece: chips above the board, and their texts. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface PreviewChip {
  tile: number;
  change: string;
  falls: boolean;
}

/** Shown for an unknown outcome. */
const OPEN = '?';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Id of the changed piece: `entity:12`, or `base:1` by its seat. */
function pieceOf(subject: string, view: HxView): HxEntityView | undefined {
  const [kind, id] = subject.split(':');
  if (kind === 'entity') return view.entities.find((e) => e.id === Number(id));
  if (kind === 'base') return view.entities.find((e) => e.kind === 'base' && e.owner === Number(id));
  return undefined;
}

interface Changes {
  health: string | null;
  power: string | null;
  falls: boolean;
  mayFall: boolean;
}

/** Null for a piece without visible changes. */
function flagOf({ health, power, mayFall }: Changes): string {
  if (power !== null) return `${power}/${health ?? '+0'}`;
  return health ?? (mayFall ? OPEN : '');
}

export function chipsOf(preview: Preview | null, view: HxView | null): PreviewChip[] {
  if (!preview || !view) return [];
  const byTile = new Map<number, Changes>();
  for (const change of preview.changes) {
    const piece = pieceOf(change.subject, view);
    if (!piece) continue;
    const found = byTile.get(piece.tile) ?? { health: null, power: null, falls: false, mayFall: false };
    const by = change.to - change.from;
    const text = change.certain ? signed(by) : OPEN;
    if (change.what === 'gone') {
      found.falls = change.certain;
      found.mayFall = !change.certain;
    } else if (change.what === 'damage') found.health = change.certain ? signed(-by) : OPEN;
    else if (change.what === 'health') found.health ??= text;
    else if (change.what === 'power') found.power = text;
    byTile.set(piece.tile, found);
  }
  return [...byTile]
    .map(([tile, found]) => ({ tile, falls: found.falls, change: flagOf(found) }))
    .filter((chip) => chip.change !== '' || chip.falls);
}

export const isOpen = ({ change }: PreviewChip): boolean => change.includes(OPEN);

/** Text of a chip, for the inspector and for speech. */
export function chipWords(chip: PreviewChip): string {
  if (chip.falls) return 'It falls.';
  if (isOpen(chip)) return 'Open: it hangs on what you cannot see, or on chance.';
  return chip.change.includes('/') ? `${chip.change}.` : `${chip.change} health.`;
}
