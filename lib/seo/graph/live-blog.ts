import type { LiveBlogPosting } from 'schema-dts';
import { isWritableTime } from '@/lib/dates/writable-time';
import { commentTitle } from '@/lib/domain/commentary/comment';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import type { Match } from '@/lib/domain/match/match';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { offsetTime } from './offset-time';
import { publisher, type Site } from './site';
import { eventId } from './sports-event';

/** The HTML has them twice, once for the browser's scripts, and may have 30 KB. */
const updates = 2;

type Context = {
  site: Site;
  timeZone: string;
  /** Whether the page describes the match as an event, too. */
  hasEvent: boolean;
};

/** The commentary of a match in play, its newest lines; null without any, or without a start. */
export function liveBlog(
  match: Match,
  commentary: InningsComments[],
  { site, timeZone, hasEvent }: Context,
): LiveBlogPosting | null {
  const newest = commentary
    .toSorted((a, b) => Number(b.id) - Number(a.id))
    .flatMap(({ comments }) => comments)
    .filter(({ text }) => text.trim())
    .slice(0, updates);
  const { startTime, updatedAt } = match;
  if (match.status !== 'live' || !isWritableTime(startTime) || newest.length === 0) return null;
  const url = site.url + matchPath(match);
  const changed = offsetTime(isWritableTime(updatedAt) ? updatedAt : startTime, timeZone);
  return {
    '@type': 'LiveBlogPosting',
    '@id': `${url}#commentary`,
    url,
    headline: `${matchTitle(match)}: live commentary`,
    about: hasEvent
      ? { '@id': eventId(site.url, match) }
      : { '@type': 'Thing', name: matchTitle(match) },
    coverageStartTime: offsetTime(startTime, timeZone),
    datePublished: offsetTime(startTime, timeZone),
    dateModified: changed,
    author: publisher(site),
    publisher: publisher(site),
    liveBlogUpdate: newest.map(comment => ({
      '@type': 'BlogPosting',
      headline:
        [comment.over, commentTitle(comment)].filter(Boolean).join(' ') ||
        [...comment.text].slice(0, 80).join(''),
      articleBody: comment.text,
    })),
  };
}
