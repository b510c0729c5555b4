/** Cards of a list, written with how many copies: `{ 'flint-spark': 3 }`. */
export const copies = (list: Record<string, number>): string[] => Object.entries(list).flatMap(([id, n]) => Array<string>(n).fill(id));

export const forge = (name: string, list: Record<string, number>): { name: string; cards: string[] } => ({ name, cards: copies(list) });
