/** What the keys do at this table, beside those that every game shares. */
import type { CommandHandlers, CommandHandler } from '../../app/keys/registry.ts';
import type { SharedCommand } from '../../app/keys/commands.ts';
import type { HxCommand } from './keys.ts';
import { rosterOf } from './play/roster.ts';
import type { RosterRow } from './play/roster.ts';
import type { HexforgeTable } from './table.svelte.ts';
import { cardInFull, mySpeech, nearbySpeech, rivalSpeech, stackSpeech } from './speech.ts';

export function hexforgeCommands(table: HexforgeTable): CommandHandlers<HxCommand> {
  const say = (text: string) => table.app.announcer.announce(text);

  const cards: CommandHandlers = {};
  for (let i = 0; i < 10; i++) {
    cards[`card${i + 1}` as SharedCommand] = () => {
      const card = table.view?.me?.hand[i];
      if (!card) return false;
      table.focusCard(i);
      void table.hands.playCard(card);
    };
    cards[`readCard${i + 1}` as SharedCommand] = () => {
      const card = table.view?.me?.hand[i];
      if (!card) return false;
      say(cardInFull(card, table));
    };
  }

  /** The next of the own pieces of a kind, after the one the cursor is on. */
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

  const nextReady =
    (by: 1 | -1): CommandHandler =>
    () => {
      const stops: (() => void)[] = [
        ...table.readyTiles.map((tile) => () => table.jumpTo(tile)),
        ...(table.view?.me?.hand ?? []).flatMap((card, i) => (table.canPlay(card) ? [() => table.focusCard(i)] : [])),
      ];
      if (stops.length === 0) return say('Nothing can act now.');
      readyAt = (readyAt + by + stops.length) % stops.length;
      stops[readyAt]();
    };
  let readyAt = -1;

  return {
    ...cards,
    nextReady: nextReady(1),
    previousReady: nextReady(-1),
    goTo: () => void (table.goToOpen = true),
    threats: () => void table.toggleThreats(),
    inspect: () => {
      table.pin(table.pinned ? null : table.inspected);
    },
    stack: () => say(stackSpeech(table)),
    mySummary: () => say(mySpeech(table)),
    rivalSummary: () => say(rivalSpeech(table)),
    hexCommander: nextOf('commander'),
    hexNextWorker: nextOf('workers'),
    hexNextForge: nextOf('forges'),
    hexBase: () => {
      if (table.view?.me) table.jumpTo(table.view.players[table.view.me.seat].baseTile);
    },
    hexOrders: () => {
      const panel = document.getElementById('orders-panel');
      if (!panel) return say('No orders are given.');
      panel.querySelector<HTMLElement>('button')?.focus();
    },
    hexNearby: () => say(nearbySpeech(table)),
  };
}
