/** Hexforge's table on the screen: what is read off pieces, hand, inspector and prompt. */
import { describe, expect, it } from 'vitest';
import { nameOfEntity } from '../../../src-shared/games/hexforge/text/speech.ts';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { baseFate } from '../../../src-renderer/games/hexforge/play/threats.ts';
import { CARD_IDS } from '../../fixtures/hexforge-cards.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { FRAMES, at } from '../../fixtures/hexforge-frames.ts';
import type { FrameClient } from './frame-client.ts';
import { framePage, settle } from './frame-page.ts';

let client: FrameClient;
const open = framePage();

async function show(frame: MatchFrame): Promise<void> {
  client = await open(frame);
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const inspector = () => one('[data-region="inspector"]').textContent;
const promptText = () => one('.prompt').textContent.trim();
const viewOf = (frame: MatchFrame) => frame.view as HxView;
/** The same moment with something else in the view. */
const changed = (frame: MatchFrame, more: Partial<HxView>): MatchFrame => ({ ...frame, view: { ...viewOf(frame), ...more } });

async function pointAt(tile: number): Promise<void> {
  one(`#hex-${tile}`).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await settle();
}

async function press(tile: number): Promise<void> {
  await pointAt(tile);
  one(`#hex-${tile}`).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }));
  // A pointer that only passes by asks nothing.
  await settle(200);
}

describe('pieces', () => {
  it('have their numbers above all of them', async () => {
    await show(FRAMES.summon);
    const pieces = all('[data-piece][data-stands]');
    const marks = all('[data-piece]:not([data-stands])');
    expect(marks.map((node) => node.dataset.piece).sort()).toEqual(pieces.map((node) => node.dataset.piece).sort());
    const last = pieces[pieces.length - 1];
    expect(marks.every((node) => (last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)).toBe(true);
    // and nowhere else
    expect(marks.every((node) => node.querySelector('.number') !== null)).toBe(true);
    expect(pieces.some((node) => node.querySelector('.number') !== null)).toBe(false);
  });

  it('say why a press on them does nothing', async () => {
    await show(FRAMES.summon);
    client.answers['match.ask'] = () => ({ answer: 'Units are ordered in the Move phase.' });
    await press(at(-3, 1));
    expect(client.asked.at(-1)?.params).toMatchObject({ ask: { kind: 'why', intent: { type: 'orderUnit', unit: at(-3, 1) } } });
    expect(one('.hint').textContent).toBe('Units are ordered in the Move phase.');
  });
});

describe('hand', () => {
  const dim = () => all('[id^="hand-card-"]').map((card) => card.getAttribute('aria-disabled') === 'true');

  it('is dim where nothing of it can be played, but for the card being played', async () => {
    await show(FRAMES.target);
    expect(dim()).toEqual([true, true, false, true, true, true]);
    for (const frame of [FRAMES.move, FRAMES.declare, FRAMES.waiting]) {
      client.push(frame);
      await settle();
      expect(dim()).not.toContain(false);
    }
  });

  it('does not hold the inspector when a card that cannot be played is pressed', async () => {
    await show(FRAMES.summon);
    one('#hand-card-1').click();
    await settle();
    expect(one('[aria-label="Unpin"]')).toBeNull();
    await pointAt(at(1, 0));
    expect(inspector()).toContain('Powderback Boar');
  });
});

describe('menu of the base', () => {
  it('says what each entry is, and what a worker digs', async () => {
    await show(FRAMES.summon);
    await press(viewOf(FRAMES.summon).players[1].baseTile);
    const [commander, primary, secondary, forge] = all('[aria-label="What it can do"] button').map(({ textContent }) => textContent);
    expect(commander).toContain('Summon commander: Orsa Bellgrave');
    expect(primary).toContain('Summon worker: ');
    expect(primary).toMatch(/Digs .+ on a mineral tile\./);
    expect(secondary).toContain('Summon worker: ');
    expect(forge).toContain('Raise forge: ');
    expect(forge).not.toContain('Digs');
  });
});

describe('inspector', () => {
  it('shows what the base could bring, on focus and under the pointer', async () => {
    await show(FRAMES.summon);
    await press(viewOf(FRAMES.summon).players[1].baseTile);
    const items = all('[aria-label="What it can do"] button');
    const named = (name: string) => items.find((item) => item.textContent.includes(name))!;
    named('Orsa Bellgrave').dispatchEvent(new Event('focus'));
    await settle();
    expect(inspector()).toContain('Orsa Bellgrave');
    named('Moss forge').dispatchEvent(new Event('pointerenter'));
    await settle();
    expect(inspector()).toContain('Moss forge · forge 2');
    expect(inspector()).toContain('Lantern Beetle');
    expect(inspector()).toContain('Quench Raven');
  });

  it('follows what comes to the hex pointed at, and what leaves it', async () => {
    await show(FRAMES.summon);
    const empty = at(-4, 3);
    await pointAt(empty);
    expect(inspector()).toContain('Plain ground');
    const entities = viewOf(FRAMES.summon).entities;
    const worker = entities.find((piece) => piece.def === CARD_IDS.worker)!;
    client.push(changed({ ...FRAMES.summon, seq: 50 }, { entities: [...entities, { ...worker, id: 99, tile: empty }] }));
    await settle();
    expect(inspector()).toContain('Gloomseam Mole');
    client.push({ ...FRAMES.summon, seq: 51 });
    await settle();
    expect(inspector()).toContain('Plain ground');
  });

  it('lets go of a pinned piece that has left', async () => {
    await show(FRAMES.summon);
    const boar = at(1, 0);
    await pointAt(boar);
    one('[aria-label="Pin"]').click();
    await settle();
    expect(one('[aria-label="Unpin"]')).not.toBeNull();
    const entities = viewOf(FRAMES.summon).entities.filter((piece) => piece.tile !== boar);
    client.push(changed({ ...FRAMES.summon, seq: 50 }, { entities }));
    await settle();
    expect(one('[aria-label="Unpin"]')).toBeNull();
    expect(inspector()).not.toBe('');
  });

  it('says once that a hex was never seen', async () => {
    await show(FRAMES.summon);
    const { tiles } = viewOf(FRAMES.summon).map;
    await pointAt(tiles.findIndex((tile) => tile.type === null));
    expect(inspector().match(/never seen|not seen/gi)).toHaveLength(1);
  });

  it('names who threatens a hex, and counts them', async () => {
    await show(FRAMES.summon);
    const [boar, spider] = [at(1, 0), at(1, -2)];
    const wall = at(-2, 0);
    client.answers['match.ask'] = (({ ask }: { ask: { question?: { ask: string } } }) => ({
      answer: ask.question?.ask === 'threats' ? [at(0, 0), wall, spider].map((tile) => ({ tile, by: [boar, spider] })) : null,
    })) as (params: never) => unknown;
    one('[aria-label^="Threats next turn"]').click();
    await settle();
    expect(one('.hint').textContent).toContain('how many rival units');
    await pointAt(at(0, 0));
    expect(inspector()).toContain('Threatened by 2 units Powderback Boar, Soot Prentice');
    // Nobody of mine can stand on the other two.
    expect(all('.threat text').map((text) => text.textContent)).toEqual(['2']);
  });

  it('warns of rival units that could bring down the base next turn', () => {
    const view = viewOf(FRAMES.summon);
    const { seat } = view.me!;
    const rivals = view.entities.filter(({ kind, owner }) => kind === 'unit' && owner !== seat);
    const damage = rivals.reduce((sum, { power }) => sum + power, 0);
    const threats = [{ tile: view.players[seat].baseTile, by: rivals.map(({ tile }) => tile) }];
    const withHealth = (baseHealth: number) => ({
      ...view,
      players: view.players.map((player, i) => (i === seat ? { ...player, baseHealth } : player)),
    });
    expect(damage).toBeGreaterThan(0);
    expect(baseFate(threats, withHealth(damage))).toEqual([
      { seat, certain: false, because: `rival units in sight could deal ${damage} to your base next turn` },
    ]);
    expect(baseFate(threats, withHealth(damage + 1))).toEqual([]);
    expect(baseFate([], withHealth(damage))).toEqual([]);
  });

  it('asks for the target of an attacker by name once it is picked up', async () => {
    await show(FRAMES.declare);
    expect(promptText()).toContain('1 attack chosen, more are possible.');
    const attackers = (FRAMES.declare.actions as HxAction[]).flatMap((action) => (action.type === 'attack' ? action.unit : []));
    const unit = viewOf(FRAMES.declare).entities.find(({ tile }) => attackers.includes(tile))!;
    await press(unit.tile);
    expect(promptText()).toContain(`which tile does ${nameOfEntity(unit)} attack?`);
  });

  it('says what a question mark over a piece means', async () => {
    const boar = viewOf(FRAMES.declare).entities.find((piece) => piece.tile === at(1, 0))!;
    await show(FRAMES.declare);
    client.answers['match.ask'] = (({ ask }: { ask: { kind: string } }) => ({
      answer:
        ask.kind === 'preview'
          ? { changes: [{ subject: `entity:${boar.id}`, what: 'health', from: 2, to: 1, certain: false, hangsOn: 'unknown' }], locks: true }
          : null,
    })) as (params: never) => unknown;
    await pointAt(boar.tile);
    await settle(200);
    expect(inspector()).toContain('If nobody answers: Open');
    expect(one('.hint').textContent).toContain('what you cannot see');
  });

  it('warns of what cannot be undone only where something cannot be', async () => {
    const attack = (FRAMES.declare.actions as HxAction[]).find((action) => action.type === 'attack')!;
    const warned = async (undo: Partial<MatchFrame['undo']>) => {
      await show({ ...FRAMES.declare, undo: { ...FRAMES.declare.undo, ...undo } });
      client.answers['match.ask'] = (({ ask }: { ask: { kind: string } }) => ({
        answer: ask.kind === 'preview' ? { changes: [], locks: true } : null,
      })) as (params: never) => unknown;
      await press(attack.unit);
      await pointAt(attack.tile);
      await settle(200);
      return one('[data-region="prompt"]').textContent.includes('Cannot be undone.');
    };
    expect([await warned({}), await warned({ anything: true })]).toEqual([true, false]);
  });
});

describe('a hint', () => {
  const marks = () => all('.advised').map((mark) => mark.getAttribute('transform'));

  it('is marked on the map where it speaks of hexes, until it is put away', async () => {
    await show({ ...FRAMES.declare, assisted: true });
    const attack = { type: 'attack', unit: at(-3, 1), tile: at(1, 0) };
    const weighed = [{ words: 'attack', visits: 30, value: 0.6 }];
    client.answers['match.hint'] = () => ({
      action: attack,
      further: [{ action: { type: 'keepOrder', tile: at(1, 0) }, words: 'keep' }],
      iterations: 60,
      weighed,
    });
    one('[aria-label="Hint"]').click();
    await settle(40);
    expect(new Set(marks()).size).toBe(2);
    [...all('.hint button')].find((button) => button.textContent.includes('Put it away'))!.click();
    await settle();
    expect(marks()).toEqual([]);
  });
});

describe('words', () => {
  it('tell which key cancels, and what has been chosen', async () => {
    await show(FRAMES.target);
    expect(promptText()).toContain('Flint Spark: choose a unit — 4 to choose from. Esc cancels.');
    const { choice } = viewOf(FRAMES.pay);
    if (choice?.kind !== 'pay') throw new Error('the fixture pays');
    const chosen = [{ kind: 'tile' as const, at: at(-4, 3) }];
    client.push(changed({ ...FRAMES.pay, seq: 50 }, { choice: { ...choice, source: { ...choice.source, chosen } } }));
    await settle();
    expect(promptText()).toMatch(/Chosen: [A-Z]\d+\. Esc goes one step back\.$/);
    expect(all('.aimed')).toHaveLength(1);
  });

  it('tell whose an item of the stack is and whose its target', async () => {
    await show(FRAMES.stack);
    const items = all('[data-stack-item] .words').map((words) => words.textContent);
    expect(items[1]).toMatch(/^Strike NoticeRival’s\. Target: your Ridgeback Golem at [A-Z]\d+\.$/);
    expect(items[2]).toMatch(/^Flint SparkYours\. Target: the rival’s Powderback Boar at [A-Z]\d+\.$/);
  });

  it('tell damage from health where a strike back is shared out', async () => {
    await show(FRAMES.sort);
    client.answers['match.ask'] = () => ({ answer: [2, 1, 0] });
    one('.sortable [aria-label^="Move down"]').click();
    await settle();
    expect(one('.sortable h3').textContent).toBe('Ridgeback Golem strikes back with 3 at');
    expect(all('.sortable small').map((note) => note.textContent)).toEqual(['takes 2 damage', 'takes 1 damage', 'takes none']);
  });
});
