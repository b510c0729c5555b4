/** What is spoken or named for assistive technology, in the player's verbosity. */
import { cardName } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { dieName, SLOT_NAMES } from '../../../src-shared/games/bladeforge/text/names.ts';
import type { BlCardId, BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import { SLOTS } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlSeatView } from '../../../src-shared/games/bladeforge/view.ts';
import { said } from '../../../src-shared/text/speech.ts';
import type { Verbosity } from '../../../src-shared/text/speech.ts';
import { counted, joined, signedNumber } from '../../../src-shared/text/words.ts';
import { oddsLines } from './odds-words.ts';
import { faceOf, lastingOf, partsOf, preparedOf } from './words.ts';
import type { BladeforgeTable } from './table.svelte.ts';

/** "Bent Horseshoe, Guard, needs d4, +0 Attack, +1 Defense". */
export function cardSpeech(card: BlCardId, verbosity: Verbosity): string {
  const face = faceOf(card);
  if (!face) return card;
  const { name, typeWord, req, attack, defense, stability, plain, flavour } = face;
  return said([
    name,
    typeWord,
    verbosity !== 'short' && `needs ${dieName(req)}`,
    attack !== null && `${signedNumber(attack)} Attack, ${signedNumber(defense ?? 0)} Defense`,
    stability !== null && `Stability ${stability}`,
    verbosity !== 'short' && plain.replace(/\.$/, ''),
    verbosity === 'full' && flavour,
  ]);
}

export function handCardName(index: number, table: BladeforgeTable): string {
  const card = table.hand[index];
  const { staged, mode, hands, app } = table;
  const marked = staged?.kind === 'recycle' && staged.marked.includes(index);
  const held = staged?.kind === 'card' && staged.index === index;
  return said([
    cardSpeech(card, app.settings.current.verbosity),
    held && 'held',
    marked && 'marked',
    (mode === 'act' || mode === 'card') && (hands.canUse(card) ? 'can be used' : 'cannot be used now'),
  ]);
}

export const cardInFull = (card: BlCardId): string => cardSpeech(card, 'full');

/** "Blade, Grip and left Guard; Shield, Stability 5". */
function swordWords({ forge }: BlSeatView): string {
  const has = SLOTS.filter((slot) => slot !== 'shield' && forge[slot] !== null).map((slot) => SLOT_NAMES[slot]);
  const shield = forge.shield ? faceOf(forge.shield) : null;
  return said([joined(has, 'and'), shield && `Shield Stability ${shield.stability}`]);
}

/** A rival in one breath: health, die, sword, hand, what lasts, and what my attack would do. */
export function seatSpeech(seat: number, table: BladeforgeTable): string {
  const { view, reader, odds, app, story } = table;
  const own = view?.seats[seat];
  if (!own) return '';
  const name = `Seat ${seat + 1}, ${reader.names[seat]}`;
  if (own.out > 0) return `${name}, out of the match`;
  const verbosity = app.settings.current.verbosity;
  const chances = odds.attack.get(seat);
  const victim = story.lastVictim.get(seat);
  const state = said([
    name,
    `${own.health} of 20`,
    dieName(own.die),
    `Attack ${own.attack}, Defense ${own.defense}`,
    swordWords(own),
    verbosity !== 'short' && counted(own.handCount, 'card'),
    ...lastingOf(own, seat === table.seat).map(({ text, until }) => `${text} ${until}`),
    own.known.length > 0 && `you know ${joined(own.known.map(cardName), 'and')}`,
    verbosity === 'full' && victim !== undefined && `last hit ${reader.names[victim]}`,
  ]);
  const attack = chances ? oddsLines(chances).map((line) => line.said) : [];
  return attack.length > 0 ? `${state}; your attack: ${attack.join(', ')}.` : `${state}.`;
}

/** My sword place by place, and the allowances left. */
export function mySpeech(table: BladeforgeTable): string {
  const { view, bench, seat } = table;
  if (!view || !bench) return '';
  const parts = partsOf(bench).map(({ slot, face }) => `${SLOT_NAMES[slot]} ${face.name}`);
  const empty = SLOTS.filter((slot) => bench.forge[slot] === null).map((slot) => SLOT_NAMES[slot]);
  const allowances =
    view.active === seat
      ? [
          counted(view.means.placementsLeft, 'placement') + ' left',
          view.means.reforged ? 'Reforged this turn' : bench.complete ? 'Reforge possible' : 'blade not complete',
          ...preparedOf(view.means),
        ]
      : [];
  return said([
    `${bench.health} of 20`,
    dieName(bench.die),
    `Attack ${bench.attack}, Defense ${bench.defense}`,
    ...parts,
    empty.length > 0 && `empty: ${joined(empty, 'and')}`,
    ...lastingOf(bench, true).map(({ text, until }) => `${text} ${until}`),
    ...allowances,
  ]);
}

/** A place of a sword. */
export function placeName(seat: number, slot: BlSlot, table: BladeforgeTable): string {
  const own = table.view?.seats[seat];
  if (!own) return '';
  const card = own.forge[slot];
  const open = seat === table.below && table.places.has(slot);
  const asked = table.view?.choice?.kind === 'part' && table.view.choice.of === seat && table.offers.part.has(slot as 'grip');
  const sword = open ? table.odds.swords.get(slot) : undefined;
  return said([
    SLOT_NAMES[slot],
    card ? cardSpeech(card, 'short') : 'empty',
    open && 'can be chosen',
    sword && `Attack ${sword.before.attack} to ${sword.after.attack}, Defense ${sword.before.defense} to ${sword.after.defense}`,
    asked && 'can be chosen',
  ]);
}
