/** From the own app to a table elsewhere. */
export type VisitWish =
  /** To the door: the code is typed there. `address`: where the table is, if that is known. */
  | { to: 'door'; address: string }
  /** To the seat that this device has at a table. */
  | { to: 'seat' };

export type Visit = (wish: VisitWish) => void;
