/**
 * `npm run scenario -- "HX-20.6" [--nth N] [--rival greedy]`: opens the position of a rule test as a live game, to show a
 * bug or to try an idea. A test may set up several positions; `--list` names them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatRecord } from '../../src-shared/kernel/match-log.ts';
import { BOT_IDS } from '../../src-shared/protocol/messages.ts';
import { UsageError, readFlags, runCommand, wholeNumber } from './args.ts';
import { configForSeats, configOfDeal } from '../arena/configs.ts';
import { gameNamed, loadGames } from './games.ts';
import type { KeptPosition } from './scenario/collect.ts';
import { positionsOf } from './scenario/collect.ts';
import { buildWith, openApp } from './scenario/open.ts';
import { saveAsMatch } from './scenario/save.ts';

const FLAGS = {
  nth: { type: 'string', value: 'N', help: 'which of the positions found, counted from 1 (1)' },
  rival: { type: 'string', value: 'WHO', help: `who plays the others: friend, ${BOT_IDS.join(', ')} (friend: all sides are yours)` },
  list: { type: 'boolean', help: 'only list the positions found' },
  headless: { type: 'boolean', help: 'serve it to a browser even if a window could open' },
} as const;

/** Who sits in the second seat and all after it. */
function rivalsFrom(who: string, seats: number): SeatRecord[] {
  if (who !== 'friend' && !BOT_IDS.some((bot) => bot === who))
    throw new UsageError(`--rival is friend or one of ${BOT_IDS.join(', ')}, not "${who}"`);
  const names = ['B', 'C', 'D', 'E', 'F'].slice(0, seats - 1);
  return names.map((name) => (who === 'friend' ? { kind: 'human', name } : { kind: 'bot', name, bot: who, budgetMs: 1000 }));
}

function choose(positions: readonly KeptPosition[], name: string, nth: string): KeptPosition {
  if (positions.length === 0) throw new UsageError(`no scenario test has "${name}" in its name`);
  return positions[wholeNumber('nth', nth, 1, positions.length) - 1];
}

async function main(argv: string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name.startsWith('--')) throw new UsageError('name a test first: npm run scenario -- "HX-20.6"');
  const flags = readFlags(rest, FLAGS);
  const folder = mkdtempSync(join(tmpdir(), 'five-forges-scenario-'));
  try {
    const positions = positionsOf(name, folder);
    positions.forEach(({ test, made }, i) => {
      const own = Object.values(made).flat().length;
      console.log(`${i + 1}  ${test}${own > 0 ? `  (${own} cards of its own)` : ''}`);
    });
    const position = choose(positions, name, flags.nth ?? '1');
    if (flags.list) return 0;
    const { game } = position;
    const rules = gameNamed(await loadGames(), game);
    const config = configForSeats(rules, configOfDeal(rules, 0), position.seats);
    saveAsMatch({ id: `${game}-scenario`, game, config, rivals: rivalsFrom(flags.rival ?? 'friend', position.seats), position }, folder);
    buildWith(position, folder);
    console.log(`Opening "${position.test}". It waits on Home under Continue.`);
    return await openApp(folder, flags.headless);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand('scenario', FLAGS, main);
