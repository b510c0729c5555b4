/** A game's part of the rules screen: its chapters, and the place of each help topic (F1). */
import type { Component } from 'svelte';

export interface GlossaryProps {
  /** Highlighted in the list. */
  keyword?: string;
}

/** A page of text, or the glossary. */
export type Chapter = { readonly id: string; readonly title: string } & (
  { readonly Page: Component } | { readonly Glossary: Component<GlossaryProps> }
);

export interface Place {
  chapter: string;
  /** Id of the element to scroll to. */
  anchor?: string;
  /** For the glossary. */
  keyword?: string;
}

export interface HelpUi {
  /** In reading order. */
  readonly chapters: readonly Chapter[];
  /** A chapter, a single topic or `kind:name`; anything else opens the start. */
  placeOf(topic: string | undefined): Place;
}

/** `PLACES` are single topics, `kinds` the part before the colon of others. */
export function placesIn(
  chapters: readonly Chapter[],
  single: Readonly<Record<string, Place>>,
  kinds: Readonly<Record<string, (name: string) => Place>>,
): HelpUi {
  return {
    chapters,
    placeOf(topic) {
      const start = { chapter: chapters[0].id };
      if (!topic) return start;
      const [kind, name] = topic.split(':');
      if (name && kinds[kind]) return kinds[kind](name);
      const chapter = chapters.find((other) => other.id === topic);
      return chapter ? { chapter: chapter.id } : (single[topic] ?? start);
    },
  };
}

/** Topics at the same places in all games. */
export const SHARED_KINDS: Readonly<Record<string, (name: string) => Place>> = {
  keyword: (name) => ({ chapter: 'keywords', keyword: name, anchor: `keyword-${name}` }),
  phase: (name) => ({ chapter: 'turn', anchor: `phase-${name}` }),
};
export const SHARED_PLACES: Readonly<Record<string, Place>> = {
  undo: { chapter: 'window', anchor: 'undo' },
  log: { chapter: 'window', anchor: 'log' },
  lab: { chapter: 'window', anchor: 'lab' },
  curtain: { chapter: 'window', anchor: 'curtain' },
  table: { chapter: 'window', anchor: 'setup' },
  settings: { chapter: 'window', anchor: 'settings' },
  main: { chapter: 'window', anchor: 'main' },
};
