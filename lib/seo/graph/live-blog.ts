import type { LiveBlogPosting } from 'schema-dts';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { offsetTime } from './offset-time';
import { publisher, type Site } from './site';
import { eventId } from './sports-event';

/** The HTML has them twice, once for the browser's scripts, and may have 30 KB. */
const updates = 2;

/** The commentary of a match in play, its newest lines; null without any, or without a start. */
export function liveBlog(
  match: Match,
  commentary: InningsComments[],
  { site, timeZone }: { site: Site; timeZone: string },
): LiveBlogPosting | null {
  const newest = commentary
    .toSorted((a, b) => Number(b.id) - Number(a.id))
    .flatMap(({ comments }) => comments)
    .filter(({ text }) => text)
    .slice(0, updates);
  const { startTime, updatedAt } = match;
  if (match.status !== 'live' || startTime === null || newest.length === 0) return null;
  const url = site.url + matchPath(match);
  const changed = offsetTime(updatedAt ?? startTime, timeZone);
  return {
    '@type': 'LiveBlogPosting',
    '@id': `${url}#commentary`,
    url,
    headline: `${match.teams[0].name} v ${match.teams[1].name}: live commentary`,
    about: { '@id': eventId(site.url, match) },
    coverageStartTime: offsetTime(startTime, timeZone),
    datePublished: offsetTime(startTime, timeZone),
    dateModified: changed,
    author: publisher(site),
    publisher: publisher(site),
    liveBlogUpdate: newest.map(({ over, title, text }) => ({
      '@type': 'BlogPosting',
      headline: [over, title].filter(Boolean).join(' ') || text.slice(0, 80),
      articleBody: text,
    })),
  };
}
