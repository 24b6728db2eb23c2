import * as z from 'zod';
import { maxLength } from '@/lib/contract/validation/values';

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

/** More than anything that is counted in cricket, or in a plan of a provider. */
const maxCount = 1_000_000;

/** A count: not negative and without a fraction. */
export const LooseCount = LooseNumber.transform(value =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= maxCount ? value : null,
);

/** In unix seconds, without a fraction. */
export const LooseTime = LooseNumber.transform(value =>
  value === null ? null : Math.floor(value),
);

/** What no text has and no database stores: control characters, half surrogates, changes of direction. */
const invisible = /[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu;

const textOf = (maxLength: number) =>
  scalar.transform(value => {
    const text = value === null ? '' : String(value).replace(invisible, ' ').trim();
    return text === '' || text.length > maxLength ? null : text;
  });

/** Trimmed, with single spaces. One that is too long for a line of a page counts as missing. */
export const LooseText = textOf(maxLength.short);

/** The same for a paragraph. */
export const LooseParagraph = textOf(maxLength.long);

/** The id of a match, which is a part of paths and of log lines. */
export const ItemId = LooseText.pipe(z.string().regex(/^[\w-]{1,100}$/));

/** True, 'true', 1 or '1'. */
export const LooseFlag = scalar.transform(value => ['true', '1'].includes(String(value)));

/** A list whose invalid elements are left out, and those beyond `max`; empty for anything else. */
export const looseList = <T extends z.ZodType>(item: T, max = 5000) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T>[] =>
      (Array.isArray(value) ? value.slice(0, max) : []).flatMap((one: unknown) => {
        const result = item.safeParse(one);
        return result.success ? [result.data] : [];
      }),
    );
