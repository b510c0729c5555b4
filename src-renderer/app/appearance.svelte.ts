import type { Settings } from '../../src-shared/protocol/messages.ts';

/** What the computer asks for, as far as "as the system says" settings follow it. */
class SystemWishes {
  contrast = $state(false);
  reducedMotion = $state(false);

  constructor() {
    this.#follow('(prefers-contrast: more)', (wish) => (this.contrast = wish));
    this.#follow('(prefers-reduced-motion: reduce)', (wish) => (this.reducedMotion = wish));
  }

  #follow(query: string, take: (wish: boolean) => void): void {
    const media = window.matchMedia(query);
    take(media.matches);
    media.addEventListener('change', (event) => take(event.matches));
  }
}

export interface Appearance {
  theme: 'dark' | 'contrast';
  motion: 'full' | 'reduced';
}

export function resolveAppearance(settings: Settings, wishes: { contrast: boolean; reducedMotion: boolean }): Appearance {
  return {
    theme: settings.theme === 'system' ? (wishes.contrast ? 'contrast' : 'dark') : settings.theme,
    motion: settings.motion === 'system' ? (wishes.reducedMotion ? 'reduced' : 'full') : settings.motion,
  };
}

/** Puts the settings on `<html>`, where style sheets and components read them. */
export function paintSettings(root: HTMLElement, settings: Settings, wishes: { contrast: boolean; reducedMotion: boolean }): void {
  const { theme, motion } = resolveAppearance(settings, wishes);
  root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.font = settings.font;
  root.dataset.speed = settings.speed;
  root.toggleAttribute('data-plain', settings.plainCards);
  // Everything is measured in rem, so this one figure scales the whole interface.
  root.style.fontSize = `${settings.uiScale * 100}%`;
  root.style.setProperty('--ui-scale', String(settings.uiScale));
  root.style.setProperty('--card-text', String(settings.cardText));
}

/** Keeps `<html>` in step with the settings for as long as the calling component lives. */
export function followSettings(current: () => Settings): void {
  const wishes = new SystemWishes();
  $effect(() => paintSettings(document.documentElement, current(), wishes));
}
