import {
  searchKinds,
  type SearchResponse,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
} from '@/lib/contract/search';
import { excerptOf, markWords, matchingLines, searchWords } from '@/lib/domain/search/search-words';
import { namesOfPage } from '@/lib/domain/search/site-pages';
import { teamsOf } from '@/lib/domain/match/match';
import { eventStatus } from '@/lib/contract/event-status';
import { isPast, type CardEvent } from '@/api/store/stored-event';
import { groupBy } from '@/lib/domain/group-by';
import type { FoundDocument } from '@/api/store/search/find-documents';
import { compareEvents } from './card-order';
import { toCard } from './event';

export type SearchHits = {
  query: string;
  corrected: string | null;
  /** All words of the query, folded. */
  typed: readonly string[];
  /** The folded words to be marked: the alternatives of each word that is no filler. */
  words: string[][];
  documents: FoundDocument[];
  /** The found matches, and all live, upcoming and recently finished ones. */
  events: ReadonlyMap<string, CardEvent>;
  /** The number of results of each kind. */
  size: number;
};

/**
 * The results by kind; teams and leagues without any match are omitted. What has all words in its
 * title or its other names comes first: within its kind, and its kind before the others.
 */
export function toSearchResponse(found: SearchHits): SearchResponse {
  const known = knownMatches(found.events);
  return {
    query: found.query,
    corrected: found.corrected,
    groups: searchKinds
      .flatMap(kind => toGroup(kind, found, known) ?? [])
      .sort((a, b) => b.titleMatch - a.titleMatch)
      .map(({ group }) => group),
  };
}

type RankedGroup = {
  group: SearchGroup;
  /** Of its first result. */
  titleMatch: number;
};

type KnownMatches = {
  /** In the order of lists. */
  rankOf: ReadonlyMap<string, number>;
  /** The first match of a side in that order. */
  ofSide: ReadonlyMap<string, CardEvent>;
  ofLeague: ReadonlyMap<string, CardEvent[]>;
};

function knownMatches(events: SearchHits['events']): KnownMatches {
  const matches = [...events.values()].filter(({ kind }) => kind === 'match').sort(compareEvents);
  // Of the matches of a side the last one to be set is the first in order.
  const sides = matches
    .toReversed()
    .flatMap(event => teamsOf(event.fields).map(({ side }) => [side, event] as const));
  return {
    rankOf: new Map(matches.map(({ id }, rank) => [id, rank])),
    ofSide: new Map(sides),
    ofLeague: groupBy(matches, ({ fields }) => fields.league ?? ''),
  };
}

function toGroup(kind: SearchKind, found: SearchHits, known: KnownMatches): RankedGroup | null {
  const shown = found.documents
    .filter(document => document.kind === kind)
    .flatMap(document => {
      const about = aboutOf(document, found, known);
      const titleMatch = isWholeName(document, found.typed) ? 4 : document.titleMatch;
      return about ? { document, about, titleMatch, listRank: listRankOf(document, known) } : [];
    })
    // Whether a match is live is more relevant than how often a word is in its name.
    .sort((a, b) => b.titleMatch - a.titleMatch || a.listRank - b.listRank);
  const [first] = shown;
  if (!first) return null;
  const words = found.words.flat();
  const results = shown
    .slice(0, found.size)
    .map(({ document, about }) => ({ ...toResult(document, words), ...about }));
  return { group: { kind, count: shown.length, results }, titleMatch: first.titleMatch };
}

const listRankOf = ({ kind, ref }: FoundDocument, known: KnownMatches): number =>
  kind === 'match' ? (known.rankOf.get(ref) ?? 0) : 0;

/** Whether the query is the name of a page and nothing else, fillers included. */
const isWholeName = ({ kind, ref, title }: FoundDocument, typed: readonly string[]): boolean =>
  kind === 'page' &&
  [title, ...namesOfPage(ref)].some(name => searchWords(name).join(' ') === typed.join(' '));

function toResult({ kind, ref, title, text }: FoundDocument, words: string[]): SearchResult {
  const shown = kind === 'match' ? matchingLines(text, words) : excerptOf(text, words);
  return {
    ref,
    title: markWords(title, words),
    text: shown === '' ? null : markWords(shown, words),
  };
}

type About = Pick<SearchResult, 'event' | 'live' | 'upcoming'>;

/** The fields of a result besides its text; null for one whose page no longer exists. */
function aboutOf(
  { kind, ref }: FoundDocument,
  found: SearchHits,
  known: KnownMatches,
): About | null {
  if (kind === 'match' || kind === 'outright') return withEvent(found.events.get(ref));
  if (kind === 'team') return withEvent(known.ofSide.get(ref));
  if (kind !== 'league') return {};
  const matches = known.ofLeague.get(ref);
  if (!matches) return null;
  const open = matches.filter(event => !isPast(event));
  const live = open.filter(event => event.fields.status === eventStatus.live).length;
  return { live, upcoming: open.length - live };
}

/** A match or outright without its odds: a price in a result would be outdated. */
function withEvent(event: CardEvent | undefined): About | null {
  return event ? { event: { ...toCard(event), markets: [] } } : null;
}
