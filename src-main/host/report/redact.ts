import { homedir, userInfo } from 'node:os';

/** Paths to redact, with their placeholders. */
export type PrivatePaths = readonly (readonly [place: string, word: string])[];

/** Paths that identify a person, the longest first, since one may contain the other. */
export function privatePaths(dataDir: string): PrivatePaths {
  const places: [string, string][] = [
    [dataDir, '<data folder>'],
    [homedir(), '<home>'],
  ];
  return places.filter(([place]) => place.length > 1).toSorted(([a], [b]) => b.length - a.length);
}

/** Redacts private paths and the user name. */
export function redact(text: string, places: PrivatePaths, user = userName()): string {
  let result = text;
  for (const [place, word] of places) {
    // Stacks and URLs contain the path with other slashes or escaped.
    for (const form of new Set([
      place,
      place.replaceAll('\\', '/'),
      encodeURI(place.replaceAll('\\', '/')),
      JSON.stringify(place).slice(1, -1),
    ])) {
      result = result.replaceAll(form, word);
    }
  }
  // The user name in other paths, such as a mounted drive.
  return result
    .split(/([\\/])/)
    .map((part) => (part !== '' && part === user ? '<user>' : part))
    .join('');
}

/** '' where the system has none. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
