import * as z from 'zod/mini';
import { Event } from './event';
import { LongText, ShortText, maxLength } from './values';

/** What can be found, in the order in which the site shows it. */
export const searchKinds = [
  'match',
  'team',
  'league',
  'news',
  'guide',
  'bookmaker',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A text in pieces: those that matched are marked. Plain text, never HTML. */
const Marked = z.array(z.object({ text: LongText, marked: z.boolean() }));

export const SearchResult = z.object({
  /** A slug, a page's path, or a match's id. */
  ref: z.string().check(z.minLength(1), z.maxLength(maxLength.url)),
  title: Marked,
  text: z.nullish(Marked),
  /** Of a match itself, of a team the match to look at: the one it plays, its next or its last. */
  event: z.nullish(Event),
  /** Of a league: how many matches it has. */
  live: z.nullish(z.int()),
  upcoming: z.nullish(z.int()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchGroup = z.object({
  kind: z.enum(searchKinds),
  /** All that were found, of which `results` are the best. */
  count: z.int().check(z.nonnegative()),
  results: z.array(SearchResult),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

/** GET /api/search/, ours. */
export const SearchAnswer = z.object({
  query: ShortText,
  /** What was searched for instead, when words of the query are found nowhere. */
  corrected: z.nullish(ShortText),
  groups: z.array(SearchGroup),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
