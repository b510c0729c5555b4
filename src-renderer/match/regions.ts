/** Cycles through the regions with F6. Each is marked with `data-region`; focus returns to its last element in a region. */

import { tick } from 'svelte';
import type { MatchLayout } from './layout.svelte.ts';

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Order of the regions in all games; missing ones are skipped. */
const ORDER = ['top', 'timeline', 'lesson', 'together', 'players', 'board', 'stack', 'inspector', 'log', 'hand', 'prompt'];

const lastFocus = new WeakMap<HTMLElement, HTMLElement | SVGElement>();

const regionsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-region]')]
    .filter((region) => region.checkVisibility())
    .sort((a, b) => ORDER.indexOf(a.dataset.region ?? '') - ORDER.indexOf(b.dataset.region ?? ''));

/** Remembers the focused element of each region. */
export function rememberFocus(event: FocusEvent): void {
  if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
  const region = event.target.closest<HTMLElement>('[data-region]');
  if (region && event.target !== region) lastFocus.set(region, event.target);
}

function enter(region: HTMLElement): void {
  const last = lastFocus.get(region);
  const entry =
    last?.isConnected && region.contains(last) ? last : region.querySelector<HTMLElement | SVGElement>(`[data-entry], ${TABBABLE}`);
  (entry ?? region).focus();
}

/** Where the focus is nowhere (its element is gone, or the match has just opened), it goes to what is asked. */
export function keepFocus(root: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  root.querySelector<HTMLElement>('[data-region="prompt"]')?.focus({ preventScroll: true });
}

/** Moves the focus to the next or previous region. */
export function cycleRegion(root: HTMLElement, by: 1 | -1): boolean {
  const regions = regionsOf(root);
  if (regions.length === 0) return false;
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : regions.length - 1) : (at + by + regions.length) % regions.length;
  enter(regions[next]);
  return true;
}

/** In a compact window the log is a drawer, which opens. */
export function enterLog(root: HTMLElement, layout: MatchLayout): boolean {
  if (enterRegion(root, 'log')) return true;
  layout.openLog();
  void tick().then(() => enterRegion(root, 'log'));
  return true;
}

export function enterRegion(root: HTMLElement, name: string): boolean {
  const region = regionsOf(root).find((one) => one.dataset.region === name);
  if (region) enter(region);
  return region !== undefined;
}
