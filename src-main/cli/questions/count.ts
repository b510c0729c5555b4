import type { Game, GameAction, GameView, PriorityWishes } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { PromptText } from '../../../src-shared/text/prompt.ts';

/** A game's prompt text (`text/prompt.ts`). */
export type PromptFor = (view: GameView, actions: readonly GameAction[], names: readonly string[]) => PromptText<string>;

/** How often decisions of one kind came up. */
export interface KindCount {
  asked: number;
  /** Asked, though there was only one thing to do. */
  forced: number;
  /** Asked, and answered with what the main button does. */
  presses: number;
  /** Of these, how often the button asks for a second press. */
  again: number;
  /** Answered by the wishes without asking. */
  answered: number;
  /** Answered without asking, where the player of the recorded match did something else. */
  otherwise: number;
}

export interface QuestionCount {
  /** Turns of which the person had to decide something or had it answered, in own turns and in rivals'. */
  own: ReadonlyMap<string, KindCount>;
  rival: ReadonlyMap<string, KindCount>;
  /** The person's own turns. */
  turns: number;
}

/** The wishes of a person who has set nothing. */
export const USUAL: PriorityWishes = { preset: 'standard', until: null, forced: true };

/** The phase, with what is chosen in it or how it would be passed. */
function kindOf(game: Game, state: GameState): string {
  const routine = game.decode(state, game.routine(state));
  const { phase } = game.view(state, 'spectator');
  return `${phase}: ${state.choice ? `${state.choice.kind}, ${routine.type}` : routine.type}`;
}

/**
 * Goes through a recorded match and counts what its player in `seat` would be asked as a person alone among bots. The match takes the
 * recorded course, also where the wishes answer otherwise.
 * @param choices which of the offered actions was taken in each decision that was not forced
 */
export function countQuestions(
  game: Game,
  promptFor: PromptFor,
  table: { config: unknown; seed: string },
  choices: readonly number[],
  seat: Seat,
  wishes: PriorityWishes = USUAL,
): QuestionCount {
  const state = game.create(table.config, table.seed);
  const own = new Map<string, KindCount>();
  const rival = new Map<string, KindCount>();
  // Without replies every decision is part of the own turn.
  const hasReplies = game.isReply !== undefined || game.isOpen !== undefined;
  let next = 0;
  let turns = 0;
  /** The turn under way, and the seat that decided first in it. */
  let turn = { number: -1, of: -1, acted: false };
  for (let at = game.toAct(state); at !== null; at = game.toAct(state)) {
    const number = game.turn(state);
    if (number !== turn.number) {
      turn = { number, of: at, acted: false };
      if (at === seat || !hasReplies) turns++;
    }
    const actions = game.actions(state);
    const taken = actions.length === 1 ? actions[0] : actions[choices[next++]];
    if (at === seat) {
      const kinds = hasReplies && turn.of !== seat ? rival : own;
      const kind = kindOf(game, state);
      const one = decided(game, promptFor, state, actions, taken, { ...wishes, acted: turn.acted });
      kinds.set(kind, added(kinds.get(kind) ?? NONE, one));
      turn.acted ||= one.asked > 0;
    }
    game.apply(state, taken);
  }
  return { own, rival, turns };
}

export const NONE: KindCount = { asked: 0, forced: 0, presses: 0, again: 0, answered: 0, otherwise: 0 };

export const added = (a: KindCount, b: KindCount): KindCount => ({
  asked: a.asked + b.asked,
  forced: a.forced + b.forced,
  presses: a.presses + b.presses,
  again: a.again + b.again,
  answered: a.answered + b.answered,
  otherwise: a.otherwise + b.otherwise,
});

/** One decision, as a count of one. */
function decided(
  game: Game,
  promptFor: PromptFor,
  state: GameState,
  actions: readonly GameAction[],
  taken: GameAction,
  wishes: PriorityWishes,
): KindCount {
  const view = game.view(state, game.toAct(state)!);
  const answer = game.auto(view, actions, wishes, false);
  if (answer !== null) return { ...NONE, answered: 1, otherwise: game.key(state, answer) === game.key(state, taken) ? 0 : 1 };
  const { main } = promptFor(view, actions, []);
  const presses = main?.action === taken.type;
  return {
    ...NONE,
    asked: 1,
    forced: actions.length === 1 ? 1 : 0,
    presses: presses ? 1 : 0,
    again: presses && main.left !== undefined ? 1 : 0,
  };
}
