/**
 * `npx tsx test/bench/beliefs.ts --game laneforge [--bots A,B] [--iterations N] [--matches N] [--seed TEXT]`: bots play, and at every few
 * choices the worlds that a seat would search in are compared with the truth: the product's and those of a bot that deals
 * all alike.
 */
import { pathToFileURL } from 'node:url';
import { dealtTable } from '../../src-main/arena/deal.ts';
import { playMatch } from '../../src-main/arena/play-match.ts';
import { readFlags, runCommand, wholeNumber } from '../../src-main/cli/args.ts';
import { gameNamed, loadGames, REGISTRY } from '../../src-main/cli/games.ts';
import { createBot, type Bot, type BotId, type BotRequest } from '../../src-shared/bots/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { meanOf, scoreOf, type Score } from './beliefs/score.ts';
import { signsOf } from './beliefs/signs.ts';
import { dealtUniformly } from './rivals/uniform.ts';

/** Worlds sampled at one choice. */
const WORLDS = 60;
/** One choice in so many is looked at. */
const EVERY = 4;

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'the game (laneforge)' },
  bots: { type: 'string', value: 'A,B', help: 'one bot per seat (ismcts,ismcts)' },
  iterations: { type: 'string', value: 'N', help: 'search iterations for each decision (100)' },
  matches: { type: 'string', value: 'N', help: 'matches (40)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the deals (beliefs)' },
} as const;

/** Scores of both ways of sampling, by kind of hidden thing, one of each for each choice looked at. */
type Found = Map<string, { product: Score[]; uniform: Score[] }>;

function look(found: Found, games: { product: Game; uniform: Game }, truth: GameState, { view, history, seed }: BotRequest): void {
  const seat = view.viewer;
  if (seat === 'spectator') return;
  const real = signsOf(games.product, truth, seat, view);
  const sampled = (game: Game) => {
    const random = new Random(`beliefs ${seed}`);
    return Array.from({ length: WORLDS }, () => signsOf(game, game.determinize(view, history, random), seat, view));
  };
  const product = sampled(games.product);
  const uniform = sampled(games.uniform);
  for (const [kind, things] of Object.entries(real)) {
    if (things.length === 0) continue;
    const scores = found.get(kind) ?? { product: [], uniform: [] };
    found.set(kind, scores);
    scores.product.push(
      scoreOf(
        things,
        product.map((signs) => signs[kind] ?? []),
      ),
    );
    scores.uniform.push(
      scoreOf(
        things,
        uniform.map((signs) => signs[kind] ?? []),
      ),
    );
  }
}

/** Plays a match and looks into the heads at its table. */
function lookInto(game: Game, config: unknown, seed: string, ids: readonly BotId[], iterations: number): Found {
  const found: Found = new Map();
  const games = { product: game, uniform: dealtUniformly(game) };
  let truth: GameState;
  let choices = 0;
  const watched = (bot: Bot): Bot => ({
    id: bot.id,
    think(request, hooks) {
      if (request.actions.length > 1 && choices++ % EVERY === 0) look(found, games, truth, request);
      return bot.think(request, hooks);
    },
  });
  const table: Game = { ...game, create: (...dealt) => (truth = game.create(...dealt)) };
  playMatch(table, { config, seed, bots: ids.map((id) => watched(createBot(id, game))), budget: { iterations } });
  return found;
}

const mean = (scores: readonly Score[], what: keyof Score): number => meanOf(scores.map((score) => score[what])).mean;

export interface Comparison {
  choices: number;
  hit: { product: number; uniform: number };
  loss: { product: number; uniform: number };
  /** How much less the product's worlds lose, match by match, and half of the 95 % interval of that. */
  gain: { mean: number; half: number };
}

/** By kind of hidden thing. Matches are the unit: choices of one match share what is hidden. */
export function compare(matches: readonly Found[]): Record<string, Comparison> {
  const kinds = [...new Set(matches.flatMap((found) => [...found.keys()]))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const each = matches.flatMap((found) => found.get(kind) ?? []);
      const product = each.flatMap((scores) => scores.product);
      const uniform = each.flatMap((scores) => scores.uniform);
      const both = (what: keyof Score) => ({ product: mean(product, what), uniform: mean(uniform, what) });
      const gain = meanOf(each.map((scores) => mean(scores.uniform, 'loss') - mean(scores.product, 'loss')));
      return [kind, { choices: product.length, hit: both('hit'), loss: both('loss'), gain }];
    }),
  );
}

export async function beliefs(argv: readonly string[], registry: string = REGISTRY): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const game = gameNamed(await loadGames(registry), flags.game ?? 'laneforge');
  const bots = (flags.bots ?? 'ismcts,ismcts').split(',') as BotId[];
  const iterations = wholeNumber('iterations', flags.iterations ?? '100', 1, 1_000_000);
  const count = wholeNumber('matches', flags.matches ?? '40', 2, 1_000_000);
  const found = Array.from({ length: count }, (_, deal) => {
    const { config, seed } = dealtTable(game, { bots, config: null, seed: flags.seed ?? 'beliefs' }, deal, 0);
    return lookInto(game, config, seed, bots, iterations);
  });
  console.log(`${game.title}, ${count} matches of ${bots.join(', ')}; the product's worlds beside those dealt all alike`);
  for (const [kind, { choices, hit, loss, gain }] of Object.entries(compare(found))) {
    const percents = `${(hit.product * 100).toFixed(1)} % against ${(hit.uniform * 100).toFixed(1)} %`;
    const losses = `loss ${loss.product.toFixed(3)} against ${loss.uniform.toFixed(3)}`;
    console.log(
      `${kind}: ${choices} choices, hits ${percents}, ${losses}, better by ${gain.mean.toFixed(3)} ± ${gain.half.toFixed(3)} (95 %)`,
    );
  }
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('beliefs', FLAGS, beliefs);
