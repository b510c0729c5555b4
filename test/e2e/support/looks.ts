import type { Page } from '@playwright/test';

/** A look that people need, as their system asks for it. */
export interface Look {
  name: string;
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  withoutRules?: string[];
}

export const LOOKS: readonly Look[] = [
  { name: 'dark iron', media: { contrast: 'no-preference', forcedColors: 'none' } },
  { name: 'high contrast', media: { contrast: 'more', forcedColors: 'none' } },
  // The system chooses the colours here, and axe cannot tell which; everything else is checked.
  { name: 'forced colours', media: { contrast: 'no-preference', forcedColors: 'active' }, withoutRules: ['color-contrast'] },
];
