import { pointSymmetric } from './draw.ts';

/** Hexagon of radius 6 cut into corridors: sight is short and every corner may hold somebody. */
export const MAZE = pointSymmetric('The Flue Maze', [
  '            .   .   m   .   #   .   .',
  '          .   #   .   .   #   .   m   .',
  '        .   .   #   .   s   .   #   .   .',
  '      m   .   #   g   g   g   .   #   .   .',
  '    .   .   .   x   #   g   #   .   .   #   .',
  '  .   #   .   s   #   m   g   .   x   m   .   .',
  '.   B   .   m   #   x   .   x   #   m   .   B   .',
]);
