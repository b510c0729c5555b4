/** Imported first: the schemas' library would try out `new Function` as it loads, which the page's policy forbids and the browser reports. */
import { config } from 'zod';

config({ jitless: true });
