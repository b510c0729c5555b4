/** Handlers of the game's own commands. */
import type { DkRef } from '../../../src-shared/games/deckforge/types.ts';
import type { CommandHandlers } from '../../app/keys/registry.ts';
import { tableCommands } from '../../match/table-commands.ts';
import type { DkCommand } from './keys.ts';
import { seatSpeech, tokenInFull } from './speech.ts';
import type { DeckforgeTable } from './table.svelte.ts';
import { tokenSpec } from './hand/token-spec.ts';

const MOST_SEATS = 5;

export function deckforgeCommands(table: DeckforgeTable): CommandHandlers<DkCommand> {
  const say = (text: string) => table.say(text);

  /** Focuses a player by seat number and announces how things stand there. */
  const seats: CommandHandlers<DkCommand> = {};
  for (let n = 1; n <= MOST_SEATS; n++) {
    seats[`deckSeat${n}` as DkCommand] = () => {
      const seat = n - 1;
      if (!table.view?.seats[seat]) return false;
      void table.focusSpot(seat);
      say(seatSpeech(seat, table));
      return;
    };
  }

  const at = (ref: DkRef) => () => void table.focusSpot(ref);
  /** Focus targets of the legal actions. */
  const stops = (): (() => void)[] => {
    const { offers, hand, hands, legal } = table;
    if (legal.size > 0) return [...legal].map(at);
    const permanents = [...new Set([...offers.attack.keys(), ...offers.activate.keys()])];
    return [...hand.flatMap((type, i) => (hands.useOf(type) ? [() => table.focusCard(i)] : [])), ...permanents.map(at)];
  };

  let heard = -1;
  const nextRival = (): string => {
    const { rivals } = table;
    heard = (heard + 1) % rivals.length;
    return seatSpeech(rivals[heard], table);
  };

  /** Takes up the next of what may act, after the one that is held. */
  const takeNext = (kind: 'attacker' | 'artifact', none: string) => () => {
    const ids = [...(kind === 'attacker' ? table.offers.attack : table.offers.activate).keys()];
    if (ids.length === 0) return say(none);
    const { staged } = table;
    const held = staged?.kind === kind ? ids.indexOf(staged.id) : -1;
    const id = ids[(held + 1) % ids.length];
    table.take({ kind, id });
    void table.focusSpot(id);
    return;
  };

  return {
    ...tableCommands(table, {
      hand: () => table.hand,
      press: (_card, index) => void table.hands.pressCard(index),
      read: (type) => tokenInFull(type, table),
      face: (type) => tokenSpec(type),
      stops,
      mine: () => seatSpeech(table.below, table),
      rivals: nextRival,
    }),
    ...seats,
    goTo: () => void table.focusSpot(table.cursor),
    endTurn: (event) => {
      if (!table.offers.end) return say('It is not your turn.');
      // With nothing held the main button ends the turn, and asks first when something would be left undone.
      table.putBack();
      table.app.keys.run('main', event);
      return;
    },
    deckBattlefield: () => void (table.battlefield = !table.battlefield),
    deckAttack: takeNext('attacker', 'Nothing of yours can attack now.'),
    deckArtifact: takeNext('artifact', 'You have no Artifact to use now.'),
    deckRespond: () => {
      const { respond } = table.offers;
      if (!respond) return say('There is nothing that you could respond to with a Defense Spell.');
      void table.hands.act(respond);
      return;
    },
    deckPass: () => {
      const { pass } = table.offers;
      if (!pass) return say('Nothing is asked that you could pass.');
      void table.hands.act(pass);
      return;
    },
  };
}
