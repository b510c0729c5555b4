/**
 * What our page may load: its own files, and no script that is not one of them. Style attributes are allowed because
 * components place things with them; style elements are not.
 * @param lines addresses of the sockets that the page may open besides its own origin
 */
export function contentPolicy(lines: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self' data:",
    ["connect-src 'self'", ...lines].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function pageHeaders(lines: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(lines),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
