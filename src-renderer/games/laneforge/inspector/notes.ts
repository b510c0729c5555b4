/** Present state of a creature, as lines of the inspector. */
import { keywordById, keywordName } from '../../../../src-shared/games/laneforge/text/keywords.ts';
import type { LnCreatureView } from '../../../../src-shared/games/laneforge/view.ts';
import { faceOf } from '../words.ts';

export interface Note {
  name: string;
  text: string;
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

export function stateLine({ attack, health, row, lane, ready }: LnCreatureView): string {
  return `${attack} Attack, ${health} Health, ${ready ? 'Ready' : 'Exhausted'}, ${row} row of lane ${lane}`;
}

export function notesOf(creature: LnCreatureView): Note[] {
  const { armor, ready, thisTurn, silenced, keywords, mobility } = creature;
  const face = faceOf(creature.card);
  const notes: Note[] = [];
  if (face && (face.attack !== creature.attack || face.health !== creature.health)) {
    notes.push({ name: 'Printed', text: `${face.attack} Attack, ${face.health} Health` });
  }
  const turn = [thisTurn.attack && `${signed(thisTurn.attack)} Attack`, thisTurn.health && `${signed(thisTurn.health)} Health`].filter(
    Boolean,
  );
  if (turn.length > 0) notes.push({ name: 'This turn', text: turn.join(', ') });
  if (armor.printed + armor.gained > 0) {
    const parts = [
      armor.printed > 0 ? `${armor.active} of ${armor.printed} printed, full again after Combat` : '',
      armor.gained > 0 ? `${armor.gained} gained${armor.thisTurn > 0 ? `, ${armor.thisTurn} of it for this turn` : ''}` : '',
    ];
    notes.push({ name: 'Armor', text: parts.filter(Boolean).join('; ') });
  }
  if (!ready) notes.push({ name: 'Exhausted', text: 'Only its costs are blocked; it still fights. Ready again in Maintenance.' });
  if (silenced !== 'no')
    notes.push({
      name: 'Printed abilities',
      text: silenced === 'thisTurn' ? 'Lost for this turn: its text is empty.' : 'Lost: its text is empty.',
    });
  for (const id of keywords) {
    const name = id === 'mobility' ? `Mobility ${mobility}` : keywordName(id);
    notes.push({ name, text: keywordById(id)?.line ?? '' });
  }
  return notes;
}
