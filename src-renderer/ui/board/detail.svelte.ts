/**
 * How finely the pieces of the board are baked: device pixels per unit of the board's plane. The board sets it
 * when a zoom comes to rest; until the finer bitmaps are there, the old ones are shown enlarged.
 */
class BoardDetail {
  pixelsPerUnit = $state(2);
}

export const boardDetail = new BoardDetail();
