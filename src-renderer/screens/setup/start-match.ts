import type { TableSetup } from '../../../src-shared/protocol/messages.ts';
import { draftFrom, tableSetup } from './hexforge/table.ts';
import type { App } from '../../app/context.ts';
import { problemOf } from '../../app/words/problems.ts';

/** Opens a new match and goes there; problems are told and leave everything as it was. */
export async function startMatch({ client, router, toasts }: App, setup: TableSetup): Promise<void> {
  try {
    const { match } = await client.request('match.create', { setup });
    router.go({ name: 'match', id: match });
  } catch (error) {
    const { message, problems } = problemOf(error);
    toasts.problem([message, ...problems].join(' '));
  }
}

/** "Play now": a table nobody had to think about. */
export async function playNow(app: App): Promise<void> {
  try {
    const { entries } = await app.client.request('library.list', { game: 'hexforge' });
    const draft = draftFrom(entries);
    if (!draft) throw new Error('There is no loadout or no map to play with.');
    await startMatch(app, tableSetup(draft, entries, app.settings.current.name));
  } catch (error) {
    app.toasts.problem(problemOf(error).message);
  }
}
