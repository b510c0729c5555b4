/** Chapters in reading order. */
export const CHAPTERS = [
  { id: 'start', title: 'Your first game' },
  { id: 'turn', title: 'How a turn works' },
  { id: 'economy', title: 'Resources, workers, forges' },
  { id: 'map', title: 'The map and the fog' },
  { id: 'cards', title: 'Cards and the stack' },
  { id: 'combat', title: 'Moving and fighting' },
  { id: 'keywords', title: 'Keywords' },
  { id: 'window', title: 'At the table' },
  { id: 'keys', title: 'Keys' },
] as const;

export type ChapterId = (typeof CHAPTERS)[number]['id'];

export interface Place {
  chapter: ChapterId;
  /** Id of the element to bring into view. */
  anchor?: string;
  /** For the glossary: show this keyword first. */
  keyword?: string;
}

/** Single topics, and where they are explained. */
const PLACES: Record<string, Place> = {
  base: { chapter: 'economy', anchor: 'base' },
  forge: { chapter: 'economy', anchor: 'forge' },
  worker: { chapter: 'economy', anchor: 'worker' },
  commander: { chapter: 'economy', anchor: 'commander' },
  resources: { chapter: 'economy', anchor: 'resources' },
  fog: { chapter: 'map', anchor: 'fog' },
  stack: { chapter: 'cards', anchor: 'stack' },
  priority: { chapter: 'window', anchor: 'priority' },
  hand: { chapter: 'cards', anchor: 'hand' },
  deck: { chapter: 'cards', anchor: 'hand' },
  discard: { chapter: 'cards', anchor: 'hand' },
  costs: { chapter: 'cards', anchor: 'costs' },
  orders: { chapter: 'combat', anchor: 'moving' },
  units: { chapter: 'combat', anchor: 'units' },
  undo: { chapter: 'window', anchor: 'undo' },
  log: { chapter: 'window', anchor: 'log' },
  curtain: { chapter: 'window', anchor: 'curtain' },
  table: { chapter: 'window', anchor: 'setup' },
  settings: { chapter: 'window', anchor: 'settings' },
  main: { chapter: 'window', anchor: 'main' },
};

/** `keyword:taunt`, `tile:grass`, `phase:move`, `resource:F`, a chapter or a single topic; nonsense opens the start. */
export function placeOf(topic: string | undefined): Place {
  if (!topic) return { chapter: 'start' };
  const [kind, name] = topic.split(':');
  if (name) {
    if (kind === 'keyword') return { chapter: 'keywords', keyword: name, anchor: `keyword-${name}` };
    if (kind === 'tile') return { chapter: 'map', anchor: `tile-${name}` };
    if (kind === 'phase') return { chapter: 'turn', anchor: `phase-${name}` };
    if (kind === 'resource') return { chapter: 'economy', anchor: 'resources' };
  }
  const chapter = CHAPTERS.find((other) => other.id === topic);
  return chapter ? { chapter: chapter.id } : (PLACES[topic] ?? { chapter: 'start' });
}
