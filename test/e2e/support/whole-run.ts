import type { TestInfo } from '@playwright/test';

/** In another size, or in more looks than what the quick run tries. */
export const WHOLE_RUN_ONLY = '@whole';
/** Part of what a test of the whole run tries. */
export const QUICK_RUN_ONLY = '@quick';

const WHOLE = 'belongs to the whole run: npm test -- --whole';
const QUICK = 'belongs to the quick run, being part of another test here: npm test';

/**
 * Why a run leaves a test out, or null. The quick run opens the page in Chromium for what only a browser can tell and for games by
 * mouse; whatever the desktop app, which is what people use, is driven through as well, it leaves to the desktop app, which plays by keyboard.
 */
export function leftOut({ project, file, title, tags }: Pick<TestInfo, 'project' | 'file' | 'title' | 'tags'>): string | null {
  if (process.env.FF_WHOLE) return tags.includes(QUICK_RUN_ONLY) ? QUICK : null;
  if (tags.includes(WHOLE_RUN_ONLY)) return WHOLE;
  const other = { chromium: 'by keyboard', electron: 'by mouse' }[project.name];
  if (title.startsWith('a whole game')) return other !== undefined && title.includes(other) ? WHOLE : null;
  return project.name === 'chromium' && file.includes('/both/') ? WHOLE : null;
}
