import * as z from 'zod/mini';
import { Event } from './event';
import { LongText, ShortText, maxLength } from './validation/values';

/** The kinds of results, in the order in which the site shows them. */
export const searchKinds = [
  'match',
  'team',
  'player',
  'ground',
  'league',
  'outright',
  'news',
  'guide',
  'bookmaker',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A text in pieces, of which the matches are marked. Plain text, never HTML. */
const Marked = z.array(z.object({ text: LongText, marked: z.boolean() }));

export const SearchResult = z.object({
  /** A slug, a page's path, or the id of a match or outright. */
  ref: z.string().check(z.minLength(1), z.maxLength(maxLength.url)),
  title: Marked,
  text: z.nullish(Marked),
  /** The match or outright itself; for a team its most relevant match: the live, the next or the last one. */
  event: z.nullish(Event),
  /** For a league: the number of its matches. */
  live: z.nullish(z.int()),
  upcoming: z.nullish(z.int()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchGroup = z.object({
  kind: z.enum(searchKinds),
  /** The number of all results, of which `results` are the best. */
  count: z.int().check(z.nonnegative()),
  results: z.array(SearchResult),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

/** GET /api/search/, ours. */
export const SearchResponse = z.object({
  query: ShortText,
  /** The query that was searched for instead, when words of the original one match nothing. */
  corrected: z.nullish(ShortText),
  groups: z.array(SearchGroup),
});
export type SearchResponse = z.infer<typeof SearchResponse>;
