/** Handlers of the game's own commands. */
import type { SharedCommand } from '../../app/keys/commands.ts';
import type { CommandHandler, CommandHandlers } from '../../app/keys/registry.ts';
import { tableCommands } from '../../match/table-commands.ts';
import { bandOf } from './board/geometry.ts';
import type { LnCommand } from './keys.ts';
import type { Staged } from './play/hands.ts';
import { placeKey } from './play/offers.ts';
import { cardInFull, seatSpeech } from './speech.ts';
import type { LaneforgeTable } from './table.svelte.ts';

const LANE_COUNT = 5;

export function laneforgeCommands(table: LaneforgeTable): CommandHandlers<LnCommand> {
  /** A digit chooses a hand card, then its lane; or the trigger that resolves next. */
  const digit = (n: number, otherwise: CommandHandler) => (event: KeyboardEvent) => {
    if (table.mode === 'order') {
      const next = table.offers.order[n - 1];
      if (!next) return false;
      void table.hands.act(next);
      return;
    }
    const wantsLane = table.placing || table.mode === 'lane';
    if (!wantsLane || n > LANE_COUNT) return otherwise(event);
    void table.hands.pressSpot({ band: 'myFront', lane: n });
    return;
  };

  /** The hand card meant by a key: the held one, else the focused one. */
  function meantCard(): Staged['card'] | null {
    if (table.staged) return table.staged.card;
    const focused = document.activeElement?.id.match(/^hand-card-(\d+)$/);
    return focused ? (table.hand[Number(focused[1])] ?? null) : null;
  }

  const stage = (how: Staged['how'], none: string) => () => {
    const card = meantCard();
    if (!card) return table.refuse('Point at a hand card first: 1 to 9 take one up.');
    if (!table.hands.canStage({ card, how })) return table.refuse(none);
    table.hands.take({ card, how });
  };

  const ownLaneAtCursor = (): number | null => {
    const creature = table.creatureAt(table.cursor);
    return creature?.seat === table.below ? creature.lane : null;
  };

  const stops = (): (() => void)[] => {
    const { offers, below, view } = table;
    const lanes = [
      ...new Set([...offers.activate.keys(), ...offers.mobility.keys(), ...[...offers.creature.values()].map(({ lane }) => lane)]),
    ];
    const spots = [...lanes].sort().flatMap((lane) => {
      const seats = table.mode === 'creature' ? [0, 1].filter((seat) => offers.creature.has(placeKey(seat, lane))) : [below];
      return seats.flatMap((seat) => {
        const creature = table.creatures.get(placeKey(seat, lane));
        return creature && view ? [() => void table.focusSpot({ band: bandOf(seat, creature.row, below), lane })] : [];
      });
    });
    return [...table.hand.flatMap((card, i) => (table.hands.canPlay(card) ? [() => table.focusCard(i)] : [])), ...spots];
  };

  const common = tableCommands(table, {
    hand: () => table.hand,
    press: (card) => void table.hands.pressCard(card),
    read: (card) => cardInFull(card, table),
    face: (card) => table.faceOf(card),
    stops,
    refuse: (reason) => table.refuse(reason),
    mine: () => seatSpeech(table.seat, table),
    rivals: () => seatSpeech(table.above, table),
  });
  const digits: CommandHandlers = {};
  for (let n = 1; n <= 10; n++) {
    const id = `card${n}` as SharedCommand;
    digits[id] = digit(n, common[id]!);
  }

  /** Not handled when nothing is asked, so that other handlers may. */
  const answer = (how: 'accept' | 'decline') => () => {
    const action = table.offers.plain[how];
    if (!action) return false;
    void table.hands.act(action);
    return;
  };

  return {
    ...common,
    ...digits,
    goTo: () => void table.focusSpot({ band: 'clash', lane: table.cursor.lane }),
    threats: () => void (table.combatOpen = true),
    laneCombat: () => void (table.combatOpen = true),
    lanePiles: () => table.open(table.below, 'next'),
    endTurn: (event) => {
      if (!table.offers.plain.endActionPhase) {
        if (table.endReason) return table.refuse(table.endReason);
        return table.explainer.explain({ type: 'endActionPhase' });
      }
      // Without a held card the main button ends the phase, and asks first when something would be left undone.
      table.putBack();
      table.app.keys.run('main', event);
    },
    laneBanish: () => {
      if (table.staged?.how === 'banish') table.pressMain();
      else stage('banish', 'This card cannot be banished now.')();
    },
    laneFree: stage('free', 'This card cannot be played for Free now.'),
    laneActivate: () => {
      const lane = ownLaneAtCursor();
      if (lane === null) return table.refuse('Nothing to activate here: go to a creature of yours first.');
      if (table.offers.activate.has(lane)) void table.hands.activate(lane);
      else table.explainer.explain({ type: 'activate', lane });
    },
    laneMove: () => {
      const lane = ownLaneAtCursor();
      if (lane === null) return table.refuse('Nothing to move here: go to a creature of yours first.');
      if (!table.offers.mobility.has(lane)) return table.refuse('Nothing here can move now.');
      table.select(lane);
    },
    laneYes: answer('accept'),
    laneNo: answer('decline'),
    laneShowHand: (event) => table.cover.lift(event),
    laneChampion: () => {
      if (table.offers.plain.useChampion) void table.hands.useChampion();
      else table.explainer.explain({ type: 'useChampion' });
    },
  };
}
