import type { PersonSettings } from '../../src-shared/protocol/settings.ts';

/** The system's preferences behind settings that follow it, and the window's size. */
export interface SystemWishes {
  contrast: boolean;
  reducedMotion: boolean;
  /** Scale of the interface: 1 up to 1920 × 1080, proportionally more beyond. */
  room: number;
}

const roomOf = ({ innerWidth, innerHeight }: Window): number => Math.max(1, Math.min(innerWidth / 1920, innerHeight / 1080));

/** Live media queries of the system's preferences. */
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

/**
 * All lengths are in rem, so the root font size scales the whole interface. Chromium evaluates container queries in rem again when a
 * container's size changes, not when the root font size does; so the window's size changes for the length of one layout.
 */
function scaleTo(root: HTMLElement, fontSize: string): void {
  if (root.style.fontSize === fontSize) return;
  root.style.fontSize = fontSize;
  root.style.width = 'calc(100% - 1px)';
  void root.offsetWidth;
  root.style.width = '';
}

/** Applies the settings to `<html>`, where style sheets and components read them. */
export function paintSettings(root: HTMLElement, settings: PersonSettings, wishes: SystemWishes): void {
  const { theme, motion } = resolveAppearance(settings, wishes);
  root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.font = settings.font;
  root.dataset.speed = settings.speed;
  root.toggleAttribute('data-plain', settings.plainCards);
  scaleTo(root, `${settings.uiScale * wishes.room * 100}%`);
  root.style.setProperty('--card-text', String(settings.cardText));
}

/** Keeps `<html>` in sync with the settings while the calling component lives. */
export function followSettings(current: () => PersonSettings): void {
  const wishes = new LiveWishes();
  $effect(() => paintSettings(document.documentElement, current(), wishes));
}
