import { describe, expect, test } from 'vitest';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import type { LnForecast } from '../../../src-shared/games/laneforge/explain/questions.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { logLines } from '../../../src-shared/games/laneforge/text/log.ts';
import { promptFor } from '../../../src-shared/games/laneforge/text/prompt.ts';
import { boardSpeech, creatureSpeech, handCardSpeech, playerSpeech } from '../../../src-shared/games/laneforge/text/speech.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { Viewer } from '../../../src-shared/kernel/seat.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';

const names = ['Ada', 'Mira'];
const BROKEN = /undefined|null|NaN|\[object|\[\[|Infinity|\s\s|, ,/;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Everything that windows say about a view. */
function saidOf(view: LnView, actions: readonly LnAction[]): string[] {
  const context = { view, actions, names, verbosity: 'full' } as const;
  const { sentence, main } = promptFor(view, actions, names);
  const forecast = view.viewer === 'spectator' ? undefined : (laneforge.query(view, [], { ask: 'forecast' }) as LnForecast);
  const hand = view.seats.flatMap((seat) => seat.hand ?? []);
  return [
    sentence,
    main?.label ?? '',
    boardSpeech(context, forecast),
    ...view.creatures.map((creature) => creatureSpeech(creature, context)),
    ...hand.map((card) => handCardSpeech(card, context)),
    ...names.map((_name, seat) => playerSpeech(seat, context, forecast)),
  ];
}

describe.each([0, 1, 2, 3])('random game %i', (i) => {
  test('has whole sentences for every view, prompt and event', () => {
    const random = new Random(`sentences ${i}`);
    const state = laneforge.create(laneforge.seriesConfig!(i), `sentences ${i}`);
    for (let n = 0; laneforge.toAct(state) !== null; n++) {
      const actions = laneforge.actions(state);
      // Full views and forecasts are dear; every eleventh decision shows plenty of them.
      for (const viewer of n % 11 === 0 ? VIEWERS : []) {
        const view = laneforge.view(state, viewer);
        expect(saidOf(view, view.toAct === viewer ? actions : []).filter((text) => BROKEN.test(text))).toEqual([]);
      }
      const cut = new Recording<LnEvent>(2);
      recordInto(cut, () => laneforge.apply(state, random.pick(actions)));
      for (const viewer of VIEWERS) {
        const told = viewer === 'spectator' ? cut.spectator : cut.seats[viewer];
        const lines = logLines(told, { viewer, names }).map(({ segments }) => segmentsText(segments));
        expect(lines.filter((line) => BROKEN.test(line) || !/^[^a-z].*\.$/.test(line))).toEqual([]);
      }
    }
    expect(promptFor(laneforge.view(state, 0), [], names).who).toBeNull();
  });
});
