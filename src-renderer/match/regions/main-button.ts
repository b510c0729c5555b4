/** Id of the main button, for focus. */
export const MAIN_BUTTON_ID = 'main-button';
/** Id of “Play now”. */
export const PLAY_NOW_ID = 'play-now';
