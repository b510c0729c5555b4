/**
 * Resolution of the board's pieces, in device pixels per unit of the board's plane. The board sets it after a zoom; until the new bitmaps
 * exist the old ones are scaled. Starts low, since the cache never replaces a bitmap by a coarser one.
 */
class BoardDetail {
  pixelsPerUnit = $state(1);
}

export const boardDetail = new BoardDetail();
