/** Settings that mean something in some games only: each in a whole sentence that names the game. */
export type SettingHints = Readonly<Partial<Record<'handover' | 'coverOwnHand' | 'confirmPlays' | 'ghosts', string>>>;
