import * as z from 'zod/mini';
import { maxLength } from '@/lib/contract/validation/values';
import { advert, html } from '@/api/content/html/html-texts';
import { withForm } from './form-info';

/* The kinds of values of content files. */

export const textOf = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
export const text = textOf(maxLength.short);
export const longText = withForm(textOf(maxLength.long), { kind: 'long' });
export const htmlText = withForm(html(textOf(maxLength.html)), { isBlankWritten: true });
/** HTML that may be empty, or a script snippet. */
export const snippet = withForm(advert(z.string().check(z.maxLength(maxLength.html))), {
  isBlankWritten: true,
});
export const slug = withForm(
  z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected-words-like-this')),
  { kind: 'slug' },
);
export const days = z.number().check(z.minimum(0));
/** With or without the leading slash of links. */
export const pagePath = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\/?[a-z0-9]+([-/][a-z0-9]+)*$/, 'expected a path such as guides/decimal-odds'),
    ),
  z.transform(path => path.replace(/^\//, '')),
);
/** Of a match, which may look like a number. */
const matchId = z.union([text, z.pipe(z.int(), z.transform(String))]);
export const match = withForm(matchId, { kind: 'text', pick: 'match' });
export const matches = withForm(z.array(matchId), { kind: 'texts', pick: 'match' });
/** Tags are used in queries that are split at commas. */
export const tag = text.check(z.regex(/^[^,]+$/, 'expected no comma'));
