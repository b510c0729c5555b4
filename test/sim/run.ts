/**
 * `npm run sim -- [--seed N] [--from N] [--lives N] [--game G] [--minutes M] [--trace]`: lives of the host above a simulated disk, clock,
 * bots and screens. A life is repeated by its seed and game; without a seed they are counted from 1, or another first one.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { SimDisk } from './disk.ts';
import { livesOf } from './lives.ts';

const ALL: Record<string, Game> = { lantern: lantern as Game, ...(GAMES as Record<string, Game>) };

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    lives: { type: 'string', default: '20000' },
    game: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    trace: { type: 'boolean', default: false },
  },
});
const games = values.game === undefined ? Object.values(ALL) : [ALL[values.game]];
if (games.includes(undefined as never)) throw new Error(`there is no game "${values.game}"; there are ${Object.keys(ALL).join(', ')}`);
const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.lives) : 1;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const trace = (disk: SimDisk): void => {
  if (values.trace) disk.trace = (what) => print(what);
};
const { lived, failures } = await livesOf(games, first, count, Number(values.minutes) * 60_000, { say: print, spoil: trace });
for (const failure of failures) print(failure);
print(`${lived} lives, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
