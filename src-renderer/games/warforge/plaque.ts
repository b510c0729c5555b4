import { PLAQUE_HEIGHT, PLAQUE_WIDTH } from '../../screens/home/plaque-ui.ts';
import type { PlaqueUi } from '../../screens/home/plaque-ui.ts';
import { BADGE_SHAPES } from '../../ui/svg/shapes.ts';
import { n1 } from '../../ui/svg/write.ts';

const PLACES = 9;
const MIDDLE = PLAQUE_WIDTH / 2;

/** Two lines of nine places, the middle one larger, drawn as rivets. */
function lines(): string {
  const step = PLAQUE_WIDTH / (PLACES + 1);
  const row = (y: number): string =>
    Array.from({ length: PLACES }, (_, i) => {
      const r = i === (PLACES - 1) / 2 ? 12 : 7;
      const x = n1(step * (i + 1));
      return `<circle cx="${x}" cy="${n1(y + 2)}" r="${r}" fill="#120607" opacity=".6"/><circle cx="${x}" cy="${n1(y)}" r="${r}" fill="none" stroke="#ffc0b6" stroke-width="1.6" opacity=".45"/>`;
    }).join('');
  return row(PLAQUE_HEIGHT * 0.62) + row(PLAQUE_HEIGHT * 0.72);
}

export const PLAQUE: PlaqueUi = {
  pitch: 'Two lines of troops round two Warlords. Close in or shoot.',
  facts: '2 players · about 15 minutes',
  fill: ['#8a3a3a', '#4d2326', '#1f1214'],
  outline: `M0 16L26 0H96L${MIDDLE} 14L133 0H203L229 16V150L219 164V330L229 344V412L${PLAQUE_WIDTH - 40} 436H${MIDDLE + 34}L${MIDDLE} 456L${MIDDLE - 34} 436H40L0 412V344L10 330V164L0 150Z`,
  medallion: BADGE_SHAPES.shield,
  etching: lines(),
};
