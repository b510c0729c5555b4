import type { AgendaItem } from '../../kernel/state.ts';
import { askSecond } from './rules/act.ts';
import { goOn } from './rules/gadget.ts';
import type { BlState, GadgetItem, RecycleItem } from './state.ts';

/** The agenda's one entrance: which handler takes which kind of work. */
export function handleAgenda(s: BlState, item: AgendaItem): void {
  switch (item.do) {
    case 'gadget':
      goOn(s, item as GadgetItem);
      break;
    case 'recycle':
      askSecond(s, item as RecycleItem);
      break;
    default:
      throw new Error(`unknown work "${item.do}"`);
  }
}
