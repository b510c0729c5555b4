import { expect, test } from 'vitest';
import { IDEAS } from '../../../src-renderer/games/bladeforge/ideas.ts';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/bladeforge/series.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { testIdeas } from '../ideas.ts';
import { buildPosition, type Position } from './position.ts';
import { table } from './scenario.ts';

testIdeas({ ideas: IDEAS }, { most: 20 });

const SEAT = 0;
const GAMES = 12;

/** Ids of the ideas that matter to the first seat in a state in which it is asked. */
function mattering(s: BlState, events: readonly BlEvent[] = []): string[] {
  const moment = { seat: SEAT, view: bladeforge.view(s, SEAT), actions: bladeforge.actions(s), events };
  return IDEAS.filter((idea) => idea.matters(moment)).map(({ id }) => id);
}

const asked = (position: Position): string[] => mattering(buildPosition(position));

test('games bring every idea up', () => {
  const met = new Set<string>();
  for (let deal = 0; deal < GAMES; deal++) {
    const random = new Random(`ideas ${deal}`);
    const config = seriesConfig();
    const told = new Recording<BlEvent>(config.seats);
    const s = recordInto(told, () => bladeforge.create(config, `ideas ${deal}`));
    let heard = 0;
    for (let seat = bladeforge.toAct(s); seat !== null; seat = bladeforge.toAct(s)) {
      const actions: readonly BlAction[] = bladeforge.actions(s);
      if (seat === SEAT) {
        for (const id of mattering(s, told.seats[SEAT].slice(heard))) met.add(id);
        heard = told.seats[SEAT].length;
      }
      recordInto(told, () => bladeforge.apply(s, random.pick(actions)));
    }
  }
  expect(IDEAS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

test('BL-3.4 the placement is explained before what else a turn has, and its end when nothing is left to place', () => {
  expect(asked({ P1: { hand: ['pan-lid', 'hot-rivet'] } })).toEqual(['placement', 'gadget', 'their-block']);
  expect(asked({ P1: { hand: ['bad-weather', 'hot-rivet'] } })).toEqual(['placement', 'gadget', 'last-act', 'their-block']);
  expect(asked({ P1: { hand: ['pan-lid'] }, means: { placementsLeft: 0 } })).toEqual(['last-act', 'their-block']);
});

test('each card of the hand is explained when it can be used', () => {
  const rest = ['last-act', 'their-block'];
  expect(asked({ P1: { hand: ['hot-rivet'] } })).toEqual(['gadget', ...rest]);
  expect(asked({ P1: { hand: ['shop-sign'] } })).toEqual([...rest, 'own-shield']);
  expect(asked({ P1: { hand: ['trip-mine'] } })).toEqual([...rest, 'trap']);
  expect(asked({ P1: { hand: ['looking-glass'] } })).toEqual(['gadget', ...rest, 'search']);
  expect(asked({ P1: { hand: ['great-bell', 'bad-weather'] } })).toEqual(['placement', ...rest]);
  expect(asked({ P1: { hand: ['great-bell', 'bad-weather', 'tin-snips'] } })).toEqual(['placement', ...rest, 'too-big']);
});

test('BL-7.1 whoever has just played a Gadget is not told what one is', () => {
  const known = (events: readonly BlEvent[], seat = SEAT) => {
    const s = buildPosition({ P1: { hand: ['hot-rivet'] } });
    const moment = { seat, view: bladeforge.view(s, seat), actions: bladeforge.actions(s), events };
    return IDEAS.filter((idea) => idea.known?.(moment)).map(({ id }) => id);
  };
  expect(known([{ type: 'gadget', seat: SEAT, card: 'hot-rivet' }])).toEqual(['gadget']);
  expect(known([{ type: 'gadget', seat: 1, card: 'hot-rivet' }])).toEqual([]);
  expect(known([])).toEqual([]);
});

test('BL-8.1 a rival’s block matters while it has a part and no Shield, its Shield while it stands', () => {
  expect(asked({ P2: { forge: { grip: null } } })).toEqual(['last-act']);
  expect(asked({ P2: { forge: { shield: 'shop-sign' } } })).toEqual(['last-act', 'past-a-shield']);
});

test('BL-D29 Defense below 0 is explained, whosever it is', () => {
  const forge = { grip: null, left: 'loose-sickle' } as const;
  expect(asked({ P1: { forge }, P2: { forge: { grip: null } } })).toContain('below-zero');
  expect(asked({ P2: { forge } })).toContain('below-zero');
  expect(asked({ P2: { forge: { grip: null, left: 'pan-lid' } } })).not.toContain('below-zero');
});

test('BL-6.1 BL-6.6 one part short, then the Reforge, then what follows it', () => {
  const P1 = { forge: { left: 'pan-lid' }, hand: ['door-spike'] } as const;
  const g = table({ P1: { ...P1, hand: [...P1.hand] } });
  expect(mattering(g.state)).toContain('complete');
  expect(mattering(g.state)).not.toContain('reforge');
  expect(asked({ P1: { ...P1, hand: [...P1.hand] }, means: { placementsLeft: 0 } })).not.toContain('complete');
  g.place('door-spike');
  expect(mattering(g.state)).toContain('reforge');
  expect(mattering(g.state)).not.toContain('complete');
  g.reforge();
  expect(mattering(g.state)).toEqual(['after-reforge']);
});

test('BL-8.6 who is struck is told of the block, and after a failed one of the part', () => {
  const P1 = { forge: { left: 'pan-lid' } } as const;
  const g = table({ active: 'P2', P1 }).attack('P1', 4);
  expect(mattering(g.state)).toEqual(['block']);
  g.block(1, 4);
  expect(mattering(g.state)).toEqual(['lost-part']);
});

test('BL-10.3 a weak rival matters among three, not between two', () => {
  expect(asked({ P2: { health: 6 } })).not.toContain('last-blow');
  expect(asked({ seats: 3, P2: { health: 6 } })).toContain('last-blow');
  expect(asked({ seats: 3, P2: { health: 7 } })).not.toContain('last-blow');
});

test('BL-12.4 what a Gadget has prepared matters until the turn ends', () => {
  const g = table({ P1: { hand: ['fresh-whetstone'] } });
  expect(mattering(g.state)).not.toContain('prepared');
  expect(mattering(g.play('fresh-whetstone').state)).toContain('prepared');
});
