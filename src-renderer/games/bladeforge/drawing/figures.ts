/** The parts of swords as what their cards show: in a box of 512 units, a Blade and a Grip rising to the right. */
import type { BlCardFace } from '../../../../src-shared/games/bladeforge/text/faces.types.ts';
import type { Figure } from '../../../ui/svg/art/figure.ts';
import { bladeForm, gripForm, guardForm, shieldForm } from '../board/sword-shapes.ts';
import { box, disc, linesOf, mirrored, outlineOf, placing, type Form, type Placing } from './outline.ts';

const BLADE = placing([6.2, 62], -52, [64, 482]);
const GRIP = placing([4.6, 4.6], -46, [124, 404]);
const GUARD = placing([2.5, 2.8], 68, [256, 256]);
const SHIELD = placing([2.1, 2.1], 0, [256, 256]);

const drawn = (form: Form, place: Placing): Figure => ({ outline: outlineOf(form, place), lines: linesOf(form, place) });

/** The tang that holds a Blade in its Grip. */
const TANG = box(-9, -0.28, 12, 0.56);
/** The block between the two halves of a guard, and the stump of the sword in it. */
const BLOCK = [disc(0, 0, 19), box(-34, -8, 74, 16)];

/** What the card's picture shows; null for a Gadget, which has an icon. */
export function partFigure({ id, type, art }: Pick<BlCardFace, 'id' | 'type' | 'art'>): Figure | null {
  switch (type) {
    case 'blade': {
      const { pieces, lines } = bladeForm(id);
      return drawn({ pieces: [...pieces, TANG], lines }, BLADE);
    }
    case 'grip': {
      const { hold, pommel } = gripForm(id);
      return drawn({ pieces: [...hold.pieces, ...pommel.pieces], lines: hold.lines }, GRIP);
    }
    case 'guard': {
      const { pieces, lines = [] } = guardForm(id);
      const other = lines.map((points) => points.map(([x, y]): readonly [number, number] => [x, -y]));
      return drawn({ pieces: [...pieces, ...mirrored(pieces), ...BLOCK], lines: [...lines, ...other] }, GUARD);
    }
    case 'shield':
      return { ...drawn(shieldForm(id), SHIELD), stamp: art.hero };
    case 'gadget':
      return null;
  }
}
