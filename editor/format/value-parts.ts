import { UnfitValue, type Field } from './field';
import { matchItems } from './match-items';

/* What the values of fields consist of. */

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An empty list is left out, unless the file must have one. */
export function listFromForm<T extends object>({ isRequired }: Field, list: T): T | undefined {
  return Object.keys(list).length > 0 || isRequired ? list : undefined;
}

export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnfitValue('expected a list');
  return value;
}

/** Ids may be numbers in a file. */
export function textsOf(value: unknown): string[] {
  return listOf(value).map(item => {
    if (typeof item !== 'string' && typeof item !== 'number')
      throw new UnfitValue('expected texts');
    return String(item);
  });
}

export function expectFit<T>(isFit: boolean, value: T): T {
  if (!isFit) throw new UnfitValue('another type of value');
  return value;
}

/** Ids that are numbers in the file stay numbers. */
export function textsFromForm(texts: readonly string[], before: unknown): unknown[] {
  const used = matchItems(texts, rowsOf(before), {
    isEqual: (text, item) => String(item) === text,
    isNamesake: () => false,
  });
  return texts.map((text, at) => (String(used[at]) === text ? used[at] : text));
}
