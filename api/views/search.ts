import {
  searchKinds,
  type SearchAnswer,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
} from '@/lib/contract/search';
import { excerptOf, markWords } from '@/lib/domain/search-words';
import { isPast, liveStatus, type CardEvent } from '../store/kept-event';
import type { FoundDocument } from '../store/search';
import { byTurn } from './card-order';
import { toCard } from './event';

export type Found = {
  query: string;
  corrected: string | null;
  /** The words to mark, folded. */
  words: string[];
  documents: FoundDocument[];
  /** Those of the found matches, and every one that is live, to come or newly finished. */
  events: ReadonlyMap<string, CardEvent>;
  /** How many of each kind to show. */
  size: number;
};

/** What was found, by kind; of a team or a league that plays no more nothing is shown. */
export function toSearchAnswer(found: Found): SearchAnswer {
  return {
    query: found.query,
    corrected: found.corrected,
    groups: searchKinds.flatMap(kind => toGroup(kind, found) ?? []),
  };
}

function toGroup(kind: SearchKind, found: Found): SearchGroup | null {
  const of = found.documents.filter(document => document.kind === kind);
  const events = [...found.events.values()].filter(event => event.kind === 'match').sort(byTurn);
  const results = of.flatMap(document => {
    const about = aboutOf(document, found, events);
    return about ? { ...toResult(document, found.words), ...about } : [];
  });
  // Which match is on now says more than how often a word stands in its name.
  if (kind === 'match') {
    const turnOf = new Map(events.map((event, turn) => [event.id, turn]));
    results.sort((a, b) => (turnOf.get(a.ref) ?? 0) - (turnOf.get(b.ref) ?? 0));
  }
  if (results.length === 0) return null;
  return { kind, count: results.length, results: results.slice(0, found.size) };
}

const toResult = ({ ref, title, text }: FoundDocument, words: string[]): SearchResult => ({
  ref,
  title: markWords(title, words),
  text: text === '' ? null : markWords(excerptOf(text, words), words),
});

type About = Pick<SearchResult, 'event' | 'live' | 'upcoming'>;

/** What a result says besides its words; null for one that leads nowhere any more. */
function aboutOf(
  { kind, ref }: FoundDocument,
  found: Found,
  events: readonly CardEvent[],
): About | null {
  if (kind === 'match') return withEvent(found.events.get(ref));
  if (kind === 'team')
    return withEvent(
      events.find(({ fields }) => fields.competitors?.some(team => team.name === ref)),
    );
  if (kind !== 'league') return {};
  const open = events.filter(event => event.fields.league === ref && !isPast(event));
  const live = open.filter(event => event.fields.status === liveStatus).length;
  const isKnown = events.some(event => event.fields.league === ref);
  return isKnown ? { live, upcoming: open.length - live } : null;
}

/** A match without its odds: nobody searches for a price, and an old one would be wrong. */
function withEvent(event: CardEvent | undefined): About | null {
  return event ? { event: { ...toCard(event), markets: [] } } : null;
}
