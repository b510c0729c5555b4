/** Opening hand (HX-11.4). */
export const OPENING_HAND = 4;
/** Cards drawn in each own turn, the first included (HX-17.1). */
export const TURN_DRAWS = 1;
