import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, type GameId } from '../../src-shared/games/index.ts';
import { contentOf, Renumbering, type Numbers } from '../../src-shared/kernel/content.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { MatchLog } from '../../src-shared/kernel/match-log.ts';
import { wideMasks } from '../../src-shared/kernel/masks.ts';
import { replay } from '../../src-shared/kernel/replay.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { oldMatches } from '../fixtures/old-matches.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import type { LanternState } from '../fixtures/lantern/state.ts';
import { HOOKS as LANTERN_HOOKS } from '../fixtures/lantern/tests/hooks.ts';
import { rebuilt as turned, recorded as shipped, type Varied } from '../games/varied.ts';
import { contentHasStableIds, numbersIn, record, removedContentIsRefused, type Recorded } from './laws/content.ts';
import { LawBroken } from './laws/law.ts';
import { HOOKS } from '../games/hooks.ts';
import { FlowActor } from '../../src-main/host/flow-actor.ts';
import { Timeline } from '../../src-main/host/match/timeline.ts';

const FOUND = import.meta.glob<{ VARIED: Varied }>('../games/*/variant.ts', { eager: true });

function variedOf(id: GameId): Varied {
  const module = FOUND[`../games/${id}/variant.ts`];
  if (!module) throw new Error(`${id} has no test/games/${id}/variant.ts: nobody knows whether its saves outlive new content`);
  return module.VARIED;
}

/** The game with one of its kinds of numbers forgotten wherever it stands. */
const forgetful = (game: Game, forgotten: string): Game => ({
  ...game,
  content: {
    ...game.content,
    renumber(state, n) {
      const keep: Numbers = {
        of: (kind, number) => (kind === forgotten ? number : n.of(kind, number)),
        exact: (kind, number) => (kind === forgotten ? number : n.exact(kind, number)),
        bits: (kind, mask) => (kind === forgotten ? mask : n.bits(kind, mask)),
        values: (kind, values) => (kind === forgotten ? [...values] : n.values(kind, values)),
      };
      game.content.renumber(state, keep);
    },
  },
});

const MATCHES = 5;

const hasLists = (game: Game): boolean => Object.keys(game.content.table()).length > 0;

/**
 * A game without lists of content, as a new one is: nothing in its states can stand elsewhere in another version, so what the law has left to
 * say is that its matches resume under one. As soon as it lists something, the whole law asks for its `variant.ts`.
 */
const LISTLESS = [[lantern as Game, LANTERN_HOOKS] as const, ...GAME_IDS.map((id) => [GAMES[id], HOOKS[id]] as const)]
  .filter(([game]) => !hasLists(game))
  .map(([game, hooks]) => ({ id: game.id, game, hooks }));

test.each(LISTLESS)('a match of $id, which lists no content, resumes at any moment under another version', ({ game, hooks }) => {
  const next: Game = { ...game, contentVersion: game.contentVersion + 1 };
  for (let i = 0; i < MATCHES; i++)
    for (const moment of record(game, { config: hooks.config(i), seed: `content ${i}`, decisions: 150 }))
      contentHasStableIds(moment, next, (view) => view);
});

describe.each(GAME_IDS.filter((id) => hasLists(GAMES[id])))('content of %s', (id) => {
  const { load, plain, followsOrder, fixed, unreached } = variedOf(id);
  let game: Game;
  let rebuilt: Game;
  let moments: Recorded[];

  beforeAll(async () => {
    game = await load(shipped);
    rebuilt = await load(turned);
    moments = Array.from({ length: MATCHES }, (_, i) =>
      record(game, { config: HOOKS[id].config(i), seed: `content ${i}`, decisions: 150 }, followsOrder),
    ).flat();
  }, 120_000);

  test('is varied by cards and keywords inserted and removed, not only reordered', () => {
    const table = game.content.table();
    const planted = (ids: readonly string[]): string[] => ids.filter((id) => id.startsWith('planted')).map((id) => id.split('#')[0]);
    for (const kind of ['cards', 'faces', 'keywords'].filter((one) => one in table)) {
      const [before, after] = [planted(table[kind]), planted(rebuilt.content.table()[kind])];
      expect([before.length > 0, after.length > 0, before.some((id) => after.includes(id))], kind).toEqual([true, true, false]);
    }
  });

  test('has stable ids: a match resumes under cards and keywords inserted, reordered and removed', { timeout: 120_000 }, () => {
    expect(contentOf(rebuilt)).not.toEqual(contentOf(game));
    for (const moment of moments) contentHasStableIds(moment, rebuilt, plain);
  });

  test('is refused in words where what is in play is gone', { timeout: 120_000 }, () => {
    for (const moment of moments.filter((_, i) => i % 8 === 0)) removedContentIsRefused(moment, rebuilt);
  });

  test('carried by position breaks the law, kind by kind', { timeout: 120_000 }, () => {
    const kinds = Object.keys(game.content.table()).filter((kind) => !fixed.includes(kind) && !unreached.includes(kind));
    const used = new Set(moments.flatMap(({ state }) => [...numbersIn(game, state)].map((number) => number.split(' ')[0])));
    expect(kinds.filter((kind) => !used.has(kind))).toEqual([]);
    for (const kind of kinds) {
      expect(rebuilt.content.table()[kind], kind).not.toEqual(game.content.table()[kind]);
      const forgets = forgetful(rebuilt, kind);
      expect(() => moments.forEach((moment) => contentHasStableIds(moment, forgets, plain)), kind).toThrow();
    }
  });

  test.each(oldMatches(id))('lets the old match $name resume', ({ log, toAct, views }) => {
    const { timeline, problem } = Timeline.resume(rebuilt, log, new FlowActor(rebuilt));
    if (hasFollowedOrder(GAMES[id], log, followsOrder)) {
      expect(timeline.entries.length).toBeGreaterThanOrEqual(log.snapshots.at(-1)!.line);
      return;
    }
    const { state } = timeline;
    expect(problem).toBeNull();
    expect(rebuilt.toAct(state)).toBe(toAct);
    views.seats.forEach((view, seat) => expect(plain(rebuilt.view(state, seat))).toMatchObject(plain(view) as object));
    expect(plain(rebuilt.view(state, 'spectator'))).toMatchObject(plain(views.spectator) as object);
  });
});

/** Since its last snapshot a match has come to depend on the order of the content it was played with. */
function hasFollowedOrder(game: Game, log: MatchLog, followsOrder: Varied['followsOrder']): boolean {
  const from = log.snapshots.at(-1)!;
  let before = from.state as GameState;
  let has = false;
  const onLine = (_: number, state: GameState): void => {
    has ||= followsOrder(before, state);
    before = game.clone(state);
  };
  replay(game, log, { from, onLine });
  return has;
}

/** Lantern with a wick in its state, named in its views: by its place in a list that `content` may know of or not. */
function withWicks(wicks: readonly string[], isTold: boolean): Game {
  type Lit = LanternState & { wick: number };
  const plant: Partial<typeof lantern> = {
    create: (...args) => Object.assign(lantern.create(...args), { wick: 1 }),
    view: (state, viewer) => Object.assign(lantern.view(state, viewer), { wick: wicks[(state as Lit).wick] }),
    clone: (state) => Object.assign(lantern.clone(state), { wick: (state as Lit).wick }),
    content: {
      table: () => ({ wicks }),
      renumber(state, n) {
        if (isTold) (state as Lit).wick = n.of('wicks', (state as Lit).wick);
      },
    },
  };
  return { ...lantern, ...plant } as Game;
}

test('masks are renumbered bit by bit, however wide', () => {
  const ids = Array.from({ length: 60 }, (_, i) => `k${i}`);
  const narrow = { keywords: ids.slice(0, 20) };
  expect(new Renumbering(narrow, { keywords: ['new', ...narrow.keywords] }).bits('keywords', 0b1001)).toBe(0b10010);
  const wide = wideMasks(ids);
  const turned = wideMasks(['new', ...ids, 'newer', 'newest', 'last', 'very last'].reverse());
  const some = ['k0', 'k31', 'k32', 'k59'];
  const moved = new Renumbering({ keywords: wide.ids }, { keywords: turned.ids }).bits('keywords', wide.of(some));
  expect(turned.list(moved)).toEqual(some.toReversed());
});

describe('a planted positional id', () => {
  const law = (isTold: boolean) => () => {
    const moments = record(withWicks(['flax', 'hemp'], isTold), { config: {}, seed: 'wicks', decisions: 30 });
    for (const moment of moments) contentHasStableIds(moment, withWicks(['hemp', 'jute', 'flax'], isTold), (view) => view);
  };

  test('breaks the law', () => {
    expect(law(false)).toThrow(LawBroken);
    expect(law(false)).toThrow('everybody sees the same under other content');
  });

  test('is none where the table explains it', () => {
    expect(law(true)).not.toThrow();
  });
});
