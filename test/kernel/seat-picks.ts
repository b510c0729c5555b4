/** The contract of what seats bring to a match. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src-shared/kernel/game.ts';
import { inOrder } from '../../src-shared/kernel/in-order.ts';
import { MOST_PICK_BYTES } from '../../src-shared/protocol/lobby.ts';

/** @param configs playable ones under which each seat brings something; they differ in nothing but that */
export function describePicks({ picks, checkConfig }: Game, configs: readonly unknown[]): void {
  if (!picks) throw new Error('nobody brings anything to this game');
  const [first] = configs;
  const all = [0, 1];
  const offered = configs.flatMap((config) => all.map((seat) => picks.of(config, seat)));

  describe('what a seat brings', () => {
    test('can be played, and there is something to choose from', () => {
      for (const config of configs) expect([picks.isPicked(config), checkConfig(config)]).toEqual([true, []]);
      expect(new Set(offered.map(inOrder)).size).toBeGreaterThan(1);
      expect(offered.flatMap((pick) => picks.problems(first, pick))).toEqual([]);
    });

    test('is there once it is put, and nothing else has changed', () => {
      for (const seat of all) {
        for (const pick of offered) {
          const put = picks.put(first, seat, pick);
          expect(picks.of(put, seat)).toBe(pick);
          expect(picks.of(put, 1 - seat)).toBe(picks.of(first, 1 - seat));
          expect(picks.put(put, seat, picks.of(first, seat))).toEqual(first);
          expect(checkConfig(put)).toEqual([]);
        }
      }
    });

    test('does not show in what all see', () => {
      const said = inOrder(picks.common(first));
      for (const seat of all) for (const pick of offered) expect(inOrder(picks.common(picks.put(first, seat, pick)))).toBe(said);
    });

    test('is read as it was, and fits into a message', () => {
      for (const pick of offered) {
        const read: unknown = picks.schema.parse(JSON.parse(JSON.stringify(pick)));
        expect(inOrder(read)).toBe(inOrder(pick));
        expect(Buffer.byteLength(JSON.stringify(pick))).toBeLessThan(MOST_PICK_BYTES);
      }
    });

    test.each([null, undefined, 7, 'a deck', [], {}])('is never %j', (wrong) => {
      expect(picks.schema.safeParse(wrong).success).toBe(false);
    });
  });
}
