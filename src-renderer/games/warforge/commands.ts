/** Handlers of the game's own commands. */
import type { WrAttackMode } from '../../../src-shared/games/warforge/types.ts';
import type { CommandHandlers } from '../../app/keys/registry.ts';
import { tableCommands } from '../../match/table-commands.ts';
import type { WrCommand } from './keys.ts';
import type { Spot } from './play/offers.ts';
import { cardInFull, seatSpeech } from './speech.ts';
import type { WarforgeTable } from './table.svelte.ts';

export function warforgeCommands(table: WarforgeTable): CommandHandlers<WrCommand> {
  /** Focus targets of the legal actions. */
  const stops = (): (() => void)[] => {
    const { offers, below, above, playables, hands, staged } = table;
    const at = (spot: Spot) => () => void table.focusSpot(spot);
    if (table.mode === 'target') return [...offers.target.values()].map(({ seat, place }) => at({ seat, place }));
    if (staged?.kind === 'unit') return [...(offers.attack.get(staged.from)?.keys() ?? [])].map((place) => at({ seat: above, place }));
    const units = [...new Set([...offers.attack.keys(), ...offers.act.keys()])].map((place) => at({ seat: below, place }));
    return [...playables.flatMap((card, i) => (hands.canUse(card) ? [() => table.focusCard(i)] : [])), ...units];
  };

  /** At the aimed target, else at the one that the cursor is on. */
  const attack = (mode: WrAttackMode) => () => {
    const { staged } = table;
    if (staged?.kind !== 'unit') return table.say('Select a unit of yours first: its place and Enter.');
    const to = staged.to ?? (table.cursor.seat === table.above ? table.cursor.place : null);
    if (to === null) return table.say('Go to a target first: Up, then Left and Right.');
    void table.hands.attack(to, mode);
  };

  return {
    ...tableCommands(table, {
      hand: () => table.playables,
      press: (_card, index) => void table.hands.pressCard(index),
      read: ({ card }) => cardInFull(card, table),
      face: ({ card }) => table.faceOf(card),
      stops,
      mine: () => seatSpeech(table.below, table),
      rivals: () => seatSpeech(table.above, table),
    }),
    goTo: () => void table.focusSpot(table.cursor),
    endTurn: (event) => {
      if (!table.offers.endTurn) return table.say('It is not your turn.');
      // Without a held card the main button ends the turn, and asks first when something would be left undone.
      table.putBack();
      table.app.keys.run('main', event);
    },
    warMelee: attack('melee'),
    warRanged: attack('ranged'),
    warAction: () => {
      const place = table.staged?.kind === 'unit' ? table.staged.from : table.cursor.seat === table.below ? table.cursor.place : null;
      const [first] = (place && table.offers.act.get(place)) ?? [];
      if (!first) return table.say('Nothing here has an action to use now.');
      table.putBack();
      void table.hands.act(first);
    },
    warLine: () => void table.focusSpot({ seat: table.below, place: 'W' }),
  };
}
