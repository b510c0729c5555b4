/** The page's note in its performance timeline that Home has been drawn and can be used; `npm run bench` reads it. */
export const HOME_MARK = 'home can be used';
