import type { Group, Ref, UnitFilter } from '../effects/dsl.ts';
import { UnitNoun } from './nouns.ts';

/** A phrase for units; `many` where it is told of them together ("them"). */
export interface Phrase {
  words: string;
  many: boolean;
}

/** What a text stands on and what its trigger tells of. */
export interface Scene {
  /** "this Troop", "your Warlord", "this card". */
  self: string;
  selfIsWarlord: boolean;
  /** What "it" is called before it has been named; null if what stands before the text has just named it. */
  it: string | null;
  target?: UnitFilter;
}

type Role = 'subject' | 'object';

/** What a text has spoken of so far, so that it says "it" where that is clear and "the target" where it is not. */
export class Mentions {
  private readonly scene: Scene;
  /** What "it" would mean now: a reference, or a whole group by its filter. */
  private last: Ref | string | null;
  private targeted = false;

  constructor(scene: Scene) {
    this.scene = scene;
    this.last = scene.it === null ? 'it' : null;
  }

  /** For noun phrases: naming a unit inside one does not change what "it" means. */
  readonly inside = (ref: Ref): string => this.words(this.plain(ref));

  /** A step begins that speaks of something else. */
  forget(): void {
    this.last = null;
  }

  /** Names the target, as "it" from now on: "an enemy Troop". */
  introduce(): string {
    this.targeted = true;
    this.last = 'target';
    return new UnitNoun(this.scene.target!, this.inside).one();
  }

  /** What is plain of a unit without asking: whose it is, and of which kind. */
  readonly known = (ref: Ref): Partial<UnitFilter> => {
    switch (ref) {
      case 'this':
        return { side: 'own', kind: this.scene.selfIsWarlord ? 'warlord' : 'troop' };
      case 'target':
        return this.scene.target ?? {};
      case 'it':
        return {};
      case 'ownWarlord':
        return { side: 'own', kind: 'warlord' };
      case 'enemyWarlord':
        return { side: 'enemy', kind: 'warlord' };
    }
  };

  /** On a Warlord, "this" and "your Warlord" are the same. */
  private plain(ref: Ref): Ref {
    return ref === 'this' && this.scene.selfIsWarlord ? 'ownWarlord' : ref;
  }

  private words(ref: Ref): string {
    if (ref === this.last) return 'it';
    switch (ref) {
      case 'this':
        return this.scene.self;
      case 'target':
        return 'the target';
      case 'it':
        return this.scene.it ?? 'that Troop';
      case 'ownWarlord':
        return 'your Warlord';
      case 'enemyWarlord':
        return 'the enemy Warlord';
    }
  }

  /** From now on "it" means this. */
  ref(ref: Ref): string {
    const plain = this.plain(ref);
    if (plain === 'target' && !this.targeted && this.scene.target) return this.introduce();
    const words = this.words(plain);
    this.last = plain;
    return words;
  }

  /** "its", "this Troop’s", "the target’s". */
  possessive(ref: Ref): string {
    const words = this.words(this.plain(ref));
    return words === 'it' ? 'its' : `${words}’s`;
  }

  group(group: Group, role: Role = 'object'): Phrase {
    if (typeof group === 'string') return { words: this.ref(group), many: false };
    if ('random' in group) {
      const { n = 1 } = group;
      const words = new UnitNoun(group.random, this.inside).random(n);
      this.last = null;
      return { words, many: n > 1 };
    }
    const key = JSON.stringify(group.all);
    if (this.last === key) return { words: role === 'subject' ? 'they' : 'them', many: true };
    const words = new UnitNoun(group.all, this.inside).each();
    this.last = key;
    return { words, many: false };
  }

  /** Does the second mean the same units, without picking anew? */
  static same(first: Group, second: Group): boolean {
    return !(typeof second === 'object' && 'random' in second) && JSON.stringify(first) === JSON.stringify(second);
  }
}
