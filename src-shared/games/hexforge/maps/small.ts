import { pointSymmetric } from './draw.ts';

/** Hexagon of radius 5: a short game round one broken wall. */
export const SMALL = pointSymmetric('Tinker’s Yard', [
  '            .   .   g   g   g   .',
  '          .   m   g   .   .   .   .',
  '        .   .   #   g   .   #   m   .',
  '      .   m   .   .   #   m   x   .   .',
  '    .   .   .   #   .   .   s   .   .   .',
  '  .   B   .   m   x   .   x   m   .   B   .',
]);
