/** Present state of a card or a player, as lines of the inspector. */
import { cardName } from '../../../../src-shared/games/bladeforge/text/faces.ts';
import { keywordById } from '../../../../src-shared/games/bladeforge/text/keywords.ts';
import { dieName, SLOT_NAMES } from '../../../../src-shared/games/bladeforge/text/names.ts';
import { SLOTS } from '../../../../src-shared/games/bladeforge/types.ts';
import type { BlCardId } from '../../../../src-shared/games/bladeforge/types.ts';
import { counted, joined } from '../../../../src-shared/text/words.ts';
import { attackOddsWords } from '../../../../src-shared/games/bladeforge/text/odds-words.ts';
import { fallWords } from '../story-words.ts';
import type { BladeforgeTable } from '../table.svelte.ts';
import { faceOf, lastingOf, partsOf, range } from '../words.ts';

export interface Note {
  name: string;
  text: string;
}

/** Public locations of a card's copies, and its keywords. */
export function cardNotes(
  card: BlCardId,
  table: Pick<BladeforgeTable, 'view' | 'hand' | 'names' | 'below' | 'isMe'>,
): { state: string; notes: Note[] } {
  const { view, hand, names, below, isMe } = table;
  const face = faceOf(card);
  if (!view || !face) return { state: '', notes: [] };
  const places: string[] = [];
  const held = hand.filter((one) => one === card).length;
  if (held > 0) places.push(held === 1 ? 'in hand' : `${held} in hand`);
  for (const { seat, forge, known } of view.seats) {
    const whose = isMe && seat === below ? 'my' : `${names[seat]}’s`;
    for (const slot of SLOTS) if (forge[slot] === card) places.push(`${whose} ${SLOT_NAMES[slot]}`);
    if (known.includes(card)) places.push(`in ${whose} hand`);
  }
  const salvaged = view.salvage.filter((one) => one === card).length;
  if (salvaged > 0) places.push(`${salvaged} in the Salvage`);
  const copies = face.copies === 0 ? 'every Forge begins with one' : `${counted(face.copies, 'copy', 'copies')} in the Armory at first`;
  const notes = face.keywords.flatMap((id) => {
    const help = keywordById(id);
    return help ? [{ name: help.name, text: help.line }] : [];
  });
  if (face.stability !== null)
    notes.unshift({ name: `Stability ${face.stability}`, text: `Damage of ${face.stability} or more breaks it; less leaves it whole.` });
  return { state: [...places, copies].join(' · '), notes };
}

export function seatState(seat: number, { view }: Pick<BladeforgeTable, 'view'>): string {
  const own = view?.seats[seat];
  if (!own) return '';
  if (own.out > 0) return 'Out of the match';
  return `${own.health} of 20 health, ${dieName(own.die)}, Attack ${own.attack}, Defense ${own.defense}, ${counted(own.handCount, 'card')}`;
}

export function seatNotes(seat: number, table: Pick<BladeforgeTable, 'view' | 'story' | 'reader' | 'odds' | 'isMe' | 'below'>): Note[] {
  const { view, story, reader, odds, isMe, below } = table;
  const own = view?.seats[seat];
  if (!own) return [];
  if (own.out > 0) return [{ name: 'Fallen', text: fallWords(seat, table) }];
  const notes: Note[] = partsOf(own).map(({ slot, face }) => ({
    name: SLOT_NAMES[slot],
    text: `${face.name} ${face.signs ? `${face.signs.attack} / ${face.signs.defense}` : ''}${face.stability === null ? '' : `, Stability ${face.stability}`}`,
  }));
  for (const { text, until } of lastingOf(own, isMe && seat === below)) notes.push({ name: text, text: until });
  if (own.known.length > 0) notes.push({ name: 'You know', text: `${joined(own.known.map(cardName), 'and')} in hand` });
  const victim = story.lastVictim.get(seat);
  if (victim !== undefined) notes.push({ name: 'Last hit', text: reader.names[victim] });
  const chances = odds.attack.get(seat);
  if (chances) {
    notes.push({ name: 'Your attack', text: `${range(chances.least, chances.most)} damage: ${attackOddsWords(chances).join(', ')}.` });
  }
  return notes;
}
