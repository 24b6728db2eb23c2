/** Equal by value; a key that is missing, undefined or null means the same, as in the contract. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (isMissing(a) && isMissing(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return (
    Object.keys(left).every(key => isSame(left[key], right[key])) &&
    Object.keys(right).every(key => key in left || isMissing(right[key]))
  );
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;
