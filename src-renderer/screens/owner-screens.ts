import type { Screens } from '../app/screens.ts';
import OwnerScreens from './OwnerScreens.svelte';
import ReplayScreen from './replay/ReplayScreen.svelte';

/** All screens, at hand. */
export const OWNER_SCREENS: Screens = { page: () => OwnerScreens, replay: () => ReplayScreen };
