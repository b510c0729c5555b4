import { PLAQUE_HEIGHT, PLAQUE_WIDTH } from '../../screens/home/plaque-ui.ts';
import type { PlaqueUi } from '../../screens/home/plaque-ui.ts';
import { BADGE_SHAPES } from '../../ui/svg/shapes.ts';
import { n1 } from '../../ui/svg/write.ts';

const MIDDLE = PLAQUE_WIDTH / 2;

/** Five blank cards, fanned, as they lie before anybody knows what they are. */
function fan(): string {
  const cards = [-2, -1, 0, 1, 2].map((i) => {
    const x = MIDDLE + i * 26;
    const y = PLAQUE_HEIGHT * 0.68 + Math.abs(i) * 7;
    return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${i * 9})"><rect x="-19" y="-28" width="38" height="56" rx="5" fill="#14153a" stroke="#dfe2ff" stroke-width="1.6" opacity=".5"/><path d="M-9 0H9M0 -9V9" stroke="#dfe2ff" stroke-width="1.4" opacity=".45"/></g>`;
  });
  return cards.join('');
}

export const PLAQUE: PlaqueUi = {
  pitch: 'Forge the cards yourself. Play a type, see what it turns into.',
  facts: '2 to 5 players · about 20 minutes',
  fill: ['#595bb0', '#303268', '#161735'],
  outline: `M14 0H${PLAQUE_WIDTH - 14}L${PLAQUE_WIDTH} 14V${PLAQUE_HEIGHT - 60}H${PLAQUE_WIDTH - 18}V${PLAQUE_HEIGHT - 30}L${MIDDLE} ${PLAQUE_HEIGHT}L18 ${PLAQUE_HEIGHT - 30}V${PLAQUE_HEIGHT - 60}H0V14Z`,
  medallion: BADGE_SHAPES.square,
  etching: fan(),
};
