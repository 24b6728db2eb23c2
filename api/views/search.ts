import {
  searchKinds,
  type SearchResponse,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
} from '@/lib/contract/search';
import { excerptOf, hasEveryWord, markWords } from '@/lib/domain/search/search-words';
import { teamsOf } from '@/lib/domain/match/match';
import { eventStatus } from '@/lib/contract/event-status';
import { isPast, type CardEvent } from '@/api/store/stored-event';
import { groupBy } from '@/api/group-by';
import type { FoundDocument } from '@/api/store/search/find-documents';
import { compareEvents } from './card-order';
import { toCard } from './event';

export type SearchHits = {
  query: string;
  corrected: string | null;
  /** The folded words to be marked: the alternatives of each word of the query. */
  words: string[][];
  documents: FoundDocument[];
  /** The found matches, and all live, upcoming and recently finished ones. */
  events: ReadonlyMap<string, CardEvent>;
  /** The number of results of each kind. */
  size: number;
};

/**
 * The results by kind; teams and leagues without any match are omitted. What has all words in its
 * title comes first: within its kind, and its kind before the others.
 */
export function toSearchResponse(found: SearchHits): SearchResponse {
  const known = knownMatches(found.events);
  return {
    query: found.query,
    corrected: found.corrected,
    groups: searchKinds
      .flatMap(kind => toGroup(kind, found, known) ?? [])
      .sort((a, b) => b.titlesFound - a.titlesFound)
      .map(({ group }) => group),
  };
}

type RankedGroup = {
  group: SearchGroup;
  /** 1 when the title of its first result has all words, otherwise 0. */
  titlesFound: 0 | 1;
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
  const hasTitle = ({ title }: FoundDocument) => Number(hasEveryWord(title, found.words));
  const of = found.documents
    .filter(document => document.kind === kind)
    .sort((a, b) => hasTitle(b) - hasTitle(a));
  const results = of.flatMap(document => {
    const about = aboutOf(document, found, known);
    return about ? { ...toResult(document, found.words.flat()), ...about } : [];
  });
  // Whether a match is live is more relevant than how often a word is in its name.
  if (kind === 'match')
    results.sort((a, b) => (known.rankOf.get(a.ref) ?? 0) - (known.rankOf.get(b.ref) ?? 0));
  if (results.length === 0) return null;
  const [first] = of;
  return {
    group: { kind, count: results.length, results: results.slice(0, found.size) },
    titlesFound: first && hasTitle(first) ? 1 : 0,
  };
}

const toResult = ({ ref, title, text }: FoundDocument, words: string[]): SearchResult => ({
  ref,
  title: markWords(title, words),
  text: text === '' ? null : markWords(excerptOf(text, words), words),
});

type About = Pick<SearchResult, 'event' | 'live' | 'upcoming'>;

/** The fields of a result besides its text; null for one whose page no longer exists. */
function aboutOf(
  { kind, ref }: FoundDocument,
  found: SearchHits,
  known: KnownMatches,
): About | null {
  if (kind === 'match') return withEvent(found.events.get(ref));
  if (kind === 'team') return withEvent(known.ofSide.get(ref));
  if (kind !== 'league') return {};
  const matches = known.ofLeague.get(ref);
  if (!matches) return null;
  const open = matches.filter(event => !isPast(event));
  const live = open.filter(event => event.fields.status === eventStatus.live).length;
  return { live, upcoming: open.length - live };
}

/** A match without its odds: a price in a result would be outdated. */
function withEvent(event: CardEvent | undefined): About | null {
  return event ? { event: { ...toCard(event), markets: [] } } : null;
}
