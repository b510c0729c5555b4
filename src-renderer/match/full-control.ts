/** Full control while Ctrl is held: one pass passes one priority. */
import type { LiveSession } from './session.svelte.ts';

/** Delay, so that Ctrl as part of a chord changes nothing. */
const HELD_MS = 350;

/** @returns stops listening */
export function holdForFullControl(session: LiveSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: 'relaxed' | 'standard' | null = null;

  const release = () => {
    clearTimeout(timer);
    timer = undefined;
    if (before) void session.setPrefs({ preset: before });
    before = null;
  };
  const down = (event: KeyboardEvent) => {
    if (event.key !== 'Control') {
      // A chord such as Ctrl+Z cancels the hold.
      if (!before) release();
      return;
    }
    const preset = session.frame?.prefs.preset;
    if (timer !== undefined || !preset || preset === 'full' || session.frame?.mode !== 'seat') return;
    timer = setTimeout(() => {
      before = preset;
      void session.setPrefs({ preset: 'full' });
    }, HELD_MS);
  };
  const up = (event: KeyboardEvent) => {
    if (event.key === 'Control') release();
  };

  window.addEventListener('keydown', down);
  window.addEventListener('keyup', up);
  window.addEventListener('blur', release);
  return () => {
    release();
    window.removeEventListener('keydown', down);
    window.removeEventListener('keyup', up);
    window.removeEventListener('blur', release);
  };
}
