/**
 * Looks for puzzles in matches between bots: `node test/bots/puzzles/run.mjs test/bots/puzzles/collect.ts laneforge 0 40 novice
 * [seats] [turns]` plays deals 0 to 39 and writes each position found as a line. `choose.ts` makes the fixture of them.
 */
import { createBot, decide, type BotId } from '../../../src-shared/bots/index.ts';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { Recording } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import { quickKey } from '../../../src-shared/bots/playout.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { Claim } from './claim.ts';
import { begin, goOn, passForced, requestAt, type Place, type Puzzle, type Recipe } from './recipe.ts';
import { Solver, TooLarge, type Goal } from './solver.ts';

/** A match is looked at in its last turns… */
const LAST_TURNS = 4;
/** …at positions that do not take long to see through. */
const GLANCE = 2500;
const PLAYED_ON = 60;

export interface Found extends Puzzle {
  /** What the seat chooses among, as a kind of puzzle. */
  kind: string;
  /** Share of the choices that miss. */
  missing: number;
  /** Whoever played there missed it. */
  missed: boolean;
}

interface Mark extends Place {
  choices: number;
  turn: number;
  action: GameAction;
}

const still = { now: () => 0, cancelled: () => false };

function playedBy(game: Game, bot: BotId, table: Omit<Recipe, 'choices'>): { marks: Mark[]; choices: number[] } {
  const place = begin(game, table);
  passForced(game, place);
  const mind = createBot(bot, game);
  const marks: Mark[] = [];
  const choices: number[] = [];
  while (game.toAct(place.state) !== null) {
    const actions = game.actions(place.state);
    const { action } = decide(mind, requestAt(game, place, `${table.seed} ${choices.length}`, { iterations: 50 }), still);
    const choice = actions.findIndex((offered) => JSON.stringify(offered) === JSON.stringify(action));
    const state = game.clone(place.state);
    const turn = game.turn(state);
    while (marks.length > 0 && marks[0].turn <= turn - LAST_TURNS) marks.shift();
    marks.push({ state, told: Recording.after(place.told), choices: choices.length, turn, action });
    choices.push(choice);
    goOn(game, place, choice);
  }
  return { marks, choices };
}

/** Games played on at random until the time is over: worth a look is what ends now so, now otherwise. */
function isUndecided(game: Game, { state, turn }: Mark, { aim, turns }: Goal): boolean {
  const seat = game.toAct(state)!;
  const random = new Random('glance');
  const keys = new Int32Array(4096);
  const ends = new Set<boolean>();
  for (let i = 0; i < PLAYED_ON && ends.size < 2; i++) {
    const at = game.clone(state);
    while (game.toAct(at) !== null && game.turn(at) <= turn + turns) {
      const n = game.candidates(at, keys);
      game.play(at, random.below(2) === 0 ? keys[random.below(n)] : quickKey(game, at, keys, n, random));
    }
    ends.add(aim === 'win' ? game.evaluate(at, seat) === 1 : game.evaluate(at, seat) > 0);
  }
  return ends.size > 1;
}

/** A first look, with all cards on the table: is there anything to gain or to lose at all? */
function isOpen(game: Game, { state }: Mark, goal: Goal): boolean {
  const solver = new Solver(game, goal, state, GLANCE);
  const keys = new Int32Array(4096);
  const values = Array.from(keys.subarray(0, game.candidates(state, keys)), (key) => solver.mostAfter(state, key));
  const best = Math.max(...values);
  return best - Math.min(...values) >= 0.1 && (goal.aim === 'live' || best > 0.85);
}

/** Follows the solution: its decisions at which something could be missed. */
function stepsOf(game: Game, mark: Mark, goal: Goal): number {
  const place: Place = { state: game.clone(mark.state), told: Recording.after(mark.told) };
  const seat = game.toAct(place.state);
  let steps = 0;
  for (let i = 0; i < 30 && game.toAct(place.state) !== null && game.turn(place.state) <= mark.turn + goal.turns; i++) {
    let key = game.routine(place.state);
    if (game.toAct(place.state) === seat) {
      const claim = new Claim(game, place, goal);
      if (claim.holds) steps++;
      key = claim.best.key;
    }
    const wanted = JSON.stringify(game.decode(place.state, key));
    goOn(
      game,
      place,
      game.actions(place.state).findIndex((action) => JSON.stringify(action) === wanted),
    );
  }
  return steps;
}

function examine(game: Game, table: Omit<Recipe, 'choices'>, mark: Mark, choices: number[], goal: Goal): Found | null {
  const { state } = mark;
  try {
    if (!isUndecided(game, mark, goal) || !isOpen(game, mark, goal)) return null;
    const claim = new Claim(game, mark, goal);
    if (!claim.holds) return null;
    const best = game.decode(state, claim.best.key);
    const keys = claim.keys();
    return {
      ...table,
      choices: choices.slice(0, mark.choices).join(' '),
      ...goal,
      steps: stepsOf(game, mark, goal),
      key: game.describe?.(game.view(state, game.toAct(state)!), best) ?? best.type,
      kind: `${goal.aim} ${goal.turns} ${best.type} ${game.compiled.leaves[state.phase]}`,
      missing: keys.filter((key) => claim.isBlunder(key)).length / keys.length,
      missed: claim.isMistake(mark.action),
    };
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

const [id, from, to, bot, seats = '2', turns = '0'] = process.argv.slice(2);
const game: Game = GAMES[id as GameId];
const goals: Goal[] =
  turns === '0'
    ? [
        { aim: 'win', turns: 0 },
        { aim: 'live', turns: 0 },
      ]
    : [{ aim: 'live', turns: Number(turns) }];
for (let deal = Number(from); deal < Number(to); deal++) {
  const table = { seats: Number(seats), deal, seed: `puzzle ${bot} ${deal}` };
  const { marks, choices } = playedBy(game, bot as BotId, table);
  const found = marks.flatMap((mark) => goals.map((goal) => examine(game, table, mark, choices, goal))).filter((one) => one !== null);
  found.sort((a, b) => Number(b.missed) - Number(a.missed) || b.steps - a.steps || b.missing - a.missing);
  // The best of each kind.
  for (const one of new Map(found.reverse().map((each) => [each.kind, each])).values()) process.stdout.write(`${JSON.stringify(one)}\n`);
}
