import './no-eval.ts';
import './ui/tokens.css';
import './ui/base.css';
import './app/app.css';
import { loadFonts } from './ui/fonts.ts';
import { clearCachesWith } from './ui/svg/bake.svelte.ts';

/** Begins a page of the build, each of which has an element `#app`. */
export function startPage(show: (target: HTMLElement) => void): void {
  const target = document.getElementById('app');
  if (!target) throw new Error('The page has no #app');
  clearCachesWith(() => window.fiveForges?.clearCaches?.());
  show(target);
  loadFonts();
}
