import type { TestInfo } from '@playwright/test';
import { COMMANDS, currentTier, TIERS, type Tier } from '../../../build/test/tiers.ts';

/** Tags of tests that begin with a tier above the quick one. */
export const FULL = '@full';
export const LONG = '@long';
/** Part of what a test of the long tier tries. */
export const UP_TO_FULL = '@up-to-full';

/** Played in a package as well. */
export const PACKAGE = '@package';

const TAGGED: Readonly<Record<string, Tier>> = { [FULL]: 'full', [LONG]: 'long' };

type Known = Pick<TestInfo, 'project' | 'file' | 'title' | 'tags'>;

/**
 * What the desktop app is driven through, which is what people use, is driven through in Chromium as well by the long tier alone. Whole
 * games are played by keyboard there, and by mouse in Chromium.
 */
function placeTier({ project, file, title }: Known): Tier {
  const other = { chromium: 'by keyboard', electron: 'by mouse' }[project.name];
  if (title.startsWith('a whole game'))
    return other === undefined ? 'quick' : title.includes(other) ? 'long' : project.name === 'chromium' ? 'full' : 'quick';
  return project.name === 'chromium' && file.includes('/both/') ? 'long' : 'quick';
}

const rank = (tier: Tier): number => TIERS.indexOf(tier);

/** Why a run leaves a test out, or null. */
export function leftOut(test: Known, tier: Tier = currentTier()): string | null {
  if (test.tags.includes(UP_TO_FULL) && tier === 'long')
    return `belongs to shorter runs, being part of another test here: ${COMMANDS.full}`;
  const first = [placeTier(test), ...test.tags.flatMap((tag) => TAGGED[tag] ?? [])].reduce((a, b) => (rank(a) > rank(b) ? a : b));
  return rank(tier) < rank(first) ? `belongs to the ${first} tier: ${COMMANDS[first]}` : null;
}
