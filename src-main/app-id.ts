/** By this name Windows knows the program, its shortcuts and its notes on the desktop; macOS its bundle. */
export const APP_ID = 'five-forges.desktop';
