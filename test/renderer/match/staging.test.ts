/** What is shown of a match follows the newest position stage by stage, and ends in the same picture however it is looked at. */
import { describe, expect, test, vi } from 'vitest';
import { FlowActor } from '../../../src-main/host/flow-actor.ts';
import { ScreenFeed, type FrameSource } from '../../../src-main/host/match/screen-feed.ts';
import { Table } from '../../../src-main/host/match/table.ts';
import { Timeline } from '../../../src-main/host/match/timeline.ts';
import type { Client } from '../../../src-renderer/client/client.ts';
import { LiveSession, type Arrival } from '../../../src-renderer/match/session.svelte.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { isPhase } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LOG_FORMAT, type MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import { Random, RNG_ALGORITHM } from '../../../src-shared/kernel/rng.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { drawnFrames } from '../drawn-frames.ts';

const DECISIONS = 160;

/** What the host sends to the screen of a person, who plays at random against a bot that does. */
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
    casual: false,
    assisted: false,
    status: 'playing',
    failure: null,
    thinking: null,
    waitingForStep: false,
    revision: 0,
    sightOf: () => ({ mode: 'seat', seat: 0 }),
    undoInfo: () => ({ can: false, label: '', canRedo: false }),
  };
  const messages: MatchFrame[] = [];
  const feed = new ScreenFeed({ seat: null, send: (frame) => messages.push(structuredClone(frame)) });
  const random = new Random(`staging of ${game.id}`);
  feed.push(source);
  for (let i = 0; i < DECISIONS && timeline.toAct !== null; i++) {
    timeline.append({ seat: timeline.toAct, action: random.pick(game.actions(timeline.state)), at: i });
    feed.push(source);
    timeline.staging.forget();
  }
  return messages;
}

/** A session, and every view that it has shown. */
function watched() {
  let hear: (frame: MatchFrame) => void = () => undefined;
  const client = {
    onFrame: (listener: typeof hear) => ((hear = listener), () => undefined),
    request: () => Promise.resolve({}),
  } as unknown as Client;
  const session = new LiveSession(client, 'fixture');
  const arrivals: Arrival[] = [];
  session.onArrival((arrival) => arrivals.push(arrival));
  return { session, arrivals, hear: (frame: MatchFrame) => hear(structuredClone(frame)) };
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
    session.motions = { on: () => true, left: () => 300 };
    const staged = messages.findIndex(({ log }) => log.some(({ stages }) => stages !== undefined));
    for (const message of messages.slice(0, staged)) hear(message);
    draw(4 * staged);
    const before = arrivals.length;
    hear(messages[staged]);
    vi.advanceTimersByTime(1);
    expect(session.actions).toEqual([]);
    draw(40);
    const shown = arrivals.slice(before).map(({ frame }) => frame.view);
    expect(arrivals.slice(before).map(({ onTheWay }) => onTheWay)).toEqual([...shown.slice(1).map(() => true), false]);
    const sent = messages[staged].log.flatMap(({ stages = [] }) => stages.map(({ view }) => view));
    expect(shown).toEqual([...sent, messages[staged].view]);
    expect(session.actions).toEqual(messages[staged].actions);
  });

  test('the end is the same as it comes, without animations, and skipped', () => {
    const ends = Object.entries(WAYS).map(([way, show]) => {
      const one = watched();
      one.session.motions = way === 'without animations' ? { on: () => false, left: () => 0 } : { on: () => true, left: () => 20 };
      for (const message of messages) {
        one.hear(message);
        show(one);
      }
      const told = one.session.log.flatMap(({ events }) => events);
      return { view: one.session.frame?.view, told, actions: one.session.actions, views: one.arrivals.length };
    });
    const last = messages.at(-1)!;
    const told = messages.flatMap(({ log }) => log.flatMap(({ events }) => events));
    for (const end of ends) expect(end).toEqual({ view: last.view, told, actions: last.actions, views: ends[0].views });
    expect(ends[0].views).toBeGreaterThan(messages.length);
  });
});
