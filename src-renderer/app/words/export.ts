/** Why a match that goes on cannot be saved as a file. */
export const STILL_SECRET = 'A match can be saved as a file when it is over: its file tells every secret.';
