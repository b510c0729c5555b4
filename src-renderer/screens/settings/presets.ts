import type { PersonSettings } from '../../../src-shared/protocol/settings.ts';

/** Groups of settings for a purpose. Each setting can be changed afterwards. */
export interface SettingsPreset {
  label: string;
  hint: string;
  patch: Partial<PersonSettings>;
}

export const SETTINGS_PRESETS: readonly SettingsPreset[] = [
  {
    label: 'Easier to read',
    hint: 'Text at 130 %, larger card text, high contrast, plain cards.',
    patch: { uiScale: 1.3, cardText: 1.3, theme: 'contrast', plainCards: true },
  },
  {
    label: 'Calm',
    hint: 'No motion, fast play of bots, quiet sounds.',
    patch: { motion: 'reduced', speed: 'fast', volume: { effects: 0.25, interface: 0.15 } },
  },
  {
    label: 'Screen reader',
    hint: 'Full sentences, no animation, step by step through the bots’ turns, no single-letter keys.',
    patch: { verbosity: 'full', motion: 'reduced', speed: 'step', singleKeys: false },
  },
  {
    label: 'Quick',
    hint: 'Instant bots, few questions: you are asked only when it concerns you.',
    patch: { speed: 'instant', preset: 'relaxed', confirmMain: 'never' },
  },
];
