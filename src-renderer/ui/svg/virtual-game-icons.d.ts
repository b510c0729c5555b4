/** Filled by build/vite-game-icons.ts. */
declare module 'virtual:game-icons' {
  /** Path data in a 512 × 512 box, by icon name. */
  export const GAME_ICONS: Readonly<Record<string, string>>;
  /** Stroke markup in a 24 × 24 box, by icon name. */
  export const LUCIDE_STROKES: Readonly<Record<string, string>>;
}
