import { copyOutcome } from '../../../kernel/copy.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { attackStep, leafName, phaseName } from '../modes.ts';
import { forgeAttack, forgeDefense, isComplete, partPlaces } from '../rules/forge.ts';
import { knownOf } from '../rules/hands.ts';
import { askedCards, askedSeats, toAct } from '../rules/legal.ts';
import { cardId, cardIds } from '../rules/tell.ts';
import { NONE, dieOf, type BlState, type GadgetItem } from '../state.ts';
import { SLOTS, type BlCardId, type BlPartSlot, type BlSlot } from '../types.ts';
import type { BlAttackView, BlChoiceView, BlMeansView, BlSeatView, BlView } from '../view.ts';

/* What a viewer may know: everything but other hands and the order of the Armory (BL-15.1, 15.2). */

const cardOrNull = (card: number): BlCardId | null => (card === NONE ? null : cardId(card));

function seatView(s: BlState, seat: number, viewer: Viewer): BlSeatView {
  const own = s.seats[seat];
  return {
    seat,
    health: own.health,
    die: dieOf(own.level),
    forge: Object.fromEntries(SLOTS.map((slot, at) => [slot, cardOrNull(own.forge[at])])) as Record<BlSlot, BlCardId | null>,
    attack: forgeAttack(own),
    defense: forgeDefense(own),
    complete: isComplete(own),
    out: own.out,
    handCount: own.hand.length,
    hand: viewer === seat ? cardIds(own.hand) : null,
    known: viewer === 'spectator' ? [] : cardIds(knownOf(s, viewer, seat)),
    lasting: { defenseMod: own.defenseMod, blockMod: own.blockMod, weaken: own.weaken },
  };
}

const meansView = ({ means: m }: BlState): BlMeansView => ({
  placementsLeft: m.placementsLeft,
  reforged: m.reforged === 1,
  attackMod: m.attackMod,
  times: 2 ** m.doublings,
  dieSteps: m.dieSteps,
  keepBest: m.keepBest === 1,
  noBlock: m.noBlock === 1,
  pierce: m.pierce === 1,
});

function attackView({ attack, phase }: BlState): BlAttackView | null {
  if (attack === null) return null;
  const { attacker, target, roll, other, attackTotal, defenseTotal, damage, blockFailed } = attack;
  return { attacker, target, step: attackStep(phase), roll, other, attackTotal, defenseTotal, damage, blockFailed: blockFailed === 1 };
}

function choiceView(s: BlState, viewer: Viewer): BlChoiceView | null {
  const { choice } = s;
  if (choice === null) return null;
  const top = s.agenda[s.agenda.length - 1] as GadgetItem | undefined;
  const asking = top?.do === 'gadget' ? top : null;
  const secret = choice.kind === 'card' && choice.of !== NONE && viewer !== choice.seat;
  return {
    seat: choice.seat,
    kind: choice.kind,
    of: choice.of === NONE ? null : choice.of,
    card: asking ? cardId(asking.card) : null,
    effect: asking ? (choice.kind === 'seat' ? asking.named : asking.at) : null,
    seats: choice.kind === 'seat' ? askedSeats(s) : [],
    slots: choice.kind === 'part' ? partPlaces(s.seats[choice.of]).map((at) => SLOTS[at] as BlPartSlot) : [],
    cards: choice.kind === 'card' && !secret ? [...new Set(cardIds(askedCards(s)))] : [],
  };
}

export function makeView(s: BlState, viewer: Viewer): BlView {
  return {
    game: 'bladeforge',
    viewer,
    turn: s.turn,
    toAct: toAct(s),
    phase: phaseName(s.phase),
    leaf: leafName(s.phase),
    active: s.active,
    means: meansView(s),
    attack: attackView(s),
    seats: s.seats.map((_, seat) => seatView(s, seat, viewer)),
    armoryCount: s.armory.length,
    salvage: cardIds(s.salvage),
    resolving: cardOrNull(s.resolving),
    work: s.agenda.map((item) => ({ ...item })),
    choice: choiceView(s, viewer),
    maxTurns: s.maxTurns,
    result: copyOutcome(s.result),
  };
}
