/** Handlers of a board that is a grid with one tab stop: arrows walk, Enter acts, and what is pointed at follows focus and pointer. */
interface RovingGrid<Spot> {
  /** The place of an element, null outside all of them. */
  spotOf(target: EventTarget | null): Spot | null;
  isSame(a: Spot, b: Spot): boolean;
  /** One step with a key; null for a key that walks nowhere. */
  step(from: Spot, key: string): Spot | null;
  readonly table: {
    cursor: Spot;
    readonly hovered: Spot | null;
    point(spot: Spot | null): void;
    focusSpot(spot: Spot): Promise<void>;
    readonly hands: { pressSpot(spot: Spot): Promise<void> };
  };
}

export const rovingGrid = <Spot>({ spotOf, isSame, step, table }: RovingGrid<Spot>) => ({
  onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof HTMLButtonElement) return;
    const to = step(table.cursor, event.key);
    if (to !== null) void table.focusSpot(to);
    else if (event.key === 'Enter') void table.hands.pressSpot(table.cursor);
    else return;
    event.preventDefault();
  },
  onfocusin({ target }: FocusEvent): void {
    const spot = spotOf(target);
    if (spot === null) return;
    table.cursor = spot;
    table.point(spot);
  },
  onfocusout(event: FocusEvent): void {
    if (!(event.currentTarget as Element).contains(event.relatedTarget as Node | null)) table.point(null);
  },
  /** An element that moved under a resting pointer is noticed with the next movement. */
  onpointermove({ target }: PointerEvent): void {
    const spot = spotOf(target);
    if (spot !== null && !(table.hovered !== null && isSame(spot, table.hovered))) table.point(spot);
  },
  onpointerleave: (): void => table.point(null),
});
