/** What is shown of a match follows the newest position stage by stage, and ends in the same picture however it is looked at. */
import { describe, expect, test, vi } from 'vitest';
import { FlowActor } from '../../../src-main/host/flow-actor.ts';
import { ScreenFeed, type FrameSource } from '../../../src-main/host/match/screen-feed.ts';
import { Table } from '../../../src-main/host/match/table.ts';
import { Timeline } from '../../../src-main/host/match/timeline.ts';
import type { App } from '../../../src-renderer/app/context.ts';
import type { Client } from '../../../src-renderer/client/client.ts';
import { BladeforgeTable } from '../../../src-renderer/games/bladeforge/table.svelte.ts';
import { HexforgeTable } from '../../../src-renderer/games/hexforge/table.svelte.ts';
import { LaneforgeTable } from '../../../src-renderer/games/laneforge/table.svelte.ts';
import { WarforgeTable } from '../../../src-renderer/games/warforge/table.svelte.ts';
import { DeckforgeTable } from '../../../src-renderer/games/deckforge/table.svelte.ts';
import type { GameTable } from '../../../src-renderer/match/game-ui.ts';
import { LiveSession, type Arrival, type MatchSession } from '../../../src-renderer/match/session.svelte.ts';
import { Showing } from '../../../src-renderer/match/showing.svelte.ts';
import type { BlGame } from '../../../src-shared/games/bladeforge/game-types.ts';
import type { HxGame } from '../../../src-shared/games/hexforge/game-types.ts';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { isPhase } from '../../../src-shared/kernel/events.ts';
import type { LnForecast } from '../../../src-shared/games/laneforge/explain/questions.ts';
import type { LnGame } from '../../../src-shared/games/laneforge/game-types.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import type { WrGame } from '../../../src-shared/games/warforge/game-types.ts';
import type { DkGame } from '../../../src-shared/games/deckforge/game-types.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LOG_FORMAT, type MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import { Random, RNG_ALGORITHM } from '../../../src-shared/kernel/rng.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import { drawnFrames } from '../drawn-frames.ts';

const DECISIONS = 160;

/** What the host sends to the screen of a person, who plays at random against a bot that does until it gives up. */
function messagesOf(game: Game): MatchFrame[] {
  const header: MatchHeader = {
    format: LOG_FORMAT,
    engine: 'test',
    contentVersion: game.contentVersion,
    game: game.id,
    config: game.seriesConfig!(0),
    seats: [
      { kind: 'human', name: 'You' },
      { kind: 'bot', name: 'Ines', bot: 'random', budgetMs: 100 },
    ],
    rng: { algo: RNG_ALGORITHM, seed: 'staging' },
    startedAt: '2026-01-01T00:00:00.000Z',
  };
  const timeline = Timeline.fresh(game, header, new FlowActor(game));
  const source: FrameSource = {
    id: 'fixture',
    timeline,
    table: new Table(header.seats, 'standard'),
    together: { isPaused: false, isHandedOver: false, of: () => null },
    casual: false,
    assisted: false,
    status: 'playing',
    failure: null,
    thinking: null,
    guide: null,
    waitingForStep: false,
    revision: 0,
    sightOf: () => ({ mode: 'seat', seat: 0 }),
    takeBacks: { infoOf: () => ({ can: false, label: '', canRedo: false, anything: false }) },
    time: { info: undefined },
  };
  const messages: MatchFrame[] = [];
  const feed = new ScreenFeed({ seat: null, looksOn: false, send: (frame) => messages.push(structuredClone(frame)) });
  const random = new Random(`staging of ${game.id}`);
  feed.push(source);
  for (let i = 0; i < DECISIONS && timeline.toAct !== null; i++) {
    const { state } = timeline;
    const all = game.actions(state);
    // Who only passes on sees nothing happen.
    const deeds = all.filter((action) => game.key(state, action) !== game.routine(state));
    timeline.append({ seat: timeline.toAct, action: random.pick(deeds.length > 0 ? deeds : all), at: i });
    feed.push(source);
    timeline.staging.forget();
  }
  if (timeline.toAct !== null) timeline.append({ seat: 1, concede: true, at: DECISIONS });
  feed.push({ ...source, status: 'finished' });
  return messages;
}

/** A session, and every view that it has shown. */
function watched() {
  let hear: (frame: MatchFrame) => void = () => undefined;
  const client = {
    onFrame: (listener: typeof hear) => ((hear = listener), () => undefined),
    request: () => Promise.resolve({ answer: null }),
  } as unknown as Client;
  const session = new LiveSession(client, 'fixture');
  const arrivals: Arrival[] = [];
  session.onArrival((arrival) => arrivals.push(arrival));
  return { session, arrivals, hear: (frame: MatchFrame) => hear(structuredClone(frame)) };
}

/** By method syntax, so that a session of any game opens a table of a particular one, as in `GameUi.open`. */
interface Opener {
  open(session: MatchSession, app: App): GameTable;
}
const TABLES: Record<GameId, Opener> = {
  hexforge: { open: (session: MatchSession<HxGame>, app) => new HexforgeTable(session, app) },
  laneforge: { open: (session: MatchSession<LnGame>, app) => new LaneforgeTable(session, app) },
  bladeforge: { open: (session: MatchSession<BlGame>, app) => new BladeforgeTable(session, app) },
  warforge: { open: (session: MatchSession<WrGame>, app) => new WarforgeTable(session, app) },
  deckforge: { open: (session: MatchSession<DkGame>, app) => new DeckforgeTable(session, app) },
};

/** What a table needs of the app. */
const PLAYER = {
  settings: { person: settingsSchema.parse({}).person, ofGame: () => ({}) },
  announcer: { announce: () => undefined },
} as unknown as App;

/** A page with nothing on it. */
function emptyPage() {
  const page = { hidden: false, documentElement: { dataset: {} as DOMStringMap }, querySelector: () => null, querySelectorAll: () => [] };
  vi.stubGlobal('document', page);
  return page;
}

/** A match at its table, and every moment that it had. */
function seated(game: Game, first: MatchFrame, pace: number) {
  const { session, hear } = watched();
  hear(first);
  session.catchUp();
  let table!: GameTable;
  const leave = $effect.root(() => {
    table = TABLES[game.id as GameId].open(session, PLAYER);
  });
  table.setPace(pace);
  const showing = new Showing(session, table, 'anvil');
  const moments: string[] = [];
  vi.spyOn(table, 'celebrate').mockImplementation(function (this: GameTable, had) {
    moments.push(...had.map(({ title }) => title));
    Object.getPrototypeOf(table).celebrate.call(table, had);
  });
  session.motions = showing;
  session.onArrival((arrival) => showing.hear(arrival, table.spoken(arrival.events)));
  return { session, table, showing, moments, hear, leave };
}

describe.each(Object.values(GAMES))('$title', (game) => {
  const { draw } = drawnFrames();
  const messages = messagesOf(game);
  const WAYS = {
    'as it comes': () => draw(60),
    'without animations': () => draw(60),
    skipped: ({ session }: ReturnType<typeof watched>) => session.catchUp(),
  };

  test('no position is there for a phase alone', () => {
    const shown = messages.flatMap(({ log }) =>
      log.flatMap(({ events, stages = [] }) => stages.map((stage, i) => events.slice(stages[i - 1]?.events ?? 0, stage.events))),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((events) => events.every(isPhase))).toEqual([]);
  });

  test('what waits to be shown asks nothing, and comes after what led to it', () => {
    const { session, arrivals, hear } = watched();
    session.motions = { ...session.motions, on: () => true, left: () => 300 };
    const staged = messages.findIndex(({ log }) => log.some(({ stages }) => stages !== undefined));
    for (const message of messages.slice(0, staged)) hear(message);
    draw(4 * staged);
    const before = arrivals.length;
    hear(messages[staged]);
    vi.advanceTimersByTime(1);
    expect(session.actions).toEqual([]);
    expect(session.behind).toBe(true);
    draw(40);
    expect(session.behind).toBe(false);
    const shown = arrivals.slice(before).map(({ frame }) => frame.view);
    expect(arrivals.slice(before).map(({ onTheWay }) => onTheWay)).toEqual([...shown.slice(1).map(() => true), false]);
    const sent = messages[staged].log.flatMap(({ stages = [] }) => stages.map(({ view }) => view));
    expect(shown).toEqual([...sent, messages[staged].view]);
    expect(session.actions).toEqual(messages[staged].actions);
  });

  test('a position on the way is behind, and is known as that when it arrives', () => {
    const { session, hear } = watched();
    session.motions = { ...session.motions, on: () => true, left: () => 300 };
    const behind: [onTheWay: boolean, behind: boolean][] = [];
    session.onArrival(({ onTheWay }) => behind.push([onTheWay, session.behind]));
    for (const message of messages) {
      hear(message);
      draw(80);
    }
    expect(behind.some(([onTheWay]) => onTheWay)).toBe(true);
    for (const [onTheWay, is] of behind) expect(is).toBe(onTheWay);
  });

  test('the end is the same as it comes, without animations, and skipped', () => {
    const ends = Object.entries(WAYS).map(([way, show]) => {
      const one = watched();
      if (way !== 'without animations') one.session.motions = { ...one.session.motions, on: () => true, left: () => 20 };
      for (const message of messages) {
        one.hear(message);
        show(one);
      }
      return {
        view: one.session.frame?.view,
        log: one.session.log.map(({ line, events }) => ({ line, events })),
        actions: one.session.actions,
        views: one.arrivals.length,
      };
    });
    const last = messages.at(-1)!;
    const log = messages.flatMap((message) => message.log.map(({ line, events }) => ({ line, events })));
    for (const end of ends) expect(end).toEqual({ view: last.view, log, actions: last.actions, views: ends[0].views });
    expect(ends[0].views).toBeGreaterThan(messages.length);
  });

  test('the end is the same with moments of their own, without them, with little motion, and skipped', () => {
    const page = emptyPage();
    const PACES = { normal: 1, slow: 2, instant: 0, reduced: 1, skipped: 1 };
    const ends = Object.entries(PACES).map(([way, pace]) => {
      page.documentElement.dataset.motion = way === 'reduced' ? 'reduced' : 'full';
      const one = seated(game, messages[0], pace);
      for (const message of messages.slice(1)) {
        one.hear(message);
        if (way === 'skipped') one.showing.skip();
        else draw(60);
      }
      const { session, table, showing, moments } = one;
      one.leave();
      const told = showing.log.flatMap(({ events }) => events);
      return { view: session.frame?.view, told, moments, shown: table.moment, left: table.motionsLeft, over: showing.seenEnd };
    });
    for (const end of ends) expect(end).toEqual({ ...ends[0], view: messages.at(-1)!.view, shown: null, left: 0 });
    expect(ends[0].over).toBe(true);
    expect(ends[0].moments.length).toBeGreaterThan(0);
  });
});

describe('Laneforge’s lanes', () => {
  drawnFrames();
  const messages = messagesOf(GAMES.laneforge);
  const acts = ({ view }: MatchFrame): boolean => (view as LnView).action > 0;
  const FORECAST: LnForecast = { lanes: [], health: [50, 41], lethal: [], suddenDeath: false, locks: false };

  test('foretell Combat from the position that is shown, and from none that still waits to be', () => {
    const at = messages.findIndex((message, i) => i > 0 && acts(messages[i - 1]) && acts(message));
    emptyPage();
    const { session, hear } = watched();
    hear(messages[0]);
    session.catchUp();
    let table: LaneforgeTable | undefined;
    const opener: Opener = { open: (given: MatchSession<LnGame>, app) => (table = new LaneforgeTable(given, app)) };
    const leave = $effect.root(() => void opener.open(session, PLAYER));
    for (const message of messages.slice(1, at)) hear(message);
    session.catchUp();
    // As the engine answers, which knows of the newest.
    const foretold = () => {
      table!.foresight.now = FORECAST;
      return table!.forecast;
    };
    expect(foretold()).toBe(FORECAST);
    session.motions = { ...session.motions, on: () => true, left: () => 300 };
    hear(messages[at]);
    expect(foretold()).toBeNull();
    session.catchUp();
    expect(foretold()).toBe(FORECAST);
    leave();
  });
});
