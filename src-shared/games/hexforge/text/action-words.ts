/** What a seat does, in a few words that follow a verb of the window: "Undo: summon Cinder Vixen". */
import type { HxAction } from '../actions.ts';
import type { HxBaseAbility } from '../types.ts';
import type { HxView } from '../view.ts';
import { cardName } from './faces.ts';
import { RESOURCE_NAMES } from './names.ts';
import { nameOfEntity, stackItemName } from './speech.ts';
import { tileName } from './tile-name.ts';

const BASE_ABILITY_DEEDS: Record<HxBaseAbility, string> = {
  summonCommander: 'summon the commander',
  summonPrimaryWorker: 'summon a primary worker',
  summonSecondaryWorker: 'summon a secondary worker',
  raiseForge: 'raise forge',
};

/** `view` is the acting seat's, before the action. */
export function actionWords(view: HxView, action: HxAction): string {
  const at = (tile: number): string => tileName(view.map.tiles, tile);
  const thing = (tile: number): string => {
    const entity = view.entities.find((candidate) => candidate.tile === tile);
    return entity ? nameOfEntity(entity) : at(tile);
  };
  switch (action.type) {
    case 'playCard':
      return `play ${cardName(action.card)}`;
    case 'activateAbility':
      return `ability of ${thing(action.unit)}`;
    case 'baseAbility':
      return BASE_ABILITY_DEEDS[action.ability] + (action.slot ? ` ${action.slot}` : '');
    case 'letResolve':
      return 'let the stack resolve';
    case 'offerAdvance':
      return 'offer to go on';
    case 'agreeAdvance':
      return 'agree to go on';
    case 'chooseTile':
      return `choose ${thing(action.tile)}`;
    case 'chooseItem': {
      const item = view.stack.find(({ position }) => position === action.item);
      return `choose ${item ? stackItemName(item) : 'an entry of the stack'}`;
    }
    case 'choosePile': {
      const card = view.players[action.seat][action.pile][action.index];
      return `choose ${card ? cardName(card.def) : 'a card'}`;
    }
    case 'chooseHand':
      return `choose ${cardName(action.card)}`;
    case 'payWith':
      return `pay with ${RESOURCE_NAMES[action.resource].name}`;
    case 'payDefault':
      return 'pay as proposed';
    case 'orderUnit':
      return `order ${thing(action.unit)}`;
    case 'step':
    case 'goTo':
      return `move ${thing(unitOrdered(view))} to ${at(action.tile)}`;
    case 'endOrder':
      return `end the order of ${thing(unitOrdered(view))}`;
    case 'confirmMoves':
      return 'carry out the orders';
    case 'attack':
      return `attack ${thing(action.tile)} with ${thing(action.unit)}`;
    case 'confirmAttacks':
      return 'confirm the attacks';
    case 'orderAttacker':
      return `meet ${thing(action.unit)} next`;
    case 'keepOrder':
      return 'keep the order of attackers';
  }
}

/** Where the unit stands whose order is being given; −1 if none is. */
const unitOrdered = (view: HxView): number => view.me?.orders.find(({ open }) => open)?.unit ?? -1;
