import { expect, test } from 'vitest';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { actionWords } from '../../../src-shared/games/hexforge/text/action-words.ts';
import { sampleUnit, sampleView } from './content-view.ts';

const card = (def: string) => ({ id: def, def, effects: [] });
const view = sampleView({
  entities: [sampleUnit(), sampleUnit({ id: 2, owner: 1, tile: 1, def: null, kind: 'forge' })],
  stack: [{ hidden: true, position: 0, owner: 1 }],
});
view.players[1].discard = [card('flint-spark')];
view.me!.orders = [{ unit: 2, path: [], open: true, movement: 4 }];

const WORDS: [HxAction, string][] = [
  [{ type: 'playCard', card: 'cinder-vixen', class: 1 }, 'play Cinder Vixen'],
  [{ type: 'activateAbility', unit: 2, ability: 0 }, 'ability of Cinder Vixen'],
  [{ type: 'baseAbility', ability: 'raiseForge', slot: 3 }, `raise forge ${STARTERS[0].loadout.forges[2].name}`],
  [{ type: 'baseAbility', ability: 'summonCommander' }, 'summon Corvin Deepladle'],
  [{ type: 'baseAbility', ability: 'summonPrimaryWorker' }, 'summon Gloomseam Mole'],
  [{ type: 'baseAbility', ability: 'summonSecondaryWorker' }, 'summon Sluice Beaver'],
  [{ type: 'letResolve' }, 'let the stack resolve'],
  [{ type: 'offerAdvance' }, 'offer to go on'],
  [{ type: 'agreeAdvance' }, 'agree to go on'],
  [{ type: 'chooseTile', tile: 2 }, 'choose Cinder Vixen'],
  [{ type: 'chooseTile', tile: 3 }, 'choose D1'],
  [{ type: 'chooseItem', item: 0 }, 'choose Hidden entry'],
  [{ type: 'choosePile', seat: 1, pile: 'discard', index: 0 }, 'choose Flint Spark'],
  [{ type: 'chooseHand', card: 'flint-spark', class: 2 }, 'choose Flint Spark'],
  [{ type: 'payWith', resource: 'O' }, 'pay with Ornite'],
  [{ type: 'payDefault' }, 'pay as proposed'],
  [{ type: 'orderUnit', unit: 2 }, 'order Cinder Vixen'],
  [{ type: 'step', tile: 1 }, 'move Cinder Vixen to B1'],
  [{ type: 'goTo', tile: 4 }, 'move Cinder Vixen to E1'],
  [{ type: 'endOrder' }, 'end the order of Cinder Vixen'],
  [{ type: 'confirmMoves' }, 'carry out the orders'],
  [{ type: 'attack', unit: 2, tile: 1 }, 'attack forge with Cinder Vixen'],
  [{ type: 'confirmAttacks' }, 'confirm the attacks'],
  [{ type: 'orderAttacker', tile: 1, unit: 2 }, 'meet Cinder Vixen next'],
  [{ type: 'keepOrder', tile: 1 }, 'keep the order of attackers'],
];

test.each(WORDS)('%j in a few words', (action, words) => {
  expect(actionWords(view, action)).toBe(words);
});
