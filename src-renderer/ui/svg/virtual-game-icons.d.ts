/** Filled by build/vite-game-icons.ts. */
declare module 'virtual:game-icons' {
  /** Path data in a 512 × 512 box, by icon name. */
  export const SHARED_ICONS: Readonly<Record<string, string>>;
  /** Stroke markup in a 24 × 24 box, by icon name. */
  export const LUCIDE_STROKES: Readonly<Record<string, string>>;
}

/** The icons of one game, which are there once this is loaded. */
declare module 'virtual:game-icons/*' {
  /** As `SHARED_ICONS`, without those. */
  export const ICONS: Readonly<Record<string, string>>;
}
