/** Keys that every table answers, with what the game makes of them. */
import type { SharedCommand } from '../app/keys/commands.ts';
import type { CommandHandlers } from '../app/keys/registry.ts';

/** As many hand cards have a key. */
const DIGITS = 10;

/** A table that looks at subjects `S`. */
interface Table<S> {
  readonly pinned: S | null;
  readonly inspected: S | null;
  pin(subject: S | null): void;
  focusCard(index: number): void;
  say(text: string): void;
}

/** What the keys of a table with cards `C` in hand mean. */
interface Keys<C> {
  hand: () => readonly C[];
  press: (card: C, index: number) => void;
  /** A card in full, in words. */
  read: (card: C) => string;
  /** What could be done now, as ways to put the focus there. */
  stops: () => readonly (() => void)[];
  /** Says that a key does nothing now. */
  refuse?: (reason: string) => void;
  /** How the viewer stands, and the next of the others, in words. */
  mine: () => string;
  rivals: () => string;
}

export function tableCommands<C, S>(table: Table<S>, keys: Keys<C>): CommandHandlers {
  const cards: CommandHandlers = {};
  for (let i = 0; i < DIGITS; i++) {
    /** A digit with no card is free for others. */
    const withCard = (act: (card: C) => void) => () => {
      const hand = keys.hand();
      if (i >= hand.length) return false;
      act(hand[i]);
      return true;
    };
    cards[`card${i + 1}` as SharedCommand] = withCard((card) => {
      table.focusCard(i);
      keys.press(card, i);
    });
    cards[`readCard${i + 1}` as SharedCommand] = withCard((card) => table.say(keys.read(card)));
  }

  let at = -1;
  const nextReady = (by: 1 | -1) => () => {
    const stops = keys.stops();
    if (stops.length === 0) return (keys.refuse ?? ((reason) => table.say(reason)))('Nothing can act now.');
    at = (at + by + stops.length) % stops.length;
    stops[at]();
  };

  return {
    ...cards,
    nextReady: nextReady(1),
    previousReady: nextReady(-1),
    inspect: () => table.pin(table.pinned ? null : table.inspected),
    mySummary: () => table.say(keys.mine()),
    rivalSummary: () => table.say(keys.rivals()),
  };
}
