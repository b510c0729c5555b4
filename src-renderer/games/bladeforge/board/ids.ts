/** Ids of places on the page that keys and focus go to. */
export const rivalId = (seat: number): string => `rival-${seat}`;
export const BENCH_ID = 'bench';
export const TRAY_ID = 'tray';
