/** The viewer's pieces by kind, with place and status: jump links of the left panel. */
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';

export type PieceState = 'ready' | 'ordered' | 'exhausted';

export interface RosterPiece {
  piece: HxEntityView;
  state: PieceState;
}

export interface RosterRow {
  kind: 'commander' | 'workers' | 'forges' | 'army';
  pieces: RosterPiece[];
  /** Free slots: forges that can still be raised. */
  open: number;
  /** Slots whose forge has fallen. */
  gone: number;
}

function stateOf(piece: HxEntityView, view: HxView): PieceState {
  if (piece.exhausted) return 'exhausted';
  const ordered =
    view.me?.orders.some((order) => order.unit === piece.tile) || view.attacks.some((attack) => attack.attacker === piece.tile);
  return ordered ? 'ordered' : 'ready';
}

export function rosterOf(view: HxView): RosterRow[] {
  const me = view.me;
  if (!me) return [];
  const mine = view.entities.filter((e) => e.owner === me.seat && e.kind !== 'base');
  const worker = (e: HxEntityView) => e.role === 'primaryWorker' || e.role === 'secondaryWorker';
  const row = (kind: RosterRow['kind'], fits: (e: HxEntityView) => boolean, open = 0, gone = 0): RosterRow => ({
    kind,
    pieces: mine.filter(fits).map((piece) => ({ piece, state: stateOf(piece, view) })),
    open,
    gone,
  });
  const count = (state: 'unused' | 'fallen') => me.slots.filter((slot) => slot === state).length;
  return [
    row('commander', (e) => e.role === 'commander'),
    row('workers', worker),
    row('forges', (e) => e.kind === 'forge', count('unused'), count('fallen')),
    row('army', (e) => e.kind === 'unit' && e.role !== 'commander' && !worker(e)),
  ];
}
