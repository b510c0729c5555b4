import { joinWords } from '../../app/words/people.ts';
import { percent } from '../settings/choices/words.ts';

/** The system's preferences for looks and motion. */
export interface SystemSigns {
  contrast: boolean;
  /** Forced colours. */
  forcedColours: boolean;
  reducedMotion: boolean;
  /** Text scale, 1 by default. */
  textScale: number;
}

/** A sentence about the preferences that have been adopted. */
export function systemInWords({ contrast, forcedColours, reducedMotion, textScale }: SystemSigns): string {
  const wishes = [
    forcedColours && 'its own colours',
    contrast && !forcedColours && 'high contrast',
    reducedMotion && 'less motion',
    textScale !== 1 && `text at ${percent(textScale)}`,
  ].filter((wish) => wish !== false);
  if (wishes.length === 0) return 'Your computer asks for nothing special, so everything is as it comes.';
  return `Your computer asks for ${joinWords(wishes)}. The window follows it already.`;
}

/** The nearest text size in the settings. */
export const uiScaleFor = (textScale: number): number => Math.round(Math.min(2, Math.max(0.8, textScale)) * 20) / 20;
