import type { Game } from '../../src-shared/kernel/game.ts';
import { snapshotLine, type LogLine, type MatchHeader } from '../../src-shared/kernel/match-log.ts';
import { begin } from '../../src-shared/kernel/replay.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import type { MatchLine } from './plan.ts';
import { thoughtOfRow } from './thoughts.ts';
import type { Work } from './work.ts';

/**
 * Replays a match of bots from its recorded choices. Returns the lines of a match log after the header, with the bots' thoughts where they
 * were kept.
 * @throws when a recorded choice is no longer legal
 */
export function* logWork(game: Game, header: MatchHeader, { choices, thoughts }: Pick<MatchLine, 'choices' | 'thoughts'>): Work<LogLine[]> {
  const state = begin(game, header);
  const chosen = choices === '' ? [] : choices.split(' ').map(Number);
  let next = 0;
  let turn = 0;
  const lines: LogLine[] = [];
  for (let line = 0; ; line++) {
    const now = game.turn(state);
    if (now > turn) lines.push(snapshotLine({ line, turn: (turn = now), hash: game.hash(state), state: game.clone(state) }, header));
    const seat = game.toAct(state);
    if (seat === null) break;
    const actions = game.actions(state);
    if (actions.length === 1) {
      lines.push(logged(game, state, seat, actions[0]));
    } else {
      const thought = thoughtOfRow(seat, actions, thoughts?.[next] ?? []);
      lines.push(logged(game, state, seat, actions[chosen[next++]]), ...(thought ? [{ thought, line: line + 1 }] : []));
    }
    yield;
  }
  lines.push({ end: game.outcome(state)! });
  return lines;
}

function logged(game: Game, state: GameState, seat: number, action: ReturnType<Game['actions']>[number] | undefined): LogLine {
  if (action === undefined) throw new Error('a choice is not among those that the rules offer');
  const before = state.rng.drawn;
  game.apply(state, action);
  // No undo happens between bots.
  return { seat, action, drawn: state.rng.drawn - before, hash: game.hash(state), revealed: true };
}
