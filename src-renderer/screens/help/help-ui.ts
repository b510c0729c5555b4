/** A game's part of the rules screen: its chapters, and the place of each help topic (F1). */
import type { Component } from 'svelte';
import type { KeywordHelp } from '../../../src-shared/text/keyword-help.ts';
import KeysChapter from './KeysChapter.svelte';
import OthersChapter from './OthersChapter.svelte';

export interface Glossary {
  readonly keywords: readonly KeywordHelp<string>[];
  /** In reading order. */
  readonly groups: readonly { group: string; title: string }[];
}

/** A page of text, or the glossary. */
export type Chapter = { readonly id: string; readonly title: string } & ({ readonly Page: Component } | { readonly glossary: Glossary });

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
  /** All that `placeOf` has a place for, beside chapters and the phases of a turn. */
  readonly topics: readonly string[];
  /** A chapter, a single topic or `kind:name`; anything else opens the start. */
  placeOf(topic: string | undefined): Place;
}

/** Topics `kind:name`. */
interface Kind {
  names: readonly string[];
  placeOf(name: string): Place;
}

interface Parts {
  /** Of the game's rules, in reading order. One of them is `turn`, with a `PhaseList`. */
  chapters: readonly Chapter[];
  /** Absent where there are no keywords. */
  glossary?: Glossary;
  /** How this table is played at, with `AtTheTable` for what all tables share. */
  Window: Component;
  /** Single topics of the game. */
  topics: Readonly<Record<string, Place>>;
  kinds?: Readonly<Record<string, Kind>>;
}

const PHASES: Kind = { names: [], placeOf: (name) => ({ chapter: 'turn', anchor: `phase-${name}` }) };
const keywordsOf = (glossary?: Glossary): Kind => ({
  names: glossary?.keywords.map(({ id }) => id) ?? [],
  placeOf: (name) => ({ chapter: 'keywords', keyword: name, anchor: `keyword-${name}` }),
});
/** Explained by `AtTheTable`. */
const SHARED_TOPICS: Parts['topics'] = {
  undo: { chapter: 'window', anchor: 'undo' },
  log: { chapter: 'window', anchor: 'log' },
  lab: { chapter: 'window', anchor: 'lab' },
  curtain: { chapter: 'window', anchor: 'curtain' },
  table: { chapter: 'window', anchor: 'setup' },
  settings: { chapter: 'window', anchor: 'settings' },
  main: { chapter: 'window', anchor: 'main' },
};

/** The game's chapters, then those that every game has. */
export function helpOf({ chapters: own, glossary, Window, ...more }: Parts): HelpUi {
  const chapters: Chapter[] = [
    ...own,
    ...(glossary ? [{ id: 'keywords', title: 'Keywords', glossary }] : []),
    { id: 'window', title: 'At the table', Page: Window },
    { id: 'others', title: 'Play with others at home', Page: OthersChapter },
    { id: 'keys', title: 'Keys', Page: KeysChapter },
  ];
  const topics = { ...SHARED_TOPICS, ...more.topics };
  const kinds: Record<string, Kind> = { keyword: keywordsOf(glossary), phase: PHASES, ...more.kinds };
  return {
    chapters,
    topics: [...Object.keys(topics), ...Object.entries(kinds).flatMap(([kind, { names }]) => names.map((name) => `${kind}:${name}`))],
    placeOf(topic) {
      const start = { chapter: chapters[0].id };
      if (!topic) return start;
      const [kind, name] = topic.split(':');
      if (name && Object.hasOwn(kinds, kind)) return kinds[kind].placeOf(name);
      if (chapters.some(({ id }) => id === topic)) return { chapter: topic };
      return Object.hasOwn(topics, topic) ? topics[topic] : start;
    },
  };
}
