/** A card as it is named to those who do not see its picture. */
import { faceNumbers as bladeforgeNumbers } from '../../../src-shared/games/bladeforge/text/speech.ts';
import { faceNumbers as hexforgeNumbers } from '../../../src-shared/games/hexforge/text/speech.ts';
import { faceNumbers as laneforgeNumbers } from '../../../src-shared/games/laneforge/text/speech.ts';
import { said, unstopped } from '../../../src-shared/text/speech.ts';
import type { AnyFace } from './spec.ts';

const numbersOf = (face: AnyFace): string[] =>
  'req' in face ? bladeforgeNumbers(face) : 'level' in face ? laneforgeNumbers(face) : hexforgeNumbers(face);

/** "Loose Sickle, Guard · d4, attack +3, defense −3", with its text, if it has one, as a sentence after that. */
export function spokenFace(face: AnyFace): string {
  const head = said([face.name, face.typeLine, ...numbersOf(face)]);
  return face.plain === '' ? head : `${head}. ${unstopped(face.plain)}`;
}
