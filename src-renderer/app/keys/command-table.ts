import { COMMANDS, GROUPS, SERIES } from './commands.ts';
import type { CommandDef, CommandSeries, GameKeys } from './commands.ts';

interface Listed extends CommandDef {
  readonly id: string;
  readonly group: string;
  /** Commands of one game. */
  readonly ofGame: boolean;
}

/** All commands, shared ones first; source of every list of keys. */
export class CommandTable {
  readonly groups: readonly string[];
  readonly series: readonly CommandSeries[];
  readonly all: readonly Listed[];
  readonly #byId: ReadonlyMap<string, Listed>;

  constructor(games: readonly GameKeys[]) {
    this.groups = [...GROUPS, ...games.map(({ title }) => title)];
    this.series = [...SERIES, ...games.flatMap(({ series }) => series ?? [])];
    this.all = [
      ...Object.entries(COMMANDS).map(([id, def]) => ({ id, ofGame: false, ...def })),
      ...games.flatMap(({ title, commands }) => Object.entries(commands).map(([id, def]) => ({ id, group: title, ofGame: true, ...def }))),
    ];
    this.#byId = new Map(this.all.map((listed) => [listed.id, listed]));
    if (this.#byId.size < this.all.length) {
      const twice = this.all.filter((listed) => this.#byId.get(listed.id) !== listed).map(({ id }) => id);
      throw new Error(`Two commands have the same id: ${twice.join(', ')}.`);
    }
  }

  of(id: string): Listed {
    const listed = this.#byId.get(id);
    if (!listed) throw new Error(`There is no command "${id}".`);
    return listed;
  }

  inGroup(group: string): readonly Listed[] {
    return this.all.filter((listed) => listed.group === group);
  }

  /** Commands of two different games are never active together. */
  meet(a: string, b: string): boolean {
    const [one, other] = [this.of(a), this.of(b)];
    return !one.ofGame || !other.ofGame || one.group === other.group;
  }
}
