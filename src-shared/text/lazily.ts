/** A record whose values are made when they are first looked at, once each. Listing its values makes them all. */
export function lazily<K extends string, V>(makers: Iterable<readonly [key: K, make: () => V]>): Readonly<Record<K, V>> {
  const record = {} as Record<K, V>;
  for (const [key, make] of makers) {
    const keep = (value: V) => Object.defineProperty(record, key, { value, enumerable: true });
    Object.defineProperty(record, key, { get: () => keep(make())[key], enumerable: true, configurable: true });
  }
  return record;
}
