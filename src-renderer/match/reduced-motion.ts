/** Reduced motion as `<html>` says it: the setting, or else what the system asks for. */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset.motion === 'reduced';
