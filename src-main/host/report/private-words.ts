import { homedir, userInfo } from 'node:os';

/** Where the person's folders lie, and what stands for them in a text that others may read. */
export type PrivatePlaces = readonly (readonly [place: string, word: string])[];

/** Folders that tell who somebody is, the longest first, since one lies in the other. */
export function privatePlaces(dataDir: string): PrivatePlaces {
  const places: [string, string][] = [
    [dataDir, '<data folder>'],
    [homedir(), '<home>'],
  ];
  return places.filter(([place]) => place.length > 1).toSorted(([a], [b]) => b.length - a.length);
}

/** A text without the person's own folders and without the name they go by on this computer. */
export function withoutPlaces(text: string, places: PrivatePlaces, user = userName()): string {
  let result = text;
  for (const [place, word] of places) {
    // In stacks and addresses the same folder is written with other strokes, or escaped.
    for (const form of new Set([
      place,
      place.replaceAll('\\', '/'),
      encodeURI(place.replaceAll('\\', '/')),
      JSON.stringify(place).slice(1, -1),
    ])) {
      result = result.replaceAll(form, word);
    }
  }
  // Somebody else's path to the same person, such as a mounted drive.
  return result
    .split(/([\\/])/)
    .map((part) => (part !== '' && part === user ? '<user>' : part))
    .join('');
}

/** '' where the system does not know. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
