/**
 * Deep equality; a key that is missing, undefined or null means the same, as in the contract. Values of
 * `ignoredKeys` are not compared.
 */
export function isDeepEqual(
  a: unknown,
  b: unknown,
  ignoredKeys: ReadonlySet<string> = new Set(),
): boolean {
  if (a === b || (isMissing(a) && isMissing(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return (
    Object.keys(left).every(
      key => ignoredKeys.has(key) || isDeepEqual(left[key], right[key], ignoredKeys),
    ) &&
    Object.keys(right).every(key => key in left || ignoredKeys.has(key) || isMissing(right[key]))
  );
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;
