import type { z } from 'zod';

/** What screens remember on this computer, each under a key of its own. It is checked when it is read: another version may have kept it. */
const PREFIX = 'five-forges.';

/** Null when nothing is remembered, or nothing that holds now. */
export function recall<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the window.
  }
}
