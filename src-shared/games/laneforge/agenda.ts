import type { AgendaItem } from '../../kernel/state.ts';
import type { RunFrame } from './effects/frame.ts';
import { run } from './effects/run.ts';
import { finishSpell, goOnPlaying, type FinishSpellItem, type PlayItem } from './rules/play.ts';
import { goThroughWindow, type WindowItem } from './rules/window.ts';
import type { LnState } from './state.ts';

/** The agenda's one entrance: which handler takes which kind of work. */
export function handleAgenda(s: LnState, item: AgendaItem): void {
  switch (item.do) {
    case 'run':
      run(s, item as RunFrame);
      break;
    case 'play':
      goOnPlaying(s, item as PlayItem);
      break;
    case 'finishSpell':
      finishSpell(s, item as FinishSpellItem);
      break;
    case 'window':
      goThroughWindow(s, item as WindowItem);
      break;
    default:
      throw new Error(`unknown work "${item.do}"`);
  }
}
