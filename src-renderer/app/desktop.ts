/** Events of the desktop: entries of the application menu, and opened files and links. */
import type { Link, MenuCommand, Opened } from '../../src-shared/protocol/shell.ts';
import type { Client } from '../client/client.ts';
import type { App } from './context.ts';
import type { Route } from './router.svelte.ts';
import { whenNoDialog } from './when-no-dialog.ts';
import { problemOf } from './words/problems.ts';

/** The range of the text size setting. */
const TEXT = { least: 0.8, most: 2, usual: 1, step: 0.1 };

const PLACES: Partial<Record<MenuCommand, Route>> = {
  // Games are chosen at Home; an open match is saved anyway.
  newMatch: { name: 'home' },
  library: { name: 'library' },
  lab: { name: 'lab' },
  networkTable: { name: 'lan' },
  accessibility: { name: 'accessibility' },
  credits: { name: 'credits' },
  report: { name: 'report' },
};

/** What the menu does at a table elsewhere; the rest is of the own games. */
const ELSEWHERE: ReadonlySet<MenuCommand> = new Set([
  'rules',
  'keys',
  'settings',
  'textLarger',
  'textSmaller',
  'textUsual',
  'accessibility',
  'credits',
] satisfies MenuCommand[]);

/**
 * Handles the menu of the app that is a guest at a table elsewhere.
 * @param own the client of the own app, to which the menu belongs
 * @returns stops listening
 */
export const followMenuElsewhere = (app: App, own: Client): (() => void) =>
  own.onCommand((command) => {
    if (ELSEWHERE.has(command)) runCommand(app, command);
    else app.toasts.show('That is with your own games: go back to them first.');
  });

/**
 * Handles events of the desktop.
 * @returns stops listening
 */
export function followDesktop(app: App): () => void {
  const { client, info, toasts } = app;
  // A link may wait for a dialog to close, and the component may be destroyed by then.
  const waiting = new Set<() => void>();
  const later = (deed: () => void): void => void waiting.add(whenNoDialog(deed));

  async function take(): Promise<void> {
    try {
      const { opened } = await client.request('app.opened', {});
      for (const thing of opened) await show(app, thing, later);
    } catch (error) {
      toasts.problem(problemOf(error).message);
    }
  }
  const stops = [client.onCommand((command) => later(() => runCommand(app, command))), client.onOpened(() => void take())];
  // Things opened before the page existed; the queue of a page in a browser is always empty.
  if (!info.headless) void take();
  return () => {
    for (const stop of [...stops, ...waiting]) stop();
  };
}

async function show({ files, router, toasts }: App, thing: Opened, later: (deed: () => void) => void): Promise<void> {
  if (thing.kind === 'problem') toasts.problem(thing.message);
  else if (thing.kind === 'file') await files.openGameFile(thing.name, thing.text);
  else later(() => router.go(placeOf(thing.link)));
}

function placeOf(link: Link): Route {
  switch (link.to) {
    case 'screen':
      return link.screen === 'keys' ? { name: 'help', topic: 'keys' } : { name: link.screen };
    case 'rules':
      return { name: 'help', game: link.game, topic: link.topic };
    case 'setup':
      return { name: 'setup', game: link.game };
    case 'deck':
      return { name: 'workshop', game: link.game, code: link.code };
  }
}

function runCommand({ keys, router, settings, announcer }: App, command: MenuCommand): void {
  const resize = (size: number): void => {
    const uiScale = Math.min(Math.max(Math.round(size * 20) / 20, TEXT.least), TEXT.most);
    void settings.patch({ person: { uiScale } });
    announcer.announce(`Text size ${Math.round(uiScale * 100)} %.`);
  };
  switch (command) {
    case 'rules':
      // As its key does: opens the rules of the focused element.
      keys.run('help', new KeyboardEvent('keydown'));
      return;
    case 'keys':
    case 'settings':
      keys.run(command, new KeyboardEvent('keydown'));
      return;
    case 'textLarger':
      return resize(settings.person.uiScale + TEXT.step);
    case 'textSmaller':
      return resize(settings.person.uiScale - TEXT.step);
    case 'textUsual':
      return resize(TEXT.usual);
    default: {
      const place = PLACES[command];
      if (place) router.go(place);
    }
  }
}
