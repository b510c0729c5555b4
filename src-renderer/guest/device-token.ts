import { z } from 'zod';
import { recall, remember } from '../app/memory.ts';

const KEY = 'device';
const schema = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

/**
 * The token by which the table at this page's address knows the device: it outlasts the tab, and opens nothing anywhere else, since browsers
 * keep things by address. Where the browser keeps nothing, it lasts as long as the page.
 */
export class DeviceToken {
  #token = recall(KEY, schema);

  get value(): string | null {
    return this.#token;
  }

  set value(token: string | null) {
    this.#token = token;
    remember(KEY, token);
  }
}
