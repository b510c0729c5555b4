/** Commands that all tables handle, with the game's meaning. */
import type { SharedCommand } from '../app/keys/commands.ts';
import type { CommandHandlers } from '../app/keys/registry.ts';
import type { CardSpec } from '../ui/card/spec.ts';
import { elementInFront } from '../ui/element-in-front.ts';
import { spokenTerms } from '../ui/terms/term.ts';
import { tips } from '../ui/terms/tips.svelte.ts';
import { handCardId } from './hand/shelf.ts';

/** Number of hand cards with a key. */
const DIGITS = 10;

/** A table whose subjects are `S`. */
interface Table<S> {
  readonly pinned: S | null;
  readonly inspected: S | null;
  pin(subject: S | null): void;
  focusCard(index: number): void;
  say(text: string): void;
}

/** The commands of a table with hand cards `C`. */
interface Keys<C> {
  hand: () => readonly C[];
  press: (card: C, index: number) => void;
  /** Accessible description of a full card. */
  read: (card: C) => string;
  /** Its printed face, whose words are explained after it. */
  face: (card: C) => CardSpec | null;
  /** Focus targets of the legal actions. */
  stops: () => readonly (() => void)[];
  /** Announces that a key does nothing now. */
  refuse?: (reason: string) => void;
  /** Descriptions of the viewer's standing and, in turn, of the others'. */
  mine: () => string;
  rivals: () => string;
}

export function tableCommands<C, S>(table: Table<S>, keys: Keys<C>): CommandHandlers {
  const cards: CommandHandlers = {};
  for (let i = 0; i < DIGITS; i++) {
    /** A digit without a card is left to other handlers. */
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
    cards[`readCard${i + 1}` as SharedCommand] = withCard((card) => {
      const terms = keys.face(card)?.terms ?? [];
      table.say([keys.read(card), spokenTerms(terms)].filter(Boolean).join(' '));
      const node = elementInFront(handCardId(i));
      if (node) tips.show({ node, read: () => ({ terms }), placement: 'top', asked: true });
    });
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
