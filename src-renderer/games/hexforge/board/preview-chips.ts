/** The changes of a preview by piece: chips above the board, and their texts. */
import type { Preview, PreviewChange } from '../../../../src-shared/kernel/game-types.ts';
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface PreviewChip {
  tile: number;
  change: string;
  falls: boolean;
  /** It falls in some of the worlds, or by some of the rival's answers. */
  mayFall?: boolean;
  /** It falls when the health ends that it was lent until End. */
  atEnd?: boolean;
}

/** Shown for an unknown outcome. */
const OPEN = '?';

/** Between the bounds of an uncertain number. */
const SPAN = '…';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "−4…−2": the worst and the best of an uncertain change. */
function span({ from, least, most }: PreviewChange): string {
  if (least === undefined || most === undefined) return OPEN;
  return least === most ? signed(least - from) : `${signed(least - from)}${SPAN}${signed(most - from)}`;
}

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
  atEnd: boolean;
}

/** Null for a piece without visible changes. */
function flagOf({ health, power, mayFall }: Changes): string {
  if (power !== null) return `${power}/${health ?? '+0'}`;
  return `${health ?? ''}${mayFall ? OPEN : ''}`;
}

export function chipsOf(preview: Preview | null, view: HxView | null): PreviewChip[] {
  if (!preview || !view) return [];
  const byTile = new Map<number, Changes>();
  for (const change of preview.changes) {
    const piece = pieceOf(change.subject, view);
    if (!piece) continue;
    const found = byTile.get(piece.tile) ?? { health: null, power: null, falls: false, mayFall: false, atEnd: false };
    const by = change.to - change.from;
    const text = change.certain ? signed(by) : span(change);
    if (change.what === 'gone') {
      found.falls = change.certain;
      found.mayFall = !change.certain;
    } else if (change.what === 'damage') found.health = change.certain ? signed(-by) : OPEN;
    else if (change.what === 'fallsAtEnd') found.atEnd = change.to === 1 || change.most === 1;
    else if (change.what === 'health') found.health ??= text;
    else if (change.what === 'power') found.power = text;
    byTile.set(piece.tile, found);
  }
  return [...byTile]
    .map(([tile, found]) => {
      const { falls, mayFall } = found;
      return { tile, falls, change: flagOf(found), ...(mayFall && { mayFall }), ...(found.atEnd && !falls && { atEnd: true }) };
    })
    .filter((chip) => chip.change !== '' || chip.falls || chip.atEnd);
}

/** What the hint line says too: the outcome is open, or a unit falls later than one might think. */
export const needsWords = ({ change, atEnd }: PreviewChip): boolean => change.includes(OPEN) || change.includes(SPAN) || atEnd === true;

const AT_END = 'It falls at End, when the health ends that it was lent.';
const HANGS_ON = 'what the rival decides, on what you cannot see, or on chance';

/** Text of a chip, for the inspector and for speech. */
export function chipWords(chip: PreviewChip): string {
  if (chip.falls) return 'It falls.';
  const change = chip.change.replace(OPEN, '').replace(SPAN, ' to ');
  const open = chip.change.includes(OPEN) || chip.change.includes(SPAN);
  const numbers = change === '' || change.includes('/') ? change : `${change} health`;
  const said = open ? [chip.mayFall ? 'it may fall' : '', numbers].filter(Boolean).join(', else ') : numbers;
  const sentence = open ? `Open: ${said === '' ? '' : `${said}; `}it hangs on ${HANGS_ON}.` : said && `${said}.`;
  return [sentence, chip.atEnd ? AT_END : ''].filter(Boolean).join(' ');
}
