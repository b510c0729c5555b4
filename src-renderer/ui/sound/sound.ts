import { Mixer } from './mixer.ts';
import type { SoundSettings } from './mixer.ts';
import type { SoundName } from './recipes.ts';

export type { SoundSettings } from './mixer.ts';
export type { SoundName } from './recipes.ts';

const mixer = new Mixer();

/** Plays a sound at the volume the player has chosen. */
export const playSound = (name: SoundName): void => mixer.play(name);

/** Applies volumes, mute and mono from the settings. */
export const applySoundSettings = (settings: SoundSettings): void => mixer.apply(settings);
