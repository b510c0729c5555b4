/** What the keys do at this table, beside those that every game shares. */
import type { SharedCommand } from '../../app/keys/commands.ts';
import type { CommandHandlers } from '../../app/keys/registry.ts';
import { BENCH_ID, handCardId, rivalId, TRAY_ID } from './board/ids.ts';
import type { BlCommand } from './keys.ts';
import { cardSpeech, mySpeech, seatSpeech } from './speech.ts';
import type { BladeforgeTable } from './table.svelte.ts';
import { after } from './words.ts';

const MOST_SEATS = 6;

export function bladeforgeCommands(table: BladeforgeTable): CommandHandlers<BlCommand> {
  const say = (text: string) => table.app.announcer.announce(text);

  const cards: CommandHandlers = {};
  for (let n = 1; n <= 10; n++) {
    cards[`card${n}` as SharedCommand] = () => {
      if (table.hand[n - 1] === undefined) return false;
      table.focusCard(n - 1);
      void table.hands.pressCard(n - 1);
      return;
    };
    cards[`readCard${n}` as SharedCommand] = () => {
      const card = table.hand[n - 1];
      if (card === undefined) return false;
      say(cardSpeech(card, table, 'full'));
      return;
    };
  }

  /** A seat of the table by its number: goes there and says how it stands. */
  const seats: CommandHandlers<BlCommand> = {};
  for (let n = 1; n <= MOST_SEATS; n++) {
    seats[`bladeSeat${n}` as BlCommand] = () => {
      const seat = n - 1;
      if (!table.view?.seats[seat]) return false;
      void table.focusId(seat === table.below ? BENCH_ID : rivalId(seat));
      table.showSeat(seat);
      say(seat === table.seat ? mySpeech(table) : seatSpeech(seat, table));
      return;
    };
  }

  /** What could be done now, as places to put the focus on. */
  const stops = (): string[] => {
    const { mode, offers, hand, hands } = table;
    if (mode === 'seat') return [...offers.seat.keys()].map((seat) => (seat === table.below ? BENCH_ID : rivalId(seat)));
    return hand.flatMap((card, i) => (hands.canUse(card) ? [handCardId(i)] : []));
  };
  let at = -1;
  const nextReady = (by: 1 | -1) => () => {
    const ids = stops();
    if (ids.length === 0) return say('Nothing can act now.');
    at = (at + by + ids.length) % ids.length;
    void table.focusId(ids[at]);
  };

  let heard = -1;
  const nextRival = () => {
    const { view, below } = table;
    if (!view) return;
    const rivals = after(below, view.seats.length);
    heard = (heard + 1) % rivals.length;
    say(seatSpeech(rivals[heard], table));
  };

  /** Where nothing is asked the key is free for others. */
  const answer = (block: boolean) => () => {
    if (!table.offers.block) return false;
    void table.hands.answerBlock(block);
    return;
  };

  return {
    ...cards,
    ...seats,
    nextReady: nextReady(1),
    previousReady: nextReady(-1),
    goTo: () => void table.focusId(BENCH_ID),
    threats: () => void (table.dialog = 'hits'),
    inspect: () => table.pin(table.pinned ? null : table.shown),
    endTurn: (event) => {
      const { offers } = table;
      if (offers.end) {
        // The main button ends the turn while nothing is held, and asks first where something would be left undone.
        table.putBack();
        table.app.keys.run('main', event);
      } else if (offers.draw) void table.hands.drawToEnd();
      else say('It is not your turn.');
    },
    mySummary: () => say(mySpeech(table)),
    rivalSummary: nextRival,
    bladeBench: () => void table.focusId(BENCH_ID),
    bladeTray: () => void table.focusId(TRAY_ID),
    bladeSalvage: () => void (table.dialog = 'salvage'),
    bladeAttack: () => {
      if (table.offers.attack.size === 0) return say('You cannot attack now.');
      table.hands.aim();
      return;
    },
    bladeReforge: () => {
      if (table.offers.reforge.size > 0) table.dialog = 'reforge';
      else say('You cannot Reforge now.');
    },
    bladeRecycle: () => {
      if (table.offers.recycle.size === 0) return say(table.tool?.reason ?? 'Not now.');
      table.hands.toggleRecycle();
      return;
    },
    bladeBlock: answer(true),
    bladeTake: answer(false),
    bladeLuck: () => void (table.dialog = 'luck'),
  };
}
