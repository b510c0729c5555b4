/** A place at the table, 0-based. Seats never change during a match. */
export type Seat = number;

/** Who looks at the game: a seat, or an onlooker who knows public facts only. */
export type Viewer = Seat | 'spectator';
