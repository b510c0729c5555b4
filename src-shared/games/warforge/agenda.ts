import { agendaOf } from '../../kernel/plumbing.ts';
import type { AgendaItem } from '../../kernel/state.ts';
import type { RunFrame } from './effects/frame.ts';
import { run } from './effects/run.ts';
import { afterAction, spark, type ActedItem, type SparksItem } from './rules/act.ts';
import { strike, strikeBefore } from './rules/attack.ts';
import type { FireItem } from './rules/deeds.ts';
import { drain, fireAgain } from './rules/drain.ts';
import { afterStratagem, type PlayedItem } from './rules/play.ts';
import { drawCard } from './rules/turn.ts';
import type { WrState } from './state.ts';

type Simple = AgendaItem & { do: 'before' | 'hit' | 'drain' | 'drawOne' };
export type WrWork = Simple | RunFrame | PlayedItem | ActedItem | SparksItem | FireItem;

export const handleAgenda = agendaOf<WrState, WrWork>({
  run,
  before: strikeBefore,
  hit: strike,
  drain,
  fire: fireAgain,
  drawOne: drawCard,
  played: afterStratagem,
  acted: afterAction,
  sparks: spark,
});
