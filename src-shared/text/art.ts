/** Picture recipe of a card; drawn by `src-renderer/ui/svg/art`. Icon names are from the game-icons set. */
export interface ArtSpec {
  hero: string;
  far?: string;
  scene: 'ridge' | 'cavern' | 'forest' | 'hall' | 'burst' | 'swirl' | 'rune' | 'bench';
}
