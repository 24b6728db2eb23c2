import type { WireEvent } from '@/lib/contract/event';
import type { SearchGroup, SearchKind, SearchResult } from '@/lib/contract/search';
import { eventStatus, currentStatuses } from '@/lib/contract/event-status';
import { leagueNames } from '@/lib/domain/match/side/league-names';
import { sideNames } from '@/lib/domain/match/side/side-names';
import { evidenceWords, excerptOf, hasEveryWord, markWords, searchWords } from './search-words';
import { sitePages, type SitePage } from './site-pages';

/**
 * An entry that is searched for a host without its own search; `text` is plain, `names` are other
 * titles, which are not shown.
 */
export type ListedEntry = {
  kind: SearchKind;
  ref: string;
  title: string;
  text: string;
  names?: readonly string[];
};
export type SearchedLists = {
  events: readonly WireEvent[];
  leagues: readonly { slug: string; name: string }[];
  entries: readonly ListedEntry[];
};

/** The kinds in which lists are searched, in the order of results. */
const kinds = ['match', 'league', 'news', 'guide', 'bookmaker', 'page'] as const;

/**
 * The entries of lists that have all words of a query, as a host's search responds: those whose
 * title has them first, and `size` of each kind.
 */
export function searchLists(query: string, lists: SearchedLists, size: number): SearchGroup[] {
  const words = evidenceWords(searchWords(query));
  const alternatives = words.map(word => [word]);
  if (words.length === 0) return [];
  const all = [
    ...lists.events.map(toEntry),
    ...lists.leagues.map(toLeague),
    ...lists.entries,
    ...sitePages.map(toPage),
  ];
  const titlesOf = ({ title, names = [] }: ListedEntry) => [title, ...names].join(' ');
  const hasTitle = (entry: ListedEntry) => Number(hasEveryWord(titlesOf(entry), alternatives));

  return kinds
    .map(kind => {
      const found = all
        .filter(entry => entry.kind === kind)
        .filter(entry => hasEveryWord(`${titlesOf(entry)} ${entry.text}`, alternatives))
        .sort((a, b) => hasTitle(b) - hasTitle(a));
      const results = found.slice(0, size).map(entry => toResult(entry, words, lists.events));
      return { kind, count: found.length, results, rank: found[0] ? hasTitle(found[0]) : 0 };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ kind, count, results }) => ({ kind, count, results }));
}

const toEntry = (event: WireEvent): ListedEntry => ({
  kind: 'match',
  ref: String(event.id),
  title: event.competitors?.map(({ name }) => name).join(' v ') || event.name,
  text: event.tournament ?? '',
  names: (event.competitors ?? []).flatMap(({ name, side }) => sideNames(name, side ?? name)),
});

const toLeague = ({ slug, name }: { slug: string; name: string }): ListedEntry => ({
  kind: 'league',
  ref: slug,
  title: name,
  text: '',
  names: leagueNames({ slug, name }),
});

const toPage = ({ path, title, text, names }: SitePage): ListedEntry => ({
  kind: 'page',
  ...{ ref: path, title, text, names },
});

function toResult(
  { kind, ref, title, text }: ListedEntry,
  words: string[],
  events: readonly WireEvent[],
): SearchResult {
  const pieces = { title: markWords(title, words), text: toText(text, words) };
  if (kind === 'match')
    return { ref, ...pieces, event: events.find(({ id }) => String(id) === ref) };
  if (kind !== 'league') return { ref, ...pieces };
  const open = events.filter(
    ({ league, status }) => league === ref && currentStatuses.includes(status),
  );
  const live = open.filter(({ status }) => status === eventStatus.live).length;
  return { ref, ...pieces, live, upcoming: open.length - live };
}

const toText = (text: string, words: string[]) =>
  text === '' ? null : markWords(excerptOf(text, words), words);
