import { applySoundSettings, playSound } from '../ui/sound/sound.ts';
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';

const PRESSABLE = 'button, summary, input[type="radio"], input[type="checkbox"]';

function onClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
  if (control) playSound(control.getAttribute('aria-disabled') === 'true' ? 'error' : 'press');
}

/** Every control answers with a small strike, a refused one with a dull one. @returns stops that */
export function soundPresses(target: Window): () => void {
  target.addEventListener('click', onClick, true);
  return () => target.removeEventListener('click', onClick, true);
}

/** Keeps volumes, mute and mono in step with the settings for as long as the calling component lives. */
export function followSoundSettings(current: () => PersonSettings): void {
  $effect(() => applySoundSettings(current()));
}
