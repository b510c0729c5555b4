/**
 * Icons named by shared code; those of a game are listed in its `icons.ts`, those of cards come from the card data. Read by the build
 * plugin (`build/vite-game-icons.ts`), which bundles icons in use only.
 */

/** Tools that hang over the bench in pictures of equipment. */
export const SCENE_ICONS = ['flat-hammer', 'gears', 'war-pick', 'crossed-chains', 'falling-star'] as const;

/** Emblems of seats, and the rest of the interface's own pictures. */
export const HOUSE_ICONS = [
  'anvil',
  'stone-tower',
  'flame',
  'moon',
  'oak-leaf',
  'round-star',
  'empty-hourglass',
  'skull-crack',
  'pierced-heart',
  'scales',
] as const;

/** Interface strokes from Lucide. */
export const LUCIDE_ICONS = [
  'menu',
  'x',
  'check',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'chevron-down',
  'arrow-up',
  'arrow-down',
  'arrow-left',
  'pin',
  'pin-off',
  'plus',
  'minus',
  'locate-fixed',
  'undo-2',
  'redo-2',
  'list',
  'settings',
  'circle-question-mark',
  'info',
  'triangle-alert',
  'lock',
  'lock-open',
  'pencil',
  'hammer',
  'eye',
  'eye-off',
  'search',
  'volume-2',
  'volume-x',
  'skip-back',
  'skip-forward',
  'step-back',
  'step-forward',
  'lightbulb',
  'play',
  'pause',
  'rotate-ccw',
  'maximize',
  'trash',
  'copy',
  'download',
  'upload',
  'folder-open',
  'users',
  'bot',
  'accessibility',
  'log-out',
  'table',
  'house',
  'scroll-text',
  'keyboard',
  'square',
  'square-check',
  'circle',
  'circle-dot',
  'scale',
] as const;

export type LucideIcon = (typeof LUCIDE_ICONS)[number];
