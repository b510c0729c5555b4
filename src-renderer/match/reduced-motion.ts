/** Reduced motion, from `<html>`: the setting, or else the system's preference. */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset.motion === 'reduced';
