import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chordKeys, chordsOf, formatChord, isSingleCharacter, letterOf, parseChord } from '../../../src-renderer/app/keys/chord.ts';
import type { KeyPress } from '../../../src-renderer/app/keys/chord.ts';
import { CommandTable } from '../../../src-renderer/app/keys/command-table.ts';
import { command } from '../../../src-renderer/app/keys/commands.ts';
import type { GameKeys } from '../../../src-renderer/app/keys/commands.ts';
import { KeyRegistry } from '../../../src-renderer/app/keys/registry.ts';
import { LAYOUTS } from './layouts.ts';
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
const all = (event: KeyPress, mac = false): string[] => chordsOf(event, mac).map(formatChord);
/** For a press with one meaning. */
const written = (event: KeyPress, mac = false): string => all(event, mac).join(' ');

describe('chords', () => {
  it('are read back as they were written', () => {
    for (const { chords } of new CommandTable(GAME_KEYS).all)
      for (const chord of chords) expect(formatChord(parseChord(chord))).toBe(chord);
  });

  it('take digits by position where the layout types signs there, after the sign', () => {
    expect(all(press('&', 'Digit1'))).toEqual(['&', 'Digit1']);
    expect(all(press('!', 'Digit1', { shiftKey: true }))).toEqual(['!', 'Shift+Digit1']);
    expect(all(press('١', 'Numpad1'))).toEqual(['١', 'Digit1']);
  });

  it('take digits by what is typed first of all', () => {
    expect(all(press('7', 'Digit1'))).toEqual(['Digit7']);
    expect(all(press('7', 'Numpad7'))).toEqual(['Digit7']);
  });

  it.each(['Home', 'ArrowUp', 'PageUp', 'ArrowLeft', 'Clear', 'ArrowRight', 'End', 'ArrowDown', 'PageDown', 'Insert', 'Delete'])(
    'are what a keypad types without NumLock: %s',
    (key) => expect(all(press(key, 'Numpad1'))).toEqual([key]),
  );

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
    expect(all(press('Shift', 'ShiftLeft', { shiftKey: true }))).toEqual([]);
  });

  it.each([
    ['a dead key', press('Dead', 'Equal')],
    ['a compose key', press('Compose', 'ContextMenu')],
    ['a press that an input method takes', press('Process', 'KeyE', { keyCode: 229 })],
    ['an old report of one', press('e', 'KeyE', { keyCode: 229 })],
    ['a press inside a composition', press('e', 'KeyE', { isComposing: true })],
  ])('are nothing for %s', (_, event) => expect(all(event)).toEqual([]));

  it('take what AltGr and Option type as a sign of its own', () => {
    const altGr = { getModifierState: () => true };
    expect(all(press('ę', 'KeyE', altGr))).toEqual(['Ę']);
    expect(all(press('@', 'KeyQ', { ...altGr, ctrlKey: true, altKey: true }))).toEqual(['@']);
    expect(all(press('∑', 'KeyW', { altKey: true }), true)).toEqual(['Alt+W']);
    expect(all(press('[', 'Digit5', { altKey: true }), true)).toEqual(['[', 'Alt+Digit5']);
  });

  it('are no letters where a Latin layout types signs', () => {
    // AZERTY, Dvorak.
    expect([all(press(',', 'KeyM')), all(press('.', 'KeyE')), all(press("'", 'KeyQ'))]).toEqual([[','], ['.'], ["'"]]);
  });
});

describe.each(LAYOUTS)('a keyboard: $name', ({ row, shifted, signs, letters }) => {
  const strike = (key: string, place: string): KeyPress => press(key, place.replace('^', ''), { shiftKey: place.startsWith('^') });
  const digits = [...'1234567890'];
  /** Commands of Hexforge's table, where signs and digits meet. */
  const registry = registryWith({});
  const done = (event: KeyPress): string | undefined => {
    const heard = all(event).find((text) => registry.commands.all.some(({ id }) => registry.chordsOf(id).includes(text)));
    return registry.commands.all.find(({ id }) => heard !== undefined && registry.chordsOf(id).includes(heard))?.id;
  };
  const MEANT: Record<string, string> = {
    '+': 'zoomIn',
    '=': 'zoomIn',
    '-': 'zoomOut',
    '?': 'keys',
    ',': 'replayBack',
    '.': 'replayForward',
  };

  it('takes the digit row for cards, but for signs that have a command', () => {
    digits.forEach((digit, i) => {
      const id = registry.commands.all.find(({ chords }) => chords.includes(`Digit${digit}`))!.id;
      if (row[i]) expect(done(strike(row[i], `Digit${digit}`))).toBe(MEANT[row[i]] ?? id);
      const read = `readCard${i + 1}`;
      if (shifted[i]) expect(done(strike(shifted[i], `^Digit${digit}`))).toBe(MEANT[shifted[i]] ?? read);
    });
  });

  it('finds every sign where it is typed', () => {
    for (const [sign, place] of Object.entries(signs)) expect(done(strike(sign, place))).toBe(MEANT[sign]);
    const everywhere = [...Object.keys(signs), ...row, ...shifted];
    expect(['?', ',', '.', '-'].filter((sign) => !everywhere.includes(sign))).toEqual([]);
  });

  it('takes letters by what they are', () => {
    for (const [code, [typed, letter]] of Object.entries(letters)) {
      expect(letterOf(press(typed, code))).toBe(letter);
      if (letter !== null) expect(all(press(typed, code)).at(-1)).toBe(letter);
    }
  });

  it('has a keypad of digits with NumLock and none without', () => {
    expect(done(press('1', 'Numpad1'))).toBe('card1');
    expect(done(press('Home', 'Numpad7'))).toBe('centreBase');
    expect(done(press('End', 'Numpad1'))).toBeUndefined();
    expect([done(press('+', 'NumpadAdd')), done(press('-', 'NumpadSubtract'))]).toEqual(['zoomIn', 'zoomOut']);
  });
});

describe('single characters', () => {
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
      'warMelee warRanged warAction warLine',
      'deckBattlefield deckAttack deckArtifact deckRespond deckPass deckSeat1 deckSeat2 deckSeat3 deckSeat4 deckSeat5',
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

  it('takes an urgent command’s key from a focused button, never from a field or another scope', () => {
    const main = vi.fn();
    let waiting = false;
    let front = true;
    registry.register(
      'match',
      { main },
      () => front,
      (id) => waiting && id === 'main',
    );
    const button = add('button');
    strike(' ', 'Space', button);
    expect(main).not.toHaveBeenCalled();
    waiting = true;
    strike(' ', 'Space', button);
    expect(main).toHaveBeenCalledOnce();
    strike(' ', 'Space', add('textarea'));
    front = false;
    strike(' ', 'Space', button);
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

  it('takes the digit’s place only where the sign does nothing', () => {
    const zoomIn = vi.fn();
    const card1 = vi.fn();
    registry = new KeyRegistry(() => settings, false, GAME_KEYS);
    stop();
    stop = registry.listen(window);
    registry.register('hand', { card1 });
    strike('+', 'Digit1');
    const leave = registry.register('board', { zoomIn });
    strike('+', 'Digit1');
    leave();
    expect([card1.mock.calls.length, zoomIn.mock.calls.length]).toEqual([1, 1]);
  });

  it('names a press by the sign that has a command, else by its place', () => {
    const named = (key: string, code: string): string => formatChord(registry.nameOf(new KeyboardEvent('keydown', { key, code }))!);
    registry = new KeyRegistry(() => settings, false, GAME_KEYS);
    expect([named('+', 'Digit1'), named('&', 'Digit1'), named('(', 'Digit5'), named('ö', 'Semicolon')]).toEqual([
      '+',
      'Digit1',
      'Digit5',
      'Ö',
    ]);
  });

  it('leaves dead keys and compositions alone', () => {
    const endTurn = vi.fn();
    registry.register('match', { endTurn });
    for (const more of [{ key: 'Dead' }, { key: 'e', isComposing: true }, { key: 'e', keyCode: 229 }, { key: 'Process', keyCode: 229 }])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE', bubbles: true, ...more }));
    expect(endTurn).not.toHaveBeenCalled();
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
