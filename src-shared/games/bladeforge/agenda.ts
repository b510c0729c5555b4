import { agendaOf } from '../../kernel/plumbing.ts';
import { askSecond } from './rules/act.ts';
import { goOn } from './rules/gadget.ts';
import type { BlState, GadgetItem, RecycleItem } from './state.ts';

export const handleAgenda = agendaOf<BlState, GadgetItem | RecycleItem>({ gadget: (s, item) => goOn(s, item), recycle: askSecond });
