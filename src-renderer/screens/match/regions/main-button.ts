/** Where focus goes once there is nothing left but to press it. */
export const MAIN_BUTTON_ID = 'main-button';
