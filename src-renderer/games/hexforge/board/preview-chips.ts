/** The changes of a preview by piece: chips above the board, and their texts. */
import type { Preview, PreviewChange } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, OPEN, SPAN } from '../../../match/change-text.ts';
import { HANGS_ON } from '../../../match/fates.ts';
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface PreviewChip {
  tile: number;
  change: string;
  falls: boolean;
  /** It falls in some of the worlds, or by some of the rival's answers. */
  mayFall?: boolean;
  /** It falls when the health ends that it was lent until End. */
  atEnd?: boolean;
  /** What an open outcome hangs on. */
  hangsOn?: NonNullable<PreviewChange['hangsOn']>;
}

/** The changed piece: `entity:12`, or a seat's base by `seat:1`. */
function pieceOf({ subject, what }: PreviewChange, view: HxView): HxEntityView | undefined {
  const [kind, id] = subject.split(':');
  if (kind === 'entity') return view.entities.find((e) => e.id === Number(id));
  return what === 'falls' ? view.entities.find((e) => e.kind === 'base' && e.owner === Number(id)) : undefined;
}

interface Changes {
  health: string | null;
  power: string | null;
  falls: boolean;
  mayFall: boolean;
  atEnd: boolean;
  hangsOn?: PreviewChange['hangsOn'];
}

/** Numbers that a chip tells of. */
const SHOWN: readonly string[] = ['gone', 'falls', 'health', 'power', 'fallsAtEnd'];

/** '' for a piece without visible changes. */
const flagOf = ({ health, power }: Changes): string => (power !== null ? `${power}/${health ?? '+0'}` : (health ?? ''));

export function chipsOf(preview: Preview | null, view: HxView | null): PreviewChip[] {
  if (!preview || !view) return [];
  const byTile = new Map<number, Changes>();
  for (const change of preview.changes) {
    const piece = pieceOf(change, view);
    if (!piece) continue;
    const found = byTile.get(piece.tile) ?? { health: null, power: null, falls: false, mayFall: false, atEnd: false };
    const text = changeText(change);
    if (change.hangsOn && SHOWN.includes(change.what) && found.hangsOn !== 'unknown') found.hangsOn = change.hangsOn;
    if (change.what === 'gone' || change.what === 'falls') {
      found.falls ||= change.certain;
      found.mayFall ||= !change.certain;
    } else if (change.what === 'fallsAtEnd') found.atEnd = change.to === 1 || change.most === 1;
    else if (change.what === 'health') found.health ??= text;
    else if (change.what === 'power') found.power = text;
    byTile.set(piece.tile, found);
  }
  return [...byTile]
    .map(([tile, found]) => {
      const { falls, atEnd, hangsOn } = found;
      const mayFall = found.mayFall && !falls;
      return {
        tile,
        falls,
        change: flagOf(found),
        ...(mayFall && { mayFall }),
        ...(atEnd && !falls && { atEnd }),
        ...(hangsOn && { hangsOn }),
      };
    })
    .filter((chip) => chip.change !== '' || chip.falls || chip.mayFall || chip.atEnd);
}

/** What the hint line says too: the outcome is open, or a unit falls later than one might think. */
export const needsWords = ({ hangsOn, atEnd }: PreviewChip): boolean => hangsOn !== undefined || atEnd === true;

const AT_END = 'It falls at End, when the health ends that it was lent.';

/** Text of a chip, for the inspector and for speech. */
export function chipWords(chip: PreviewChip): string {
  if (chip.falls) return 'It falls.';
  const change = chip.change.replace(OPEN, '').replaceAll(SPAN, ' to ');
  const numbers = change === '' || change.includes('/') ? change : `${change} health`;
  const said = [chip.mayFall ? 'it may fall' : '', numbers].filter(Boolean).join(', else ');
  const sentence = chip.hangsOn ? `Open: ${said && `${said}; `}it hangs on ${HANGS_ON[chip.hangsOn]}.` : said && `${said}.`;
  return [sentence, chip.atEnd ? AT_END : ''].filter(Boolean).join(' ');
}
