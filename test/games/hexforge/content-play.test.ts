import { describe, expect, test } from 'vitest';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { actionWords } from '../../../src-shared/games/hexforge/text/action-words.ts';
import { eventText } from '../../../src-shared/games/hexforge/text/log.ts';
import { promptFor } from '../../../src-shared/games/hexforge/text/prompt.ts';
import { handCardSpeech, playerSpeech, stackItemSpeech, tileSpeech } from '../../../src-shared/games/hexforge/text/speech.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { Viewer } from '../../../src-shared/kernel/seat.ts';

const names = ['Ada', 'Mira'];
const BROKEN = /undefined|null|NaN|\[object|\[\[|Infinity|\s\s|, ,/;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Everything that windows say about a view. */
function saidOf(view: HxView, actions: Parameters<typeof promptFor>[1]): string[] {
  const context = { view, actions, names, verbosity: 'full' } as const;
  const { sentence, main } = promptFor(view, actions, names);
  return [
    sentence,
    main?.label ?? '',
    ...actions.map((action) => actionWords(view, action)),
    ...view.map.tiles.map((_tile, i) => tileSpeech(i, context)),
    ...(view.me?.hand ?? []).map((card) => handCardSpeech(card, context)),
    ...view.stack.map((item) => stackItemSpeech(item, context)),
    ...names.map((_name, seat) => playerSpeech(seat, context)),
  ];
}

describe.each(STARTERS.map((starter, i) => [starter.id, STARTERS[(i + 1) % STARTERS.length].id, MAPS[i].id, i] as const))(
  'a random game of %s against %s on %s',
  (mine, theirs, mapId, i) => {
    test('has whole sentences for every view, prompt and event', () => {
      const random = new Random(`sentences ${i}`);
      const loadouts = [mine, theirs].map((id) => STARTERS.find((starter) => starter.id === id)!.loadout);
      const state = hexforge.create({ map: MAPS.find((map) => map.id === mapId)!.map, loadouts, maxTurns: 14 }, `sentences ${i}`);
      for (let n = 0; hexforge.toAct(state) !== null; n++) {
        const actions = hexforge.actions(state);
        // Full views and speech are dear; every ninth decision shows plenty of them.
        for (const viewer of n % 9 === 0 ? VIEWERS : []) {
          const view = hexforge.view(state, viewer);
          const texts = saidOf(view, view.toAct === viewer ? actions : []);
          expect(texts.filter((text) => BROKEN.test(text))).toEqual([]);
        }
        const cut = new Recording<HxEvent>(2);
        recordInto(cut, () => hexforge.apply(state, random.pick(actions)));
        const { tiles } = hexforge.view(state, 0).map;
        for (const viewer of VIEWERS) {
          const told = viewer === 'spectator' ? cut.spectator : cut.seats[viewer];
          const lines = told.map((event) => eventText(event, { viewer, names, tiles }));
          expect(lines.filter((line) => BROKEN.test(line) || !line.endsWith('.'))).toEqual([]);
        }
      }
      expect(promptFor(hexforge.view(state, 0), [], names).who).toBeNull();
    });
  },
);
