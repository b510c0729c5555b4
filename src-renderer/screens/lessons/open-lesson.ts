import type { App } from '../../app/context.ts';
import { problemOf } from '../../app/words/problems.ts';

/** Begins a lesson, or goes on with it; a refusal is shown and changes nothing. */
export async function openLesson({ client, router, toasts }: App, game: string, lesson: string): Promise<void> {
  try {
    const { match } = await client.request('lesson.open', { game, lesson });
    router.go({ name: 'match', id: match });
  } catch (error) {
    toasts.problem(problemOf(error).message);
  }
}
