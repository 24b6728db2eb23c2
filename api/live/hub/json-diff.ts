/** `before` cannot be turned into `after` by a patch. */
export const unpatchable = Symbol('unpatchable');
const same = Symbol('same');

type JsonObject = Record<string, unknown>;

/**
 * The patch that turns one JSON value into another, in the manner of RFC 7396 with lists patched by
 * index: an object has the changed keys, null for those to be removed; any other value replaces. Null
 * values and a list that becomes an object are `unpatchable`. Of equal values it is an empty object.
 */
export function diffJson(before: unknown, after: unknown): unknown {
  const patch = diff(before, after);
  return patch === same ? {} : patch;
}

function diff(before: unknown, after: unknown): unknown {
  if (before === after) return same;
  if (after === null) return unpatchable;
  if (Array.isArray(after)) return Array.isArray(before) ? diffEntries(before, after) : after;
  if (typeof after !== 'object') return after;
  if (Array.isArray(before)) return unpatchable;
  return isObject(before) ? diffEntries(before, after as JsonObject) : after;
}

function diffEntries<T extends JsonObject | unknown[]>(before: T, after: T): unknown {
  const [known, next] = [before as JsonObject, after as JsonObject];
  const patch: JsonObject = {};
  for (const key of Object.keys(next)) {
    const part = Object.hasOwn(known, key) ? diff(known[key], next[key]) : added(next[key]);
    if (part === unpatchable) return unpatchable;
    if (part !== same) patch[key] = part;
  }
  for (const key of Object.keys(known)) if (!Object.hasOwn(next, key)) patch[key] = null;
  return Object.keys(patch).length > 0 ? patch : same;
}

const added = (value: unknown): unknown => (value === null ? unpatchable : value);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null;

/** A copy without the keys that are null or undefined; the elements of lists stay. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const kept: JsonObject = {};
  for (const [key, part] of Object.entries(value))
    if (part !== null && part !== undefined) kept[key] = withoutNulls(part);
  return kept;
}
