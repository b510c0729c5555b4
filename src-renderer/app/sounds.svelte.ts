import { applySoundSettings, playSound } from '../ui/sound/sound.ts';
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';

const PRESSABLE = 'button, summary, input[type="radio"], input[type="checkbox"]';

function onClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
  if (control) playSound(control.getAttribute('aria-disabled') === 'true' ? 'error' : 'press');
}

/**
 * Plays a sound for every press of a control, a dull one when it is refused.
 * @returns stops
 */
export function soundPresses(target: Window): () => void {
  target.addEventListener('click', onClick, true);
  return () => target.removeEventListener('click', onClick, true);
}

/** Keeps volumes, mute and mono in sync with the settings while the calling component lives. */
export function followSoundSettings(current: () => PersonSettings): void {
  $effect(() => applySoundSettings(current()));
}
