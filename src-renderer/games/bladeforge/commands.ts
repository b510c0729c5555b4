/** Handlers of the game's own commands. */
import type { BlCommand } from './keys.ts';
import type { CommandHandlers } from '../../app/keys/registry.ts';
import { tableCommands } from '../../match/table-commands.ts';
import { handCardId } from '../../match/hand/shelf.ts';
import { BENCH_ID, rivalId, TRAY_ID } from './board/ids.ts';
import { cardInFull, mySpeech, seatSpeech } from './speech.ts';
import type { BladeforgeTable } from './table.svelte.ts';
import { after } from './words.ts';

const MOST_SEATS = 6;

export function bladeforgeCommands(table: BladeforgeTable): CommandHandlers<BlCommand> {
  const say = (text: string) => table.say(text);

  /** Focuses a seat by its number and announces its state. */
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

  /** Focus targets of the legal actions. */
  const stops = (): (() => void)[] => {
    const { mode, offers, hand, hands, staged } = table;
    const rivals = [...offers.attack.keys()].map(rivalId);
    const cards = hand.flatMap((card, i) => (hands.canUse(card) ? [handCardId(i)] : []));
    const asked = [...offers.seat.keys()].map((seat) => (seat === table.below ? BENCH_ID : rivalId(seat)));
    // While an attack is aimed only whom it may hit matters.
    const ids = mode === 'seat' ? asked : staged?.kind === 'attack' ? rivals : [...cards, ...rivals];
    return ids.map((id) => () => void table.focusId(id));
  };

  let heard = -1;
  const nextRival = (): string => {
    const rivals = after(table.below, table.view?.seats.length ?? 0);
    heard = (heard + 1) % rivals.length;
    return seatSpeech(rivals[heard], table);
  };

  /** Not handled when nothing is asked, so that other handlers may. */
  const answer = (block: boolean) => () => {
    if (!table.offers.block) return false;
    void table.hands.answerBlock(block);
    return;
  };

  return {
    ...tableCommands(table, {
      hand: () => table.hand,
      press: (_card, index) => void table.hands.pressCard(index),
      read: (card) => cardInFull(card, table),
      face: (card) => table.faceOf(card),
      stops,
      mine: () => mySpeech(table),
      rivals: nextRival,
    }),
    ...seats,
    goTo: () => void table.focusId(BENCH_ID),
    threats: () => void (table.dialog = 'hits'),
    endTurn: (event) => {
      const { offers } = table;
      if (offers.end) {
        // Without a held card the main button ends the turn, and asks first when something would be left undone.
        table.putBack();
        table.app.keys.run('main', event);
      } else if (offers.draw) void table.hands.drawToEnd();
      else say('It is not your turn.');
    },
    bladeBench: () => void table.focusId(BENCH_ID),
    bladeTray: () => void table.focusId(TRAY_ID),
    bladeSalvage: () => void (table.dialog = 'salvage'),
    bladeAttack: () => {
      const [first] = table.offers.attack.keys();
      if (first === undefined) return say('You cannot attack now.');
      table.hands.aim();
      // Of several one must be chosen: the focus goes where that is done.
      if (table.offers.attack.size > 1) void table.focusId(rivalId(first));
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
