const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys move the focus within a group of controls and around its ends; other keys are left alone. */
export function walk(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const by = STEPS[event.key];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  stops[(at + by + stops.length) % stops.length].focus();
}
