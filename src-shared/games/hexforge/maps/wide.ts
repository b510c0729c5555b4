import { pointSymmetric } from './draw.ts';

/** Nine broad rows: long flanks north and south, a narrow middle. */
export const WIDE = pointSymmetric('Longrail Siding', [
  '.   .   m   .   g   g   g   g   #   .   .   m   .',
  '  .   .   .   .   #   g   g   #   .   s   .   .',
  '.   m   .   .   .   #   .   m   .   .   x   .   .',
  '  .   .   .   s   .   .   .   #   .   m   .   .',
  '.   B   .   m   .   x   .   x   .   m   .   B   .',
]);
