/** What each way to meet an attack would come to, side by side: no block, and a block with each creature that may. Asked once a position. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import type { DkGame } from '../../../../src-shared/games/deckforge/game-types.ts';
import type { ActionOf, Offers } from './offers.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

type Answer = ActionOf<'assignBlock'> | ActionOf<'pass'>;

export interface MeetOutcome {
  action: Answer;
  preview: Preview | null;
}

export class MeetOutcomes {
  all = $state.raw<readonly MeetOutcome[]>([]);
  #asked = 0;
  readonly #session: Pick<MatchSession<DkGame>, 'preview'>;

  constructor(session: Pick<MatchSession<DkGame>, 'preview'>) {
    this.#session = session;
  }

  /** @param offers of a question about a block; null where none is asked */
  async refresh(offers: Pick<Offers, 'block' | 'pass'> | null): Promise<void> {
    const asked = ++this.#asked;
    const answers: Answer[] = offers ? [...(offers.pass ? [offers.pass] : []), ...offers.block.values()] : [];
    this.all = answers.map((action) => ({ action, preview: null }));
    const all: MeetOutcome[] = [];
    for (const action of answers) {
      all.push({ action, preview: await this.#session.preview(action) });
      if (asked !== this.#asked) return;
    }
    this.all = all;
  }

  close(): void {
    this.#asked++;
  }
}
