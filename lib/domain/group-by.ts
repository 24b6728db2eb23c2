/** `Map.groupBy`, which Node 20 lacks; groups and their values are in the order of the list. */
export function groupBy<K, T>(list: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of list) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
