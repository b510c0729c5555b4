/**
 * `npm run bench -- [--json]`: speed of the flow drivers, of each game, of its messages, of the app and of peers, and what
 * they cost.
 * Medians, and ratios from the same run; a part that cannot run here is null with a reason.
 */
import { pathToFileURL } from 'node:url';
import type { Game } from '../../src-shared/kernel/game.ts';
import { readFlags, runCommand, UsageError } from './args.ts';
import { benchDisk, type DiskFigures } from './bench/disk.ts';
import { benchFlow, type FlowFigures } from './bench/flow.ts';
import { benchGame, type GameFigures } from './bench/game.ts';
import type { AppFigures } from './bench/app.ts';
import { benchLan, type LanFigures } from './bench/lan.ts';
import { benchMessages, type MessageFigures } from './bench/messages.ts';
import type { PackageFigures } from './bench/package.ts';
import { benchPeers, type PeerReport } from './bench/beside-peers.ts';
import { loadDuel } from './bench/duel.ts';
import type { Reasons } from './bench/reasons.ts';
import { section } from './bench/report.ts';
import {
  appRows,
  besideRows,
  diskRows,
  flowRows,
  gameRows,
  lanRows,
  messageRows,
  packageRows,
  peerRows,
  thinkingRows,
} from './bench/rows.ts';
import { benchThinking, type ThinkingFigures } from './bench/thinking.ts';
import { configOfDeal } from '../arena/configs.ts';
import { loadGames, REGISTRY } from './games.ts';

const PARTS = ['flow', 'games', 'bots', 'messages', 'disk', 'lan', 'app', 'package', 'peers'] as const;
type Part = (typeof PARTS)[number];

const FLAGS = {
  part: { type: 'string', value: 'NAME', help: `only one part: ${PARTS.join(', ')}` },
  record: { type: 'boolean', help: 'writes down what the peers measure, for machines without them' },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;

interface BenchReport {
  flow: FlowFigures | null;
  games: Record<string, GameFigures> | null;
  bots: ThinkingFigures | null;
  messages: Record<string, MessageFigures> | null;
  disk: DiskFigures | null;
  lan: LanFigures | null;
  app: AppFigures | null;
  package: PackageFigures | null;
  peers: PeerReport | null;
  /** Why parts are null. */
  reasons: Reasons;
}

/** Measures one part after another into the report, and prints each as it is done. */
class Bench {
  readonly report: BenchReport = {
    flow: null,
    games: null,
    bots: null,
    messages: null,
    disk: null,
    lan: null,
    app: null,
    package: null,
    peers: null,
    reasons: {},
  };
  readonly #games: readonly Game[];

  constructor(games: readonly Game[]) {
    this.#games = games;
  }

  flow(): void {
    const [game] = this.#games;
    this.report.flow = benchFlow(game);
    console.log(section(`Turn machine of ${game.title}`, flowRows(this.report.flow)));
  }

  /** The reference duel beside them shows what the kernel itself takes. */
  async games(): Promise<void> {
    this.report.games = {};
    const { game: duel } = await loadDuel();
    for (const game of [...this.#games, duel]) {
      this.report.games[game.id] = benchGame(game);
      console.log(section(game.title, gameRows(game.targets ?? {}, this.report.games[game.id])));
    }
  }

  async bots(): Promise<void> {
    this.report.bots = await benchThinking(this.#games, await loadDuel(), this.report.reasons);
    console.log(section('Bots', thinkingRows(this.report.bots)));
  }

  async messages(): Promise<void> {
    this.report.messages = {};
    for (const game of this.#games) {
      const { figures } = await benchMessages(game);
      this.report.messages[game.id] = figures;
      console.log(section(`Messages of ${game.title} to a screen`, messageRows(figures)));
    }
  }

  async disk(): Promise<void> {
    this.report.disk = await benchDisk(this.#games[0]);
    console.log(section('The disk', diskRows(this.report.disk)));
  }

  async lan(registry: string): Promise<void> {
    this.report.lan = await benchLan(this.#games, registry, this.report.reasons);
    if (this.report.lan) console.log(section('A table on the network', lanRows(this.report.lan)));
  }

  async app(): Promise<void> {
    const [game] = this.#games;
    const { figures, sample } = await benchMessages(game);
    // Loaded only here: it needs the tools that drive a window.
    const { benchApp } = await import('./bench/app.ts');
    this.report.app = await benchApp({ game: game.id, config: configOfDeal(game, 0), sample }, this.report.reasons);
    const rows = appRows(this.report.app, figures.encodeMs);
    if (rows.length > 0) console.log(section('The app', rows));
  }

  async package(): Promise<void> {
    // Loaded only here, for the same reason.
    const { benchPackage } = await import('./bench/package.ts');
    this.report.package = await benchPackage(this.report.reasons);
    const rows = packageRows(this.report.package);
    if (rows.length > 0) console.log(section('The packaged app', rows));
  }

  async peers(record: boolean): Promise<void> {
    const peers = (this.report.peers = benchPeers(await loadDuel(), this.#games, this.report.reasons, record));
    if (peers === null) return;
    const { recordedAt, machine, figures } = peers.tables;
    for (const [name, rows] of Object.entries(figures)) {
      if (rows) console.log(section(`Peers: ${name}, measured ${recordedAt} on ${machine}`, peerRows(rows)));
    }
    if (peers.ratios) console.log(section('Beside them, in the same run', besideRows(peers)));
  }
}

export async function bench(argv: readonly string[], registry: string = REGISTRY): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  if (flags.part !== undefined && !PARTS.some((part) => part === flags.part)) throw new UsageError(`--part is one of ${PARTS.join(', ')}`);
  const run = new Bench(Object.values(await loadGames(registry)));
  const measure: Record<Part, () => void | Promise<void>> = {
    flow: () => run.flow(),
    games: () => run.games(),
    bots: () => run.bots(),
    messages: () => run.messages(),
    disk: () => run.disk(),
    lan: () => run.lan(registry),
    app: () => run.app(),
    package: () => run.package(),
    peers: () => run.peers(flags.record),
  };
  const { reasons } = run.report;
  const wanted = (part: Part) => flags.part === undefined || flags.part === part;
  for (const part of PARTS.filter(wanted)) await measure[part]();
  for (const [part, reason] of Object.entries(reasons)) console.log(`${part}: not measured here: ${reason}`);
  for (const part of PARTS) if (!wanted(part)) reasons[part] = `only --part ${flags.part} was asked for`;
  if (flags.json) console.log(JSON.stringify(run.report));
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('bench', FLAGS, bench);
