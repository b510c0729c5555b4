import type { TestInfo } from '@playwright/test';
import { COMMANDS, currentTier, TIERS, type Tier } from '../../../build/test/tiers.ts';

/** Tags of tests that show whether the app stands, for the quick tier; and of those for the long tier. All others begin with the full one. */
export const QUICK = '@quick';
export const LONG = '@long';
/** Part of what a test of the long tier tries. */
export const UP_TO_FULL = '@up-to-full';

/** Played in a package as well. */
export const PACKAGE = '@package';

type Known = Pick<TestInfo, 'project' | 'file' | 'title' | 'tags'>;

/**
 * What the desktop app is driven through, which is what people use, is driven through in Chromium as well by the long tier alone. Whole
 * games are played by keyboard there, and by mouse in Chromium.
 */
function isSecondWay({ project, file, title }: Known): boolean {
  const other = { chromium: 'by keyboard', electron: 'by mouse' }[project.name];
  if (title.startsWith('a whole game')) return other !== undefined && title.includes(other);
  return project.name === 'chromium' && file.includes('/both/');
}

function firstTier(test: Known): Tier {
  if (test.tags.includes(LONG) || isSecondWay(test)) return 'long';
  return test.tags.includes(QUICK) || test.project.name === 'package' ? 'quick' : 'full';
}

/** A runner started by hand is meant for what it is given. */
const tierOfRun = (env: NodeJS.ProcessEnv = process.env): Tier => (env.FF_TIER === undefined ? 'full' : currentTier(env));

/** Why a run leaves a test out, or null. */
export function leftOut(test: Known, tier: Tier = tierOfRun()): string | null {
  if (test.tags.includes(UP_TO_FULL) && tier === 'long')
    return `belongs to shorter runs, being part of another test here: ${COMMANDS.full}`;
  const first = firstTier(test);
  return TIERS.indexOf(tier) < TIERS.indexOf(first) ? `belongs to the ${first} tier: ${COMMANDS[first]}` : null;
}
