import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chordKeys, chordOf, formatChord, isSingleCharacter, parseChord } from '../../../src-renderer/app/keys/chord.ts';
import type { KeyPress } from '../../../src-renderer/app/keys/chord.ts';
import { CommandTable } from '../../../src-renderer/app/keys/command-table.ts';
import { command } from '../../../src-renderer/app/keys/commands.ts';
import type { GameKeys } from '../../../src-renderer/app/keys/commands.ts';
import { KeyRegistry } from '../../../src-renderer/app/keys/registry.ts';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';

const GAME_KEYS = Object.values(GAME_UIS).flatMap(({ keys }) => keys ?? []);
const registryWith = (keys: Record<string, string>): KeyRegistry => new KeyRegistry(() => ({ keys, singleKeys: true }), false, GAME_KEYS);

const press = (key: string, code = '', more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const written = (event: KeyPress, mac = false): string | null => {
  const chord = chordOf(event, mac);
  return chord && formatChord(chord);
};

describe('chords', () => {
  it('are read back as they were written', () => {
    for (const { chords } of new CommandTable(GAME_KEYS).all)
      for (const chord of chords) expect(formatChord(parseChord(chord))).toBe(chord);
  });

  it('take digits by position, whatever the layout types there', () => {
    expect(written(press('&', 'Digit1'))).toBe('Digit1');
    expect(written(press('!', 'Digit1', { shiftKey: true }))).toBe('Shift+Digit1');
  });

  it('take letters by what is typed, and by position where the script has no latin letters', () => {
    expect(written(press('z', 'KeyY', { ctrlKey: true }))).toBe('Mod+Z');
    expect(written(press('с', 'KeyC'))).toBe('C');
  });

  it('do not count the Shift that a sign needs', () => {
    expect(written(press('?', 'Slash', { shiftKey: true }))).toBe('?');
  });

  it('mean the command key on a Mac', () => {
    expect(written(press('z', 'KeyZ', { metaKey: true }), true)).toBe('Mod+Z');
    expect(written(press('z', 'KeyZ', { ctrlKey: true }), true)).toBe('Z');
    expect(chordKeys('Mod+Z', true)).toEqual(['⌘', 'Z']);
  });

  it('are nothing while only a modifier is down', () => {
    expect(written(press('Shift', 'ShiftLeft', { shiftKey: true }))).toBeNull();
  });

  it('know which are single characters', () => {
    const singles = ['E', '?', 'Digit3', 'Shift+N'];
    const others = ['F1', 'Mod+Z', 'Alt+W', 'Escape', 'Space'];
    expect(singles.every((text) => isSingleCharacter(parseChord(text)))).toBe(true);
    expect(others.some((text) => isSingleCharacter(parseChord(text)))).toBe(false);
  });
});

describe('default keys', () => {
  it('collide nowhere', () => {
    const registry = registryWith({});
    const collisions = registry.commands.all.flatMap(({ id, chords }) =>
      chords.filter((chord) => registry.conflictsWith(chord, id).length > 0),
    );
    expect(collisions).toEqual([]);
  });

  it('collide in words after a rebinding', () => {
    expect(registryWith({}).conflictsWith('L', 'endTurn')).toEqual(['log']);
    expect(registryWith({ log: '' }).conflictsWith('L', 'endTurn')).toEqual([]);
  });
});

describe('commands of games', () => {
  const toy: GameKeys = { title: 'Toy table', commands: { toyRing: command('Ring the bell', 'B') } };

  it('keep the ids that changed keys are kept by', () => {
    const kept = [
      'hexCommander hexBase hexNextWorker hexNextForge hexOrders hexNearby zoomIn zoomOut centreBase panUp panDown panLeft panRight',
      'laneBanish laneFree laneActivate laneMove laneChampion laneCombat laneYes laneNo laneShowHand lanePiles',
      'bladeBench bladeTray bladeSalvage bladeAttack bladeReforge bladeRecycle bladeBlock bladeTake bladeLuck bladeSeat1 bladeSeat2 bladeSeat3 bladeSeat4 bladeSeat5 bladeSeat6',
    ];
    expect(GAME_KEYS.map(({ commands }) => Object.keys(commands).join(' '))).toEqual(kept);
  });

  it('are listed, have their keys and may share them with another game’s', () => {
    const registry = new KeyRegistry(() => ({ keys: {}, singleKeys: true }), false, [...GAME_KEYS, toy]);
    expect(registry.commands.groups.at(-1)).toBe('Toy table');
    expect(registry.chord<'toyRing'>('toyRing')).toBe('B');
    expect(registry.conflictsWith('B', 'toyRing')).toEqual([]);
    expect(registry.conflictsWith('L', 'toyRing')).toEqual(['log']);
  });

  it('may not take an id that is taken', () => {
    expect(() => new CommandTable([...GAME_KEYS, { title: 'Toy', commands: { log: command('Log') } }])).toThrow('same id: log');
  });
});

describe('the registry', () => {
  const settings = { keys: {} as Record<string, string>, singleKeys: true };
  let registry: KeyRegistry;
  let stop: () => void;

  beforeEach(() => {
    settings.keys = {};
    settings.singleKeys = true;
    registry = new KeyRegistry(() => settings, false);
    stop = registry.listen(window);
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  const strike = (key: string, code = '', target: EventTarget = document.body): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event;
  };
  const add = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
    document.body.appendChild(document.createElement(tag));

  it('asks the scope registered last first, and the outer one if that had nothing to do', () => {
    const said: string[] = [];
    registry.register('outer', { endTurn: () => void said.push('outer') });
    const leave = registry.register('inner', { endTurn: () => (said.push('inner'), false) });
    strike('e');
    leave();
    strike('e');
    expect(said).toEqual(['inner', 'outer', 'outer']);
  });

  it('leaves a scope alone while its screen is not in front', () => {
    const act = vi.fn();
    let active = false;
    registry.register('match', { endTurn: act }, () => active);
    strike('e');
    expect(act).not.toHaveBeenCalled();
    active = true;
    strike('e');
    expect(act).toHaveBeenCalledOnce();
  });

  it('takes the key from the page only when something answered', () => {
    registry.register('match', { endTurn: () => true });
    expect(strike('e').defaultPrevented).toBe(true);
    expect(strike('l').defaultPrevented).toBe(false);
  });

  it('is silent while somebody types, except for function keys', () => {
    const endTurn = vi.fn();
    const help = vi.fn();
    registry.register('match', { endTurn, help });
    const field = add('input');
    strike('e', 'KeyE', field);
    strike('F1', 'F1', field);
    expect(endTurn).not.toHaveBeenCalled();
    expect(help).toHaveBeenCalledOnce();
  });

  it('leaves Space to a focused button', () => {
    const main = vi.fn();
    registry.register('match', { main });
    strike(' ', 'Space', add('button'));
    expect(main).not.toHaveBeenCalled();
    strike(' ', 'Space', add('div'));
    expect(main).toHaveBeenCalledOnce();
  });

  it('switches single characters off as a group', () => {
    const endTurn = vi.fn();
    const undo = vi.fn();
    registry.register('match', { endTurn, undo });
    settings.singleKeys = false;
    strike('e');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    expect(endTurn).not.toHaveBeenCalled();
    expect(undo).toHaveBeenCalledOnce();
  });

  it('follows a rebinding, and no key at all', () => {
    const endTurn = vi.fn();
    registry.register('match', { endTurn });
    settings.keys = { endTurn: 'J' };
    strike('e');
    strike('j');
    settings.keys = { endTurn: '' };
    strike('j');
    expect(endTurn).toHaveBeenCalledOnce();
  });
});
