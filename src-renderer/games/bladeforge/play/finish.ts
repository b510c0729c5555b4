/** The large buttons at the end of the bench: their effect, or why they are disabled. Knows no rules. */
import type { BladeforgeTable } from '../table.svelte.ts';
import { nextDie } from '../words.ts';

export interface FinishChoice {
  text: string;
  disabled: boolean;
}

type Table = Pick<BladeforgeTable, 'view' | 'bench' | 'below' | 'mode' | 'offers'>;

/** Why none can be used, independent of the sword; null in the seat's main phase. */
function notNow({ view, below, mode, bench }: Table): string | null {
  if (!view || view.result) return 'the match is over';
  if (bench?.out) return 'out of the match';
  if (view.active !== below) return 'not your turn';
  if (mode === 'watch') return 'wait a moment';
  return mode === 'act' ? null : 'answer first';
}

export function reforgeChoice(table: Table): FinishChoice {
  const { offers, bench, view } = table;
  if (offers.reforge.size > 0) return { text: `to d${nextDie(bench!.die)}; then no attack, no draw`, disabled: false };
  const why = view?.means.reforged && view.active === table.below ? 'done this turn' : notNow(table);
  return { text: why ?? (bench?.die === 12 ? 'd12 is the biggest die' : 'needs a whole blade'), disabled: true };
}

export function attackChoice(table: Table): FinishChoice {
  if (table.offers.attack.size > 0) return { text: 'ends your turn', disabled: false };
  return { text: notNow(table) ?? 'nobody to attack', disabled: true };
}

export function drawChoice(table: Table): FinishChoice {
  if (!table.offers.draw) return { text: notNow(table) ?? 'not after a Reforge', disabled: true };
  return { text: table.view?.armoryCount === 0 ? 'nothing left to draw; ends your turn' : 'ends your turn', disabled: false };
}
