import { pointSymmetric } from './draw.ts';

/** Hexagon of radius 7: room for four forges a side and for armies that miss each other. */
export const LARGE = pointSymmetric('Nine Chimneys', [
  '              .   .   .   m   .   .   .   .',
  '            .   g   g   .   .   #   #   m   .',
  '          .   .   m   g   g   .   #   .   .   .',
  '        .   .   #   .   g   x   .   s   .   .   .',
  '      .   .   #   #   .   .   x   .   g   .   m   .',
  '    .   m   .   .   s   .   m   #   g   g   .   .   .',
  '  .   .   .   .   .   #   .   x   #   g   g   m   .   .',
  '.   B   .   m   .   x   s   .   s   x   .   m   .   B   .',
]);
