import type { PersonSettings } from '../../src-shared/protocol/settings.ts';

/** What the computer asks for, as far as "as the system says" settings follow it, and how much room its window has. */
export interface SystemWishes {
  contrast: boolean;
  reducedMotion: boolean;
  /** 1 up to a window of 1920 × 1080, more beyond: a large screen shows the same, larger. */
  room: number;
}

const roomOf = ({ innerWidth, innerHeight }: Window): number => Math.max(1, Math.min(innerWidth / 1920, innerHeight / 1080));

/** Wishes that follow the system for as long as the page lives. */
export class LiveWishes implements SystemWishes {
  contrast = $state(false);
  reducedMotion = $state(false);
  room = $state(roomOf(window));

  constructor() {
    this.#follow('(prefers-contrast: more)', (wish) => (this.contrast = wish));
    this.#follow('(prefers-reduced-motion: reduce)', (wish) => (this.reducedMotion = wish));
    window.addEventListener('resize', () => (this.room = roomOf(window)));
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

export function resolveAppearance(settings: PersonSettings, wishes: SystemWishes): Appearance {
  return {
    theme: settings.theme === 'system' ? (wishes.contrast ? 'contrast' : 'dark') : settings.theme,
    motion: settings.motion === 'system' ? (wishes.reducedMotion ? 'reduced' : 'full') : settings.motion,
  };
}

/** Puts the settings on `<html>`, where style sheets and components read them. */
export function paintSettings(root: HTMLElement, settings: PersonSettings, wishes: SystemWishes): void {
  const { theme, motion } = resolveAppearance(settings, wishes);
  root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.font = settings.font;
  root.dataset.speed = settings.speed;
  root.toggleAttribute('data-plain', settings.plainCards);
  // Everything is measured in rem, so this one figure scales the whole interface.
  root.style.fontSize = `${settings.uiScale * wishes.room * 100}%`;
  root.style.setProperty('--card-text', String(settings.cardText));
}

/** Keeps `<html>` in step with the settings for as long as the calling component lives. */
export function followSettings(current: () => PersonSettings): void {
  const wishes = new LiveWishes();
  $effect(() => paintSettings(document.documentElement, current(), wishes));
}
