import { inOrder } from './in-order.ts';
import { hashText } from './rng.ts';

/**
 * Two independent 32-bit hashes over a stream of integers. A game writes down the order in which members are added, so
 * that neither the way a state came about (dealt, cloned, loaded) nor what it has worked out meanwhile matters.
 */
export class Digest {
  private a = 0x811c9dc5;
  private b = 0x9747b28c;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b ^ n, 0x85ebca6b);
    this.b ^= this.b >>> 13;
  }

  list(numbers: readonly number[]): void {
    this.add(numbers.length);
    for (const n of numbers) this.add(n);
  }

  text(text: string): void {
    this.add(hashText(text));
  }

  /** Values of varying shape, such as pending work: their canonical JSON, members in alphabetical order. */
  json(value: unknown): void {
    this.text(inOrder(value));
  }

  /** What never changes and is shared by all clones: hashed once per object. */
  fixed(part: object): void {
    let hash = fixed.get(part);
    if (hash === undefined) fixed.set(part, (hash = hashText(inOrder(part))));
    this.add(hash);
  }

  /** Sixteen hex digits. */
  hex(): string {
    return (this.a >>> 0).toString(16).padStart(8, '0') + (this.b >>> 0).toString(16).padStart(8, '0');
  }
}

const fixed = new WeakMap<object, number>();
