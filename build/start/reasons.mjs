const KNOWN = [
  [/error while loading shared libraries: ([^\s:]+)/, (library) => `the system library ${library} is missing`],
  [/Running as root without --no-sandbox/, () => 'Electron does not run as root with its sandbox on'],
  [/sandbox helper binary|No usable sandbox|setuid sandbox/i, () => 'its sandbox cannot be used on this system'],
  [/Missing X server|cannot open display|Unable to open X display|Failed to connect to Wayland/i, () => 'there is no display'],
];

/** In one phrase, why Electron ended before it had a window. */
export function reasonFor(complaints, code, signal) {
  for (const [pattern, say] of KNOWN) {
    const match = pattern.exec(complaints);
    if (match) return say(match[1]);
  }
  const how = signal ? `signal ${signal}` : `code ${code}`;
  const last = complaints.trim().split('\n').at(-1)?.trim().slice(0, 160);
  return `Electron ended before its window was ready (${how}${last ? `: ${last}` : ''})`;
}
