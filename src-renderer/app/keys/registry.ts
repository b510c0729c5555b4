import type { PersonSettings } from '../../../src-shared/protocol/settings.ts';
import { chordsOf, formatChord, isSingleCharacter, parseChord } from './chord.ts';
import type { Chord } from './chord.ts';
import { CommandTable } from './command-table.ts';
import type { GameKeys, SharedCommand } from './commands.ts';

/** Returns false when it did nothing, so that an outer scope may handle the key. */
export type CommandHandler = (event: KeyboardEvent) => boolean | void;
/** Handlers by command: shared ones and, with `Own`, those of a game. */
export type CommandHandlers<Own extends string = never> = Partial<Record<SharedCommand | Own, CommandHandler>>;

interface Scope {
  name: string;
  handlers: CommandHandlers<string>;
  active: () => boolean;
  /** Commands whose keys do not go to the focused button first. */
  urgent: (id: string) => boolean;
}

type KeySettings = Pick<PersonSettings, 'keys' | 'singleKeys'>;

const TEXT_INPUTS = new Set(['text', 'search', 'number', 'email', 'url', 'password', 'tel']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type);
}

const USES_SPACE =
  'button, summary, input, select, textarea, a[href], [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"]';

/** Space and Enter belong to a focused control first; Home and arrows to sliders and radio groups. */
function controlTakes(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Space' || key === 'Enter') return target.matches(USES_SPACE);
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return target.matches('input, select, [role="slider"]');
  return false;
}

/** The only key listener. Screens register handlers in scopes; the scope registered last is asked first. */
export class KeyRegistry {
  #scopes: Scope[] = [];
  #settings: () => KeySettings;
  #mac: boolean;

  readonly commands: CommandTable;

  constructor(settings: () => KeySettings, mac: boolean, games: readonly GameKeys[] = []) {
    this.#settings = settings;
    this.#mac = mac;
    this.commands = new CommandTable(games);
  }

  get mac(): boolean {
    return this.#mac;
  }

  /** Present chords of a command; empty when it has none. Reactive. */
  chordsOf(id: string): readonly string[] {
    const own = this.#settings().keys[id];
    if (own === undefined) return this.commands.of(id).chords;
    return own === '' ? [] : [own];
  }

  /** First chord of a command, for buttons and menus; null when it has none. `Own` are the commands of the caller's game. */
  chord<Own extends string = never>(id: SharedCommand | NoInfer<Own>): string | null {
    return this.chordsOf(id)[0] ?? null;
  }

  /** Conflicts: other commands with this chord. */
  conflictsWith(chord: string, id: string): string[] {
    const wanted = formatChord(parseChord(chord));
    return this.commands.all
      .map((other) => other.id)
      .filter((other) => other !== id && this.commands.meet(id, other) && this.#answers(other, wanted));
  }

  #answers(id: string, chord: string): boolean {
    return this.chordsOf(id).some((text) => formatChord(parseChord(text)) === chord);
  }

  /** @returns removes the scope */
  register(
    name: string,
    handlers: CommandHandlers<string>,
    active: () => boolean = () => true,
    urgent: (id: string) => boolean = () => false,
  ): () => void {
    const scope = { name, handlers, active, urgent };
    this.#scopes.push(scope);
    return () => {
      this.#scopes = this.#scopes.filter((other) => other !== scope);
    };
  }

  /** Runs a command as its key would, for menus. */
  run<Own extends string = never>(id: SharedCommand | NoInfer<Own>, event: KeyboardEvent): boolean {
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

  /**
   * What a press is called where it is given to a command: what another command answers to already, else its place.
   * @returns null while only modifiers are down
   */
  nameOf(event: KeyboardEvent): Chord | null {
    const chords = chordsOf(event, this.#mac);
    return chords.find((chord) => this.commands.all.some(({ id }) => this.#answers(id, formatChord(chord)))) ?? chords.at(-1) ?? null;
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const chords = chordsOf(event, this.#mac);
    if (chords.length === 0) return;
    // An open dialog is modal: only its own controls and Esc respond.
    if (document.querySelector('dialog:modal')) return;
    if (isTyping(event.target) && !/^F\d+$/.test(chords[0].key)) return;
    if (controlTakes(chords[0].key, event.target) && !chords.some((chord) => this.#isUrgent(chord))) return;
    if (chords.some((chord) => this.#obey(chord, event))) event.preventDefault();
  }

  #isUrgent(chord: Chord): boolean {
    const ids = this.commands.all.filter(({ id }) => this.#answers(id, formatChord(chord)));
    return this.#scopes.some(({ active, urgent }) => active() && ids.some(({ id }) => urgent(id)));
  }

  /** @returns whether a command answered */
  #obey(chord: Chord, event: KeyboardEvent): boolean {
    if (!this.#settings().singleKeys && isSingleCharacter(chord)) return false;
    const pressed = formatChord(chord);
    return this.commands.all.some(({ id }) => this.#answers(id, pressed) && this.run<string>(id, event));
  }
}
