import { describe, expect, test } from 'vitest';
import { Tree } from '../../src-shared/bots/tree.ts';
import { Random } from '../../src-shared/kernel/rng.ts';

describe('the search tree', () => {
  test('finds exactly the children it was given, as a plain map would', () => {
    const tree = new Tree(2000);
    const known = new Map<string, number>();
    const random = new Random('tree');
    while (!tree.full) {
      const parent = random.below(tree.size);
      const key = random.below(1 << 20);
      const name = `${parent} ${key}`;
      expect(tree.child(parent, key)).toBe(known.get(name) ?? 0);
      if (!known.has(name)) known.set(name, tree.add(parent, key, 1));
    }
    for (const [name, node] of known) {
      const [parent, key] = name.split(' ').map(Number);
      expect(tree.child(parent, key)).toBe(node);
      expect([tree.parent[node], tree.key[node], tree.seat[node]]).toEqual([parent, key, 1]);
    }
  });

  test('is empty again after clear, whatever was counted before', () => {
    const tree = new Tree(16);
    const child = tree.add(0, 5, 1);
    tree.visits[child] = 9;
    tree.sum[child] = 4;
    tree.clear();
    expect([tree.size, tree.child(0, 5)]).toEqual([1, 0]);
    const again = tree.add(0, 7, 0);
    expect([tree.visits[again], tree.available[again], tree.sum[again]]).toEqual([0, 0, 0]);
  });
});
