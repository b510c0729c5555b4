import type { Screens } from '../app/screens.ts';

/** Screens of a guest's page, fetched from the table when they are wanted. */
export const GUEST_SCREENS: Screens = {
  page: async () => (await import('./GuestScreens.svelte')).default,
  replay: async () => (await import('../screens/replay/ReplayScreen.svelte')).default,
};
