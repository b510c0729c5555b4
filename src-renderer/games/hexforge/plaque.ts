import { PLAQUE_WIDTH } from '../../screens/home/plaque-ui.ts';
import type { PlaqueUi } from '../../screens/home/plaque-ui.ts';
import { hexagon } from '../../ui/svg/shapes.ts';
import { n1 } from '../../ui/svg/write.ts';

function hexEtching(): string {
  let lines = '';
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 7; column++) {
      lines += `M${n1(column * 40 + (row % 2) * 20 - 8)} ${row * 35 - 26}l17.3 10v20l-17.3 10l-17.3 -10v-20Z`;
    }
  }
  return `<path d="${lines}" fill="none" stroke="#04100d" stroke-width="2"/><path d="${lines}" fill="none" stroke="#8ccfbf" stroke-width=".8" opacity=".5" transform="translate(1 1.2)"/>`;
}

export const PLAQUE: PlaqueUi = {
  pitch: 'A hidden map, workers and forges. Spells wait on a stack.',
  facts: '2 players · about 25 minutes',
  fill: ['#5c7a74', '#2b3f3b', '#131d1c'],
  outline: `M26 0H203L229 30V404L${PLAQUE_WIDTH / 2} 456L0 404V30Z`,
  medallion: hexagon,
  etching: hexEtching(),
};
