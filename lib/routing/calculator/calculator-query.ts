import {
  calculatorNames,
  calculatorPath,
  calculators,
  maxTyped,
  type CalculatorName,
  type Typed,
} from '@/lib/domain/calculators/calculator';
import { parseBase64Url, toBase64Url } from '@/lib/routing/base64-url';

/** Control and format characters, and unpaired surrogates, which a URL cannot contain. */
const unprintable = /\p{C}/gu;

const clean = (text: string): string =>
  [...text.replace(unprintable, '').trim()].slice(0, maxTyped).join('');

/**
 * What a query has typed into a form; null for one with none of its parameters, which shows the empty
 * form. Of a repeated parameter the first counts; `odds` repeats by row, with one row beyond the last
 * allowed one, so that the form can report it.
 */
export function toTyped(name: CalculatorName, search: string): Typed | null {
  const query = new URLSearchParams(search);
  const { fields, rows } = calculators[name];
  if (!query.has('odds') && !fields.some(field => query.has(field))) return null;
  const odds = query
    .getAll('odds')
    .slice(0, rows.most + 1)
    .map(clean);
  const single = fields.map(field => [field, clean(query.get(field) ?? '')] as const);
  return {
    ...Object.fromEntries(single.filter(([, text]) => text !== '')),
    odds: odds.slice(0, odds.findLastIndex(Boolean) + 1),
  };
}

/** The canonical query of what was typed. */
export function typedQueryString(name: CalculatorName, typed: Typed): string {
  const query = new URLSearchParams();
  for (const field of calculators[name].fields) {
    const text = typed[field];
    if (text !== undefined) query.set(field, text);
  }
  for (const text of typed.odds) query.append('odds', text);
  // Without any text it is a form that was sent empty, and not one that was not sent.
  return query.size > 0 ? `?${query}` : '?odds=';
}

/** The internal segments of a form that was sent: one, in base64url, so that each result is cached by itself. */
export const toTypedSegments = (name: CalculatorName, typed: Typed | null): string[] =>
  typed ? [`~typed-${toBase64Url(typedQueryString(name, typed))}`] : [];

/**
 * Parses them: null for the empty form; 'not-found' for segments that are not those of a form.
 */
export function parseTypedSegments(
  name: CalculatorName,
  segments: string[] | undefined,
): Typed | null | 'not-found' {
  const [first, ...more] = (segments ?? []).map(segment => segment.replace(/^%7e/i, '~'));
  if (first === undefined) return null;
  const text = /^~typed-([\w-]+)$/.exec(first)?.[1];
  return text === undefined || more.length > 0 ? 'not-found' : toTyped(name, parseBase64Url(text));
}

/** The calculator of a path; null for another page. */
export const calculatorOfPath = (path: string): CalculatorName | null =>
  calculatorNames.find(name => calculatorPath(name) === path) ?? null;
