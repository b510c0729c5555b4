/** Ids of focus targets. */
export const rivalId = (seat: number): string => `rival-${seat}`;
export const BENCH_ID = 'bench';
export const TRAY_ID = 'tray';
