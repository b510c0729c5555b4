import { describe, expect, test } from 'vitest';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { PreviewChange } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import {
  damage,
  deploy,
  destroy,
  discard,
  draw,
  eachPlayer,
  effect,
  enemy,
  gainHealth,
  own,
  pick,
  upgrade,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { begun, playAtRandom } from './random-games.ts';
import { scenario, type Side, type Table } from './scenario.ts';
import { cardId, testCreature, testLevels, testSpell, type CardLike } from './test-cards.ts';

const play = (card: CardLike, free = false): LnAction => ({ type: 'playCard', card: cardId(card), free });
const foreseen = (g: Table, action: LnAction, side: Side = g.toAct()!) => laneforge.preview(g.view(side), g.events(side), action);
/** The change of one number, as `50 → 47` or `50 → 47 ?`. */
function change(changes: readonly PreviewChange[], subject: string, what: string): string | null {
  const found = changes.find((one) => one.subject === subject && one.what === what);
  return found ? `${found.from} → ${found.to}${found.certain ? '' : ' ?'}` : null;
}

// ---------------------------------------------------------------- what really happens, read from views alone

type Numbers = Record<string, number>;

/** Every number of the open position, by subject; creatures that arrive are told by their place. */
function numbersOf(view: LnView): Map<string, Numbers> {
  const found = new Map<string, Numbers>();
  for (const c of view.creatures) {
    const { printed, gained, thisTurn } = c.armor;
    found.set(`creature:${c.id}`, {
      attack: c.attack,
      health: c.health,
      armor: printed + gained + thisTurn,
      ready: c.ready ? 1 : 0,
      row: c.row === 'front' ? 0 : 1,
      place: c.seat * 5 + c.lane - 1,
    });
  }
  for (const { seat, health, handCount, deckCount, discard, champion } of view.seats)
    found.set(`seat:${seat}`, {
      health,
      hand: handCount,
      deck: deckCount,
      discard: discard.length,
      champion: champion.ready ? 1 : 0,
    });
  return found;
}

function changed(before: LnView, after: LnView): string[] {
  const [was, is] = [numbersOf(before), numbersOf(after)];
  const found: string[] = [];
  for (const [subject, numbers] of was) {
    const now = is.get(subject);
    if (!now) found.push(`${subject} gone`);
    else for (const [what, from] of Object.entries(numbers)) if (now[what] !== from) found.push(`${subject} ${what} ${from} ${now[what]}`);
  }
  for (const [subject, { place }] of is) if (!was.has(subject)) found.push(`arrives ${place}`);
  return found.sort();
}

const told = ({ subject, what, from, to }: PreviewChange): string =>
  what === 'gone' ? `${subject} gone` : what === 'arrives' ? `arrives ${to}` : `${subject} ${what} ${from} ${to}`;

/** Plays the action for real, the other answering with no opinion; says whether anything hidden or random came into it. */
function carryOut(s: LnState, seat: number, action: LnAction): { after: LnView; open: boolean } {
  const copy = laneforge.clone(s);
  const cut = new Recording<LnEvent>(2);
  let asked = false;
  recordInto(cut, () => {
    laneforge.apply(copy, action);
    while (laneforge.toAct(copy) !== null && copy.choice !== null && copy.choice.seat !== seat) {
      asked ||= laneforge.actions(copy).length > 1;
      laneforge.apply(copy, laneforge.decode(copy, laneforge.routine(copy)));
    }
  });
  const after = laneforge.view(copy, seat);
  // A card that left the other's hand or deck (the next level of an Upgrade): from which of the two is hidden.
  const unseen = ({ seats }: LnView): number => seats[1 - seat].handCount + seats[1 - seat].deckCount;
  const open =
    !asked &&
    unseen(after) === unseen(laneforge.view(s, seat)) &&
    !cut.spectator.some(({ type }) => type === 'drew' || type === 'reshuffled');
  return { after, open };
}

describe('preview: what would happen is what happens', () => {
  test('over random games, wherever nothing hidden or random comes in, and then it is certain', { timeout: 120_000 }, () => {
    const compared = new Map<string, number>();
    for (let game = 0; game < 12; game++) {
      const random = new Random(`previews ${game}`);
      playAtRandom(begun(`previews ${game}`, seriesConfig(game)), `moves ${game}`, (s) => {
        const seat = laneforge.toAct(s);
        if (seat === null) return;
        const view = laneforge.view(s, seat);
        for (const action of random.shuffle(laneforge.actions(s)).slice(0, 2)) {
          const { after, open } = carryOut(s, seat, action);
          const { changes } = laneforge.preview(view, [], action);
          if (!open) continue;
          expect(
            changes
              .filter(({ what }) => what !== 'falls')
              .map(told)
              .sort(),
            JSON.stringify(action),
          ).toEqual(changed(view, after));
          expect(changes.filter(({ certain }) => !certain)).toEqual([]);
          compared.set(action.type, (compared.get(action.type) ?? 0) + 1);
        }
      });
    }
    for (const type of [
      'playCard',
      'banishCard',
      'chooseLane',
      'chooseCreature',
      'activate',
      'useMobility',
      'orderTrigger',
      'endActionPhase',
    ])
      expect(compared.get(type) ?? 0, type).toBeGreaterThan(4);
  });
});

describe('preview: by example', () => {
  const plain = (stats = '1/9') => testCreature(stats);

  test('a card with one target: its damage, the card that leaves the hand, the next level', () => {
    const bolt = testSpell([effect(damage(3, pick(enemy())))]);
    const g = scenario({ A: { hand: [bolt] }, B: { lanes: { 2: plain() } } });
    const { changes, locks } = foreseen(g, play(bolt));
    expect(change(changes, `creature:${g.at('B', 2).id}`, 'health')).toBe('9 → 6');
    expect(change(changes, 'seat:0', 'hand')).toBe('1 → 0');
    expect(change(changes, 'seat:0', 'discard')).toBe('0 → 1');
    expect([changes.length, locks]).toEqual([3, false]);
  });

  test('a lane: what arrives, what it replaces, what its Deploy does', () => {
    const herald = testCreature('2/2', { abilities: [deploy(gainHealth(4, 'you'))] });
    const g = scenario({ A: { hand: [herald], lanes: { 3: plain() } } }).act(play(herald));
    const { changes } = foreseen(g, { type: 'chooseLane', lane: 3 });
    expect(change(changes, `creature:${g.at('A', 3).id}`, 'gone')).toBe('0 → 1');
    expect(changes.find(({ what }) => what === 'arrives')).toMatchObject({ to: 2, certain: true });
    expect(change(changes, 'seat:0', 'health')).toBe('50 → 54');
  });

  test('an Upgrade: the one goes, the next level arrives in its place', () => {
    const hero = testLevels((n) => ({ attack: n(1, 5, 6), health: n(1, 5, 6) }));
    const polish = testSpell([effect(upgrade(pick(own())))]);
    const g = scenario({ A: { hand: [polish], lanes: { 4: hero } } });
    const { changes } = foreseen(g, play(polish));
    expect(change(changes, `creature:${g.at('A', 4).id}`, 'gone')).toBe('0 → 1');
    expect(changes.find(({ what }) => what === 'arrives')!.to).toBe(3);
  });

  test('the end of the last action phase: Combat and all that follows until somebody is asked', () => {
    const g = scenario({ phase: 'action4', A: { lanes: { 1: plain('6/6') } }, B: { lanes: { 2: { card: plain('4/4'), row: 'back' } } } });
    const { changes, locks } = foreseen(g, { type: 'endActionPhase' });
    expect(change(changes, 'seat:1', 'health')).toBe('50 → 44');
    expect(change(changes, `creature:${g.at('B', 2).id}`, 'row')).toBe('1 → 0');
    expect(change(changes, 'seat:0', 'hand')).toBe('0 → 5');
    expect(locks).toBe(true);
  });

  test('what another player may choose is open, whatever it is not about stays certain', () => {
    const guard = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'opponent' }, destroy(pick(enemy({ maxHealth: 3 }))))] });
    const [first, second] = [plain('1/2'), plain('1/3')];
    const boom = testSpell([effect(gainHealth(1, 'you'))]);
    const g = scenario({ A: { hand: [boom], lanes: { 1: first, 2: second } }, B: { lanes: { 1: guard } } });
    const { changes } = foreseen(g, play(boom));
    for (const lane of [1, 2] as const) expect(change(changes, `creature:${g.at('A', lane).id}`, 'gone')).toBe('0 → 1 ?');
    expect(change(changes, 'seat:0', 'health')).toBe('50 → 51');
  });

  test('what another player must choose, having no choice, is certain', () => {
    const guard = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'opponent' }, destroy(pick(enemy({ maxHealth: 3 }))))] });
    const boom = testSpell([effect(gainHealth(1, 'you'))]);
    const g = scenario({ A: { hand: [boom], lanes: { 1: plain('1/2') } }, B: { lanes: { 1: guard } } });
    expect(change(foreseen(g, play(boom)).changes, `creature:${g.at('A', 1).id}`, 'gone')).toBe('0 → 1');
  });

  test('what depends on cards not seen is uncertain, the rest is certain', () => {
    const spells = Array.from({ length: 5 }, () => testSpell([effect(gainHealth(1, 'you'))]));
    const count = gainHealth({ cards: 'hand', of: { type: 'spell' }, whose: 'you' }, 'you');
    const reading = testSpell([effect(draw(4), count, damage(2, 'opponent'))]);
    const g = scenario({ A: { hand: [reading], deck: [...spells, ...Array.from({ length: 6 }, () => plain())] } });
    const { changes } = foreseen(g, play(reading));
    expect(change(changes, 'seat:0', 'health')).toMatch(/^50 → \d+ \?$/);
    expect(change(changes, 'seat:0', 'deck')).toBe('11 → 7');
    expect(change(changes, 'seat:1', 'health')).toBe('50 → 48');
  });

  test('it tells nothing that the seat cannot know: another order of the deck, another hand of the rival, the same preview', () => {
    const spells = Array.from({ length: 4 }, () => testSpell([effect(gainHealth(1, 'you'))]));
    const reading = testSpell([effect(draw(2), gainHealth({ cards: 'hand', of: { type: 'spell' }, whose: 'you' }, 'you'))]);
    const g = scenario({ A: { hand: [reading], deck: [...spells, plain(), plain(), plain(), plain()] }, B: { hand: [plain()] } });
    const before = foreseen(g, play(reading));
    g.state.seats[0].deck.reverse();
    const other = g.state.seats[1];
    [other.hand[0], other.deck[0]] = [other.deck[0], other.hand[0]];
    expect(foreseen(g, play(reading))).toEqual(before);
  });

  test('what is not legal has no preview, but the reason', () => {
    const card = plain();
    const g = scenario({ A: { discard: [card] } });
    expect(() => foreseen(g, play(card))).toThrow(`${card.name} is not in your hand.`);
  });

  test('neither the view nor the game is changed by it', () => {
    const bolt = testSpell([effect(damage(3, pick(enemy())))]);
    const g = scenario({ A: { hand: [bolt] }, B: { lanes: { 2: plain() } } });
    const [view, hash] = [g.view('A'), laneforge.hash(g.state)];
    laneforge.preview(view, [], play(bolt));
    expect([view, laneforge.hash(g.state)]).toEqual([g.view('A'), hash]);
  });
});

describe('locks: what cannot be taken back', () => {
  test('ending a phase and picking a Champion; not what is done in the own action phase', () => {
    const card = testCreature('1/1');
    const g = scenario({ A: { hand: [card] } });
    const locks = (action: LnAction, side: Side = 'A') => laneforge.locks!(g.view(side), action);
    expect([locks(play(card)), locks({ type: 'endActionPhase' }), locks({ type: 'pickChampion', deck: 0 })]).toEqual([false, true, true]);
    expect(locks({ type: 'chooseLane', lane: 1 }, 'B')).toBe(true);
  });

  test('a draw, and a question to the rival; but not before the step that brings them', () => {
    const maps = testSpell([effect(discard(1), draw(2))]);
    const [one, other] = [testCreature('1/1'), testCreature('1/2')];
    const g = scenario({ A: { hand: [maps, one, other], deck: [testCreature('2/2'), testCreature('3/3')] } });
    const locks = (action: LnAction) => {
      const said = laneforge.locks!(g.view('A'), action);
      expect(foreseen(g, action, 'A').locks).toBe(said);
      return said;
    };
    expect(locks(play(maps))).toBe(false);
    g.act(play(maps));
    expect(locks({ type: 'chooseCard', seat: 0, card: cardId(one) })).toBe(true);
    const tax = testSpell([effect(eachPlayer(damage(1, pick(own()))))]);
    const t = scenario({
      forge: 'B',
      A: { hand: [tax] },
      B: { lanes: { 1: testCreature('1/4'), 2: testCreature('1/5') } },
      phase: 'action2',
    });
    expect(laneforge.locks!(t.view('A'), play(tax))).toBe(true);
  });
});
