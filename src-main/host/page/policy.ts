/**
 * Content security policy: own files only, no inline scripts or styles; images also from the page's own `data:` and `blob:` URLs.
 * @param lines WebSocket URLs that the page may open besides its own origin
 */
export function contentPolicy(lines: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
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
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
