/** Handlers of the game's own commands. */
import { elementInFront } from '../../ui/element-in-front.ts';
import type { HxCommand } from './keys.ts';
import type { CommandHandlers, CommandHandler } from '../../app/keys/registry.ts';
import { tableCommands } from '../../match/table-commands.ts';
import { rosterOf } from './play/roster.ts';
import type { RosterRow } from './play/roster.ts';
import type { HexforgeTable } from './table.svelte.ts';
import { cardInFull, mySpeech, nearbySpeech, rivalSpeech, stackSpeech } from './speech.ts';

export function hexforgeCommands(table: HexforgeTable): CommandHandlers<HxCommand> {
  const say = (text: string) => table.say(text);
  const hand = () => table.view?.me?.hand ?? [];

  /** The viewer's next piece of a kind after the cursor. */
  const nextOf =
    (kind: RosterRow['kind']): CommandHandler =>
    () => {
      const tiles = table.view
        ? (rosterOf(table.view)
            .find((row) => row.kind === kind)
            ?.pieces.map((p) => p.piece.tile) ?? [])
        : [];
      if (tiles.length === 0)
        return say(kind === 'commander' ? 'Your commander is not on the board.' : `You have no ${kind} on the board.`);
      table.jumpTo(tiles[(tiles.indexOf(table.cursor) + 1) % tiles.length]);
    };

  return {
    ...tableCommands(table, {
      hand,
      press: (card) => void table.hands.playCard(card),
      read: (card) => cardInFull(card, table),
      face: (card) => table.faceOf(card.def),
      stops: () => [
        ...table.readyTiles.map((tile) => () => table.jumpTo(tile)),
        ...hand().flatMap((card, i) => (table.canPlay(card) ? [() => table.focusCard(i)] : [])),
      ],
      mine: () => mySpeech(table),
      rivals: () => rivalSpeech(table),
    }),
    goTo: () => void (table.goToOpen = true),
    threats: () => void table.toggleThreats(),
    stack: () => say(stackSpeech(table)),
    hexCommander: nextOf('commander'),
    hexNextWorker: nextOf('workers'),
    hexNextForge: nextOf('forges'),
    hexBase: () => {
      if (table.view?.me) table.jumpTo(table.view.players[table.view.me.seat].baseTile);
    },
    hexOrders: () => {
      const panel = elementInFront('orders-panel');
      if (!panel) return say('No orders are given.');
      panel.querySelector<HTMLElement>('button')?.focus();
    },
    hexNearby: () => say(nearbySpeech(table)),
  };
}
