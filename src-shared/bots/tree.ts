/**
 * The search tree as flat arrays: no object per node, so a search of thousands of iterations allocates nothing.
 * A node is an information set: the keys since the root, without what is hidden, so that determinizations share nodes. Node 0 is the
 * root.
 */
export class Tree {
  readonly capacity: number;
  size = 1;
  readonly key: Int32Array;
  readonly parent: Int32Array;
  /** Seat whose decision led here. */
  readonly seat: Int32Array;
  readonly visits: Int32Array;
  /** Availability count: how often the move existed in a determinization. */
  readonly available: Int32Array;
  /** Sum of results for `seat`. */
  readonly sum: Float64Array;
  /** Hash table with open addressing over (parent, key); 0 is empty, since the root has no parent. */
  readonly #table: Int32Array;
  readonly #mask: number;

  constructor(capacity: number) {
    let slots = 16;
    while (slots < capacity * 2) slots *= 2;
    this.capacity = capacity;
    this.key = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.seat = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.sum = new Float64Array(capacity);
    this.#table = new Int32Array(slots);
    this.#mask = slots - 1;
  }

  clear(): void {
    this.size = 1;
    this.visits[0] = 0;
    this.available[0] = 0;
    this.sum[0] = 0;
    this.#table.fill(0);
  }

  get full(): boolean {
    return this.size === this.capacity;
  }

  /** The child of `parent` by `key`; 0 if there is none. */
  child(parent: number, key: number): number {
    return this.#table[this.#slot(parent, key)];
  }

  /** Makes the child of `parent` by `key`; there must be room and no such child yet. */
  add(parent: number, key: number, seat: number): number {
    const node = this.size++;
    this.#table[this.#slot(parent, key)] = node;
    this.key[node] = key;
    this.parent[node] = parent;
    this.seat[node] = seat;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.sum[node] = 0;
    return node;
  }

  #slot(parent: number, key: number): number {
    let slot = (Math.imul(parent, 0x9e3779b1) ^ Math.imul(key + 1, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & this.#mask;
    for (;;) {
      const node = this.#table[slot];
      if (node === 0 || (this.parent[node] === parent && this.key[node] === key)) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }
}
