/** How a new item of a list is recognised among the earlier ones. */
type Comparison<New, Old> = {
  isEqual: (item: New, earlier: Old) => boolean;
  /** Whether both have the same name, or whatever comes first in them. */
  isNamesake: (item: New, earlier: Old) => boolean;
};

/**
 * For each new item the earlier one that it comes from, each at most once: an equal one, else a namesake, else
 * that in its place in a list of the same length. Undefined for an item that was added.
 */
export function matchItems<New, Old>(
  list: readonly New[],
  earlier: readonly Old[],
  { isEqual, isNamesake }: Comparison<New, Old>,
): (Old | undefined)[] {
  const free = new Set(earlier.keys());
  const take = (isFit: (old: Old, at: number) => boolean): number | undefined => {
    const found = [...free].find(at => isFit(earlier[at] as Old, at));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const isSameLength = list.length === earlier.length;
  const used = list.map(item => take(old => isEqual(item, old)));
  for (const [index, item] of list.entries()) used[index] ??= take(old => isNamesake(item, old));
  for (const index of list.keys())
    used[index] ??= isSameLength ? take((_, at) => at === index) : undefined;
  return used.map(at => (at === undefined ? undefined : earlier[at]));
}
