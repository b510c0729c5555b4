import { describe, expect, test } from 'vitest';
import { playMatch } from '../../src-main/arena/play-match.ts';
import { createBot, decide, type Bot, type BotOutlook, type BotRequest } from '../../src-shared/bots/index.ts';
import { cutOutlook, MOST_NODES, plantOutlook } from '../../src-shared/bots/outlook.ts';
import { Tree } from '../../src-shared/bots/tree.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const game = lantern as Game;
const still = { now: () => 0, cancelled: () => false };

/** A node with so many looks that each brought `value`. */
function grow(tree: Tree, parent: number, key: number, seat: number, visits: number, value: number): number {
  const node = tree.add(parent, key, seat);
  tree.visits[node] = visits;
  tree.available[node] = 2 * visits;
  tree.sum[node] = visits * value;
  return node;
}

const read = (tree: Tree, node: number) => [tree.visits[node], tree.available[node], tree.sum[node], tree.seat[node]];

describe('what a search looks forward to', () => {
  /** The answer (key 5) with two own moves after it, one of them followed by the other seat, and what was not chosen. */
  function grown(): { tree: Tree; bias: Float64Array; answer: number } {
    const tree = new Tree(64);
    const answer = grow(tree, 0, 5, 0, 60, 0.5);
    const other = grow(tree, 0, 6, 0, 20, 0.4);
    const first = grow(tree, answer, 7, 0, 30, 0.6);
    grow(tree, other, 7, 0, 10, 0.1);
    grow(tree, answer, 8, 0, 20, 0.3);
    grow(tree, first, 9, 1, 12, 0.2);
    grow(tree, first, 10, 1, 2, 0.9);
    return { tree, bias: new Float64Array(64).fill(-0.1), answer };
  }

  test('is cut out below its answer and planted again with half of its looks', () => {
    const { tree, bias, answer } = grown();
    const outlook = cutOutlook(tree, bias, answer, 0)!;
    expect(outlook).toHaveLength(4);
    const next = new Tree(64);
    const leanings = new Float64Array(64);
    plantOutlook(next, leanings, JSON.parse(JSON.stringify(outlook)) as BotOutlook, () => true);
    const first = next.child(0, 7);
    expect(read(next, first)).toEqual([15, 30, 9, 0]);
    expect(read(next, next.child(0, 8))).toEqual([10, 20, 3, 0]);
    const reply = next.child(first, 9);
    expect(read(next, reply)).toEqual([6, 12, expect.closeTo(1.2), 1]);
    expect(next.child(first, 10), 'looked at too rarely').toBe(0);
    expect(next.visits[0]).toBe(25);
    expect([leanings[first], leanings[reply]]).toEqual([-0.1, -0.1]);
  });

  test('loses what is no move any more, with all that grew on it', () => {
    const { tree, bias, answer } = grown();
    const next = new Tree(64);
    plantOutlook(next, new Float64Array(64), cutOutlook(tree, bias, answer, 0)!, (key) => key === 8);
    expect([next.size, next.child(0, 8) > 0, next.visits[0]]).toEqual([2, true, 10]);
  });

  test('is nothing where the seat does not go on', () => {
    const { tree, bias, answer } = grown();
    expect(cutOutlook(tree, bias, tree.child(answer, 7), 0)).toBeUndefined();
    expect(cutOutlook(tree, bias, tree.child(answer, 8), 0)).toBeUndefined();
  });

  test('never fills a request', () => {
    const tree = new Tree(2000);
    const answer = grow(tree, 0, 1, 0, 9000, 0.5);
    for (let key = 0; key < 1500; key++) grow(tree, answer, key, 0, 6, 0.5);
    expect(cutOutlook(tree, new Float64Array(2000), answer, 0)).toHaveLength(MOST_NODES);
  });
});

describe('a match', () => {
  /** What a bot was asked, and what its answers looked forward to. */
  function listening(asked: { request: BotRequest; outlook: BotOutlook | undefined }[]): Bot {
    const bot = createBot('ismcts', game);
    return {
      id: bot.id,
      *think(request, hooks) {
        const answer = yield* bot.think(request, hooks);
        asked.push({ request, outlook: answer.stats.outlook });
        return answer;
      },
    };
  }

  test('brings an outlook back to the seat it came from, unless somebody has done something since', () => {
    const asked: { request: BotRequest; outlook: BotOutlook | undefined }[] = [];
    playMatch(game, { config: {}, seed: 'outlook', bots: [listening(asked), listening(asked)], budget: { iterations: 200 } });
    for (const [i, { request }] of asked.entries()) {
      const before = asked[i - 1];
      expect(request.outlook).toEqual(before?.request.view.viewer === request.view.viewer ? before.outlook : undefined);
    }
    const brought = asked.flatMap(({ request }) => (request.outlook ? [request] : []));
    expect(brought.length).toBeGreaterThan(0);
    // As another process would get it, however often it is asked: the outlook is part of the request and of nothing else.
    for (const request of brought) {
      const again = () => decide(createBot('ismcts', game), JSON.parse(JSON.stringify(request)) as BotRequest, still);
      expect(again()).toEqual(again());
    }
    // What stood in it is gone on from: the same question without it is answered from fewer looks.
    const answers = (requests: readonly BotRequest[]) => requests.map((request) => decide(createBot('ismcts', game), request, still).stats);
    expect(answers(brought)).not.toEqual(answers(brought.map(({ outlook: _, ...request }) => request)));
  });
});
