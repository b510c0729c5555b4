/** Where focus goes once there is nothing left but to press it. */
export const MAIN_BUTTON_ID = 'main-button';
/** Where "Play now" is found. */
export const PLAY_NOW_ID = 'play-now';
