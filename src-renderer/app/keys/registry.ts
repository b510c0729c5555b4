import type { Settings } from '../../../src-shared/protocol/messages.ts';
import { chordOf, formatChord, isSingleCharacter, parseChord } from './chord.ts';
import { COMMANDS, COMMAND_IDS, GAME_GROUPS } from './commands.ts';
import type { CommandId } from './commands.ts';

/** Returns false when it had nothing to do, so that an outer scope may take the key. */
export type CommandHandler = (event: KeyboardEvent) => boolean | void;
export type CommandHandlers = Partial<Record<CommandId, CommandHandler>>;

type KeySettings = Pick<Settings, 'keys' | 'singleKeys'>;

const TEXT_INPUTS = new Set(['text', 'search', 'number', 'email', 'url', 'password', 'tel']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type);
}

const USES_SPACE =
  'button, summary, input, select, textarea, a[href], [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"]';

/** Space and Enter belong to a focused control first, Home and arrows to sliders and radio groups. */
function controlTakes(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Space' || key === 'Enter') return target.matches(USES_SPACE);
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return target.matches('input, select, [role="slider"]');
  return false;
}

/** Chords of a command as they are now; an empty list = no key. */
export function chordsFor(id: CommandId, keys: Settings['keys']): readonly string[] {
  const own = keys[id];
  if (own === undefined) return COMMANDS[id].chords;
  return own === '' ? [] : [own];
}

/** Keys of two different games never meet at one table. */
function meet(a: CommandId, b: CommandId): boolean {
  const games = [COMMANDS[a].group, COMMANDS[b].group].filter((group) => GAME_GROUPS.has(group));
  return games.length < 2 || games[0] === games[1];
}

/** Other commands that answer to this chord. */
export function conflictsWith(chord: string, id: CommandId, keys: Settings['keys']): CommandId[] {
  const wanted = formatChord(parseChord(chord));
  return COMMAND_IDS.filter(
    (other) => other !== id && meet(id, other) && chordsFor(other, keys).some((c) => formatChord(parseChord(c)) === wanted),
  );
}

/**
 * The one place that listens to keys. Screens register what commands do under a scope; the scope registered last
 * is asked first.
 */
export class KeyRegistry {
  #scopes: { name: string; handlers: CommandHandlers; active: () => boolean }[] = [];
  #settings: () => KeySettings;
  #mac: boolean;

  constructor(settings: () => KeySettings, mac: boolean) {
    this.#settings = settings;
    this.#mac = mac;
  }

  get mac(): boolean {
    return this.#mac;
  }

  /** First chord of a command, for buttons and menus; null when it has none. */
  chord(id: CommandId): string | null {
    return chordsFor(id, this.#settings().keys)[0] ?? null;
  }

  /** @returns takes the scope away again */
  register(name: string, handlers: CommandHandlers, active: () => boolean = () => true): () => void {
    const scope = { name, handlers, active };
    this.#scopes.push(scope);
    return () => {
      this.#scopes = this.#scopes.filter((other) => other !== scope);
    };
  }

  /** Runs a command as its key would, for menus. */
  run(id: CommandId, event: KeyboardEvent): boolean {
    for (const scope of [...this.#scopes].reverse()) {
      const handler = scope.active() ? scope.handlers[id] : undefined;
      if (handler && handler(event) !== false) return true;
    }
    return false;
  }

  listen(target: Window): () => void {
    const onKeydown = (event: KeyboardEvent): void => this.#press(event);
    target.addEventListener('keydown', onKeydown);
    return () => target.removeEventListener('keydown', onKeydown);
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const chord = chordOf(event, this.#mac);
    if (!chord) return;
    // An open dialog is alone in the window: its own controls and Esc answer.
    if (document.querySelector('dialog:modal')) return;
    if (isTyping(event.target) && !/^F\d+$/.test(chord.key)) return;
    if (controlTakes(chord.key, event.target)) return;
    const { keys, singleKeys } = this.#settings();
    if (!singleKeys && isSingleCharacter(chord)) return;
    const pressed = formatChord(chord);
    for (const id of COMMAND_IDS) {
      if (!chordsFor(id, keys).some((text) => formatChord(parseChord(text)) === pressed)) continue;
      if (this.run(id, event)) {
        event.preventDefault();
        return;
      }
    }
  }
}
