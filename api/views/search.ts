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
  return {
    query: found.query,
    corrected: found.corrected,
    groups: searchKinds
      .flatMap(kind => toGroup(kind, found) ?? [])
      .sort((a, b) => b.titlesFound - a.titlesFound)
      .map(({ group }) => group),
  };
}

type RankedGroup = {
  group: SearchGroup;
  /** 1 when the title of its first result has all words, otherwise 0. */
  titlesFound: 0 | 1;
};

function toGroup(kind: SearchKind, found: SearchHits): RankedGroup | null {
  const hasTitle = ({ title }: FoundDocument) => Number(hasEveryWord(title, found.words));
  const of = found.documents
    .filter(document => document.kind === kind)
    .sort((a, b) => hasTitle(b) - hasTitle(a));
  const events = [...found.events.values()]
    .filter(event => event.kind === 'match')
    .sort(compareEvents);
  const results = of.flatMap(document => {
    const about = aboutOf(document, found, events);
    return about ? { ...toResult(document, found.words.flat()), ...about } : [];
  });
  // Whether a match is live is more relevant than how often a word is in its name.
  if (kind === 'match') {
    const rankOf = new Map(events.map((event, rank) => [event.id, rank]));
    results.sort((a, b) => (rankOf.get(a.ref) ?? 0) - (rankOf.get(b.ref) ?? 0));
  }
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
  events: readonly CardEvent[],
): About | null {
  if (kind === 'match') return withEvent(found.events.get(ref));
  if (kind === 'team')
    return withEvent(events.find(({ fields }) => teamsOf(fields).some(({ side }) => side === ref)));
  if (kind !== 'league') return {};
  const open = events.filter(event => event.fields.league === ref && !isPast(event));
  const live = open.filter(event => event.fields.status === eventStatus.live).length;
  const isKnown = events.some(event => event.fields.league === ref);
  return isKnown ? { live, upcoming: open.length - live } : null;
}

/** A match without its odds: a price in a result would be outdated. */
function withEvent(event: CardEvent | undefined): About | null {
  return event ? { event: { ...toCard(event), markets: [] } } : null;
}
