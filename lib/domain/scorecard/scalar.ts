export type Scalar = string | number | boolean | null | undefined;

/** A scorecard value as text; null when it is missing. 0 is a value, '' is not. */
export function toText(value: Scalar): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value).replaceAll('\u00a0', ' ').trim();
  return text === '' ? null : text;
}

/** A scorecard number; null when it is missing. */
export function numeric(value: Scalar): number | null {
  const text = toText(value);
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** A flag is sent as true, "1" or "true"; a false one is mostly absent. */
export const isSet = (value: Scalar): boolean => ['true', '1'].includes(String(value));
