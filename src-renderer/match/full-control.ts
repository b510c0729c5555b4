/** Holding Ctrl asks for full control for as long as it is held, so that one pass is really one pass. */
import type { LiveSession } from './session.svelte.ts';

/** Ctrl as part of a chord must not change anything. */
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
      // Ctrl+Z and its like: the chord is meant, not the hold.
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
