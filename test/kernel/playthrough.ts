import { Recording, recordInto, type EventCut } from '../../src-shared/kernel/events.ts';
import type { Game, GameView } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { candidateKeys, legalKeys, seatsOf } from './laws/law.ts';

export interface PlaythroughOptions {
  config: unknown;
  seed: string;
  /** Decisions after which the text ends. */
  decisions: number;
}

/**
 * Everything the contract says at each step of a short game, as text: a change of rules shows as a difference
 * that a reviewer can read. Views are written in full once, then only where they changed.
 */
export function playthrough(game: Game, { config, seed, decisions }: PlaythroughOptions): string {
  const lines: string[] = [`${game.title}, content version ${game.contentVersion}, seed "${seed}"`, ''];
  const random = new Random(seed);
  let cut = new Recording(game.seats.max);
  const state = recordInto(cut, () => game.create(config, seed));
  const viewers: GameView['viewer'][] = [...seatsOf(game, state), 'spectator'];
  const known = new Map(viewers.map((viewer) => [viewer, new Map<string, string>()]));

  for (let decision = 0; ; decision++) {
    describe(lines, game, state, cut);
    for (const viewer of viewers) lines.push(...changes(viewer, known.get(viewer)!, game.view(state, viewer)));
    if (game.toAct(state) === null || decision === decisions) break;
    const keys = legalKeys(game, state);
    const candidates = new Set(candidateKeys(game, state));
    const routine = game.routine(state);
    for (const key of keys) {
      lines.push(`  ${candidates.has(key) ? '+' : '-'}${key === routine ? '*' : ' '} ${key} ${JSON.stringify(game.decode(state, key))}`);
    }
    const chosen = game.decode(state, random.pick([...candidates]));
    lines.push('', `## ${decision + 1}. seat ${game.toAct(state)}: ${JSON.stringify(chosen)}`);
    cut = new Recording(game.seats.max);
    recordInto(cut, () => game.apply(state, chosen));
  }
  lines.push(`outcome ${JSON.stringify(game.outcome(state))}`);
  return lines.join('\n') + '\n';
}

function describe(lines: string[], game: Game, state: GameState, cut: EventCut): void {
  cut.seats
    .slice(0, game.seatCount(state))
    .forEach((events, seat) => lines.push(...events.map((event) => `  told ${seat}: ${JSON.stringify(event)}`)));
  lines.push(...cut.spectator.map((event) => `  told all: ${JSON.stringify(event)}`));
  const values = seatsOf(game, state).map((seat) => game.evaluate(state, seat).toFixed(3));
  lines.push(
    `  phase ${game.compiled.leaves[state.phase]}, to act ${game.toAct(state)}, drawn ${state.rng.drawn}, hash ${game.hash(state)}, worth ${values.join(' ')}`,
  );
}

/** One line per part of a view that is new, different or gone. */
function changes(viewer: GameView['viewer'], known: Map<string, string>, view: GameView): string[] {
  const now = new Map<string, string>();
  flatten('', view, now);
  const lines: string[] = [];
  for (const [path, value] of now) if (known.get(path) !== value) lines.push(`  view ${viewer}: ${path} = ${value}`);
  for (const path of known.keys()) if (!now.has(path)) lines.push(`  view ${viewer}: ${path} gone`);
  known.clear();
  for (const [path, value] of now) known.set(path, value);
  return lines;
}

/** Objects member by member; lists of plain values in one piece. */
function flatten(path: string, value: unknown, out: Map<string, string>): void {
  const plain =
    value === null ||
    typeof value !== 'object' ||
    (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object'));
  if (plain) {
    out.set(path, JSON.stringify(value));
    return;
  }
  for (const [name, inner] of Object.entries(value)) flatten(path ? `${path}.${name}` : name, inner, out);
}
