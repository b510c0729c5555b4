import { pointSymmetric } from './draw.ts';

/** Hexagon of radius 6 with the bases askew: a long meadow on each side, strife in the saddle between. */
export const STANDARD = pointSymmetric('Slagwater Saddle', [
  '            .   .   .   #   .   .   .',
  '          .   g   g   .   .   .   m   .',
  '        .   .   m   g   .   #   .   .   .',
  '      .   .   #   x   g   g   s   .   .   .',
  '    .   #   .   m   .   g   .   m   .   B   .',
  '  m   .   .   x   #   .   g   x   .   .   #   .',
  '.   .   .   m   #   s   .   s   #   m   .   .   .',
]);
