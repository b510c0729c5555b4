/** Random attacks end alike in the engine and in the reference, which know nothing of each other. */
import { expect, test } from 'vitest';
import { reaches } from '../../../../build/test/tiers.ts';
import { randomScene } from '../reference/random.ts';
import { difference } from './compare.ts';

const SCENES = reaches('long') ? 1_000_000 : 100_000;

/** Milliseconds: two for each scene, of which a slow machine takes half. */
const TIMEOUT = SCENES * 2;

test(`${SCENES} random attacks end alike in the engine and in the reference`, { timeout: TIMEOUT }, () => {
  const differing: string[] = [];
  for (let seed = 0; seed < SCENES && differing.length < 3; seed++) {
    const what = difference(randomScene(seed));
    if (what !== null) differing.push(`seed ${seed}: ${what.slice(0, 2000)}`);
  }
  expect(differing.join('\n')).toBe('');
});
