/**
 * Imported first, and bundled with the schemas' library, so that it runs before any schema is made: the library would try out
 * `new Function`, which the page's policy forbids and the browser reports.
 */
import { config } from 'zod';

config({ jitless: true });
