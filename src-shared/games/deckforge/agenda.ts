import { agendaOf } from '../../kernel/plumbing.ts';
import { run } from './effects/run.ts';
import { fireNext, offerDiscard, offerWreck } from './rules/act.ts';
import { offerAim, offerBlock, offerReflect, offerResponse } from './rules/event.ts';
import { goOn } from './rules/initiative.ts';
import { askWindow, spend } from './rules/window.ts';
import { dispose } from './rules/zones.ts';
import type { DkState, DkWork } from './state.ts';

export const handleAgenda = agendaOf<DkState, DkWork>({
  run,
  initiative: goOn,
  aim: offerAim,
  block: offerBlock,
  reflect: offerReflect,
  response: offerResponse,
  window: askWindow,
  discard: offerDiscard,
  wreck: offerWreck,
  spend,
  triggers: fireNext,
  dispose: (s) => dispose(s),
});
