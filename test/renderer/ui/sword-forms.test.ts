/** Every part of a sword has an outline of its own. */
import { describe, expect, it } from 'vitest';
import { partFigure } from '../../../src-renderer/games/bladeforge/drawing/figures.ts';
import { BLADE_FORMS } from '../../../src-renderer/games/bladeforge/drawing/blade-forms.ts';
import { GRIP_FORMS } from '../../../src-renderer/games/bladeforge/drawing/grip-forms.ts';
import { GUARD_FORMS } from '../../../src-renderer/games/bladeforge/drawing/guard-forms.ts';
import { SHIELD_FORMS } from '../../../src-renderer/games/bladeforge/drawing/shield-forms.ts';
import { PART_BOXES } from '../../../src-renderer/games/bladeforge/board/sword-pictures.ts';
import {
  bladeOutline,
  gripOutline,
  guardOutline,
  pommelOutline,
  shieldOutline,
  SWORD,
} from '../../../src-renderer/games/bladeforge/board/sword-shapes.ts';
import { FACES } from '../../../src-shared/games/bladeforge/text/faces.ts';

const FORMS = { blade: BLADE_FORMS, grip: GRIP_FORMS, guard: GUARD_FORMS, shield: SHIELD_FORMS } as const;
const parts = Object.values(FACES).filter((face) => face.type !== 'gadget');

describe('outlines of sword parts', () => {
  it('are there for each card, and for no other', () => {
    for (const [type, forms] of Object.entries(FORMS)) {
      const ids = parts.filter((face) => face.type === type).map(({ id }) => id);
      expect(Object.keys(forms).toSorted(), type).toEqual(ids.toSorted());
    }
  });

  it('differ from each other', () => {
    const outlines = parts.map((face) => partFigure(face)?.outline);
    expect(new Set(outlines).size).toBe(parts.length);
    for (const outline of outlines) expect(outline).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('stay inside the boxes that the board draws them in', () => {
    const middle = (SWORD.hilt + SWORD.root) / 2;
    const drawn = parts.flatMap(({ id, type }): [string, string, number, number, readonly number[]][] => {
      switch (type) {
        case 'blade':
          return [[id, bladeOutline(id), SWORD.root, SWORD.axis, PART_BOXES.blade]];
        case 'grip':
          return [gripOutline(id), pommelOutline(id)].map((d) => [id, d, SWORD.pommel, SWORD.axis, PART_BOXES.grip]);
        case 'guard':
          return [[id, guardOutline(id), middle, SWORD.axis, PART_BOXES.left]];
        default:
          return [[id, shieldOutline(id), SWORD.shield.x, SWORD.shield.y, PART_BOXES.shield]];
      }
    });
    const outside = drawn.filter(([, d, x, y, [left, top, width, height]]) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].some(([, px, py]) => {
        const [at, down] = [Number(px) + x, Number(py) + y];
        return at < left || at > left + width || down < top || down > top + height;
      }),
    );
    expect(outside.map(([id]) => id)).toEqual([]);
  });
});
