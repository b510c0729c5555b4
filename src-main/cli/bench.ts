/**
 * `npm run bench -- [--json]`: speed of the flow drivers, of each game, of the app's start, and of peers. Medians, and
 * ratios from the same run; a part that cannot run here is null with a reason.
 */
import { pathToFileURL } from 'node:url';
import { readFlags, runCommand, UsageError } from './args.ts';
import { benchFlow, type FlowFigures } from './bench/flow.ts';
import { benchGame, type GameFigures } from './bench/game.ts';
import type { AppFigures } from './bench/app.ts';
import { benchPeers } from './bench/peers.ts';
import type { Reasons } from './bench/reasons.ts';
import { loadGames, REGISTRY } from './games.ts';

const PARTS = ['flow', 'games', 'app', 'peers'] as const;

const FLAGS = {
  part: { type: 'string', value: 'NAME', help: `only one part: ${PARTS.join(', ')}` },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;

interface BenchReport {
  flow: FlowFigures | null;
  games: Record<string, GameFigures> | null;
  app: AppFigures | null;
  peers: ReturnType<typeof benchPeers>;
  /** Why parts are null. */
  reasons: Reasons;
}

export async function bench(argv: readonly string[], registry: string = REGISTRY): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  if (flags.part !== undefined && !PARTS.some((part) => part === flags.part)) throw new UsageError(`--part is one of ${PARTS.join(', ')}`);
  const wanted = (part: (typeof PARTS)[number]) => flags.part === undefined || flags.part === part;
  const games = Object.values(await loadGames(registry));
  const reasons: Reasons = {};
  for (const part of PARTS) if (!wanted(part)) reasons[part] = `only --part ${flags.part} was asked for`;
  const report: BenchReport = { flow: null, games: null, app: null, peers: null, reasons };

  if (wanted('flow')) {
    report.flow = benchFlow(games[0]);
    const { compiledUs, actorUs, ratio } = report.flow;
    console.log(`flow of ${games[0].title}: compiled ${compiledUs} µs an event, xstate actor ${actorUs} µs, ${ratio} times faster`);
  }
  if (wanted('games')) {
    report.games = {};
    for (const game of games) {
      report.games[game.id] = benchGame(game);
      console.log(`${game.title}:`);
      for (const [name, value] of Object.entries(report.games[game.id])) console.log(`  ${name.padEnd(20)} ${value}`);
    }
  }
  if (wanted('app')) {
    // Loaded only here: it needs the tools that drive a window.
    const { benchApp } = await import('./bench/app.ts');
    report.app = await benchApp(report.reasons);
    for (const [name, value] of Object.entries(report.app)) if (value !== null) console.log(`app ${name}: ${value}`);
  }
  if (wanted('peers')) {
    report.peers = benchPeers(report.reasons);
    if (report.peers) console.log(`peers: ${JSON.stringify(report.peers, null, 2)}`);
  }
  for (const [part, reason] of Object.entries(report.reasons)) console.log(`${part} cannot be measured here: ${reason}`);
  if (flags.json) console.log(JSON.stringify(report));
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('bench', FLAGS, bench);
