import { joinWords } from '../../app/words/people.ts';
import { percent } from '../settings/choices/words.ts';

/** What the computer is set to, as far as it matters to how the window looks and moves. */
export interface SystemSigns {
  contrast: boolean;
  /** The system paints windows in colours of its own. */
  forcedColours: boolean;
  reducedMotion: boolean;
  /** 1 as it comes. */
  textScale: number;
}

/** One sentence for what was read from the system and is heeded already. */
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

/** The nearest text size that the settings know. */
export const uiScaleFor = (textScale: number): number => Math.round(Math.min(2, Math.max(0.8, textScale)) * 20) / 20;
