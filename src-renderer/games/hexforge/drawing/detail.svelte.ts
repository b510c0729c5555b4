/**
 * How finely the pieces of the board are baked: device pixels per unit of the board's plane. The board sets it
 * when a zoom comes to rest; until the finer bitmaps are there, the old ones are shown enlarged. It begins low, since
 * what was once baked finer is never baked coarser.
 */
class BoardDetail {
  pixelsPerUnit = $state(1);
}

export const boardDetail = new BoardDetail();
