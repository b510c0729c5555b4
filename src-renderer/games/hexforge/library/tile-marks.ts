import type { HxTileType } from '../../../../src-shared/games/hexforge/types.ts';

/** Marks in a hex of radius 1: crystal, blades, rings, courses of stone, crack, tower. */
const MARKS: Record<HxTileType, string> = {
  blank: '',
  mineral: 'M0-.5L.34-.05L.12.42H-.2L-.38-.02Z',
  grass: 'M-.4.3L-.32-.2M-.05.35V-.35M.28.3L.4-.18',
  sensor: 'M-.45 0A.45.36 0 1 1 .45 0A.45.36 0 1 1-.45 0M-.12 0A.12.1 0 1 1 .12 0A.12.1 0 1 1-.12 0',
  wall: 'M-.6-.12H.6M-.6.2H.6M-.2-.4V-.12M.2-.12V.2M-.2.2V.45',
  strife: 'M-.45-.3L-.1-.05L-.2.15L.4.4M-.1-.05L.3-.3',
  base: 'M-.4.42V-.42H-.2V-.22H-.1V-.42H.1V-.22H.2V-.42H.4V.42Z',
};

export const tileMark = (type: HxTileType): string => MARKS[type];
