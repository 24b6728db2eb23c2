import * as z from 'zod';

/*
 * Values of providers that write one thing in several ways: 5, '5' and '' are a number, a number and a
 * missing one. Anything else counts as missing.
 */

const scalar = z
  .union([z.number(), z.string(), z.boolean()])
  .nullish()
  .catch(null)
  .transform(value => (value === undefined || value === '' ? null : value));

export const LooseNumber = scalar.transform(value => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
});

/** A count: not negative and without a fraction. */
export const LooseCount = LooseNumber.transform(value =>
  value !== null && Number.isInteger(value) && value >= 0 ? value : null,
);

/** Trimmed, with single spaces. */
export const LooseText = scalar.transform(value => {
  const text = value === null ? '' : String(value).replace(/\s+/g, ' ').trim();
  return text === '' ? null : text;
});

/** True, 'true', 1 or '1'. */
export const LooseFlag = scalar.transform(value => ['true', '1'].includes(String(value)));

/** A list whose invalid elements are left out; empty for anything else. */
export const looseList = <T extends z.ZodType>(item: T) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T>[] =>
      (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
        const result = item.safeParse(one);
        return result.success ? [result.data] : [];
      }),
    );
