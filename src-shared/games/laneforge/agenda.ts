import { agendaOf } from '../../kernel/plumbing.ts';
import type { RunFrame } from './effects/frame.ts';
import { run } from './effects/run.ts';
import { finishSpell, goOnPlaying, type FinishSpellItem, type PlayItem } from './rules/play.ts';
import { goThroughWindow, type WindowItem } from './rules/window.ts';
import type { LnState } from './state.ts';

export const handleAgenda = agendaOf<LnState, RunFrame | PlayItem | FinishSpellItem | WindowItem>({
  run,
  play: goOnPlaying,
  finishSpell,
  window: goThroughWindow,
});
