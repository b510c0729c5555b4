import type { CreatureFilter, Group, Ref } from '../effects/dsl.ts';
import { CreatureNoun, type Doer, type NounContext } from './nouns.ts';

/** A phrase that can be subject or object. */
export interface Phrase {
  words: string;
  plural: boolean;
}

export type Slot = 'chosen' | 'chosen2';
type Role = 'subject' | 'object';

export const isPick = (group: Group): group is Extract<Group, { pick: CreatureFilter }> => typeof group === 'object' && 'pick' in group;

/** The slot that a group's pick goes to; null where nothing is picked. */
export const slotOf = (group: Group, usual: Slot = 'chosen'): Slot | null => (isPick(group) ? (group.as ?? usual) : null);

const keyOf = (filter: CreatureFilter): string => JSON.stringify(filter);

/**
 * What a text has spoken of so far, so that it can say "it" where that is clear and "that creature" or "the chosen
 * creature" where it is not.
 */
export class Mentions {
  doer: Doer = 'you';
  /** What "it" would mean now: a reference, or a whole group by its filter. */
  private last: Ref | string | null;
  private readonly several = new Set<Ref>();
  private readonly picked = new Set<Slot>();

  /** @param it whether the text opens with the creature its trigger tells of, and whether that is the text's own */
  constructor(it: 'this' | 'another' | 'none') {
    this.itIsThis = it === 'this';
    this.last = it === 'none' ? null : it === 'this' ? 'this' : 'it';
  }
  private readonly itIsThis: boolean;

  /** For noun phrases: naming something inside one does not change what "it" means. */
  readonly context = (): NounContext => ({ doer: this.doer, ref: (ref) => this.words(this.plain(ref), 'object') });

  /** A step begins that speaks of something else. */
  forget(): void {
    this.last = null;
  }

  private plain(ref: Ref): Ref {
    return ref === 'it' && this.itIsThis ? 'this' : ref;
  }

  private words(ref: Ref, role: Role): string {
    if (ref === 'this') return 'this';
    const many = this.several.has(ref);
    if (this.last === ref) return many ? (role === 'subject' ? 'they' : 'them') : 'it';
    if (ref === 'it') return 'that creature';
    if (this.picked.size === 2) return `the ${ref === 'chosen' ? 'first' : 'second'} creature`;
    return `the chosen creature${many ? 's' : ''}`;
  }

  /** A reference as a phrase; from now on "it" means this. */
  ref(ref: Ref, role: Role = 'object'): Phrase {
    const plain = this.plain(ref);
    const words = this.words(plain, role);
    this.last = plain;
    return { words, plural: this.several.has(plain) };
  }

  /** "its", "this creature’s", "the chosen creature’s". */
  possessive(ref: Ref): string {
    const plain = this.plain(ref);
    if (this.last === plain) return this.several.has(plain) ? 'their' : 'its';
    return plain === 'this' ? 'this creature’s' : `${this.words(plain, 'object')}’s`;
  }

  /** The objects of a step. @param usual slot of its pick, unless the pick names one */
  group(group: Group, role: Role = 'object', usual: Slot = 'chosen'): Phrase {
    if (typeof group === 'string') return this.ref(group, role);
    if (!isPick(group)) return this.all(group.all, role);
    const noun = new CreatureNoun(group.pick, this.context());
    const { n = 1, upTo = false } = group;
    const words = n === 1 && !upTo ? noun.one() : noun.several(n, upTo);
    this.choose(group.as ?? usual, n > 1);
    return { words, plural: n > 1 };
  }

  private choose(slot: Slot, several: boolean): void {
    this.last = slot;
    this.picked.add(slot);
    if (several) this.several.add(slot);
    else this.several.delete(slot);
  }

  private all(filter: CreatureFilter, role: Role): Phrase {
    const key = keyOf(filter);
    if (this.last === key) return { words: role === 'subject' ? 'they' : 'them', plural: true };
    const words = new CreatureNoun(filter, this.context()).each();
    // the opposing creature is but one
    this.last = filter.opposing === undefined ? key : null;
    return { words, plural: false };
  }

  /** Do both mean the same creatures, the second one without picking anew? */
  static same(first: Group, second: Group): boolean {
    const slot = slotOf(first);
    if (slot) return second === slot;
    return !isPick(second) && JSON.stringify(first) === JSON.stringify(second);
  }
}
