import { getLeagues } from '@/lib/api-client/leagues';
import { getOpenMatches } from '@/lib/api-client/matches';
import { calendarResponse, matchCalendar } from '@/lib/seo/calendar/match-calendar';
import { byStart } from '@/lib/domain/match/match-start';
import { writeWithin } from '@/lib/seo/write-within';
import { siteIdentity } from '@/lib/seo/graph/site-identity';
import { serviceUnavailable, notFound } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

const maxMatches = 1000;

/** Calendar subscription with the next 1,000 upcoming matches of a league, or of all leagues (`all.ics`). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = /^(.{1,100})\.ics$/u.exec(decoded((await params).file) ?? '')?.[1];
  if (!slug) return notFound();
  try {
    const league = slug === 'all' ? null : (await getLeagues()).find(known => known.slug === slug);
    if (league === undefined) return notFound();
    const matches = (await getOpenMatches(slug, 'info'))
      .filter(({ status }) => status === 'upcoming')
      .toSorted(byStart)
      .slice(0, maxMatches);
    const site = siteIdentity();
    const title = `${league?.name ?? 'Cricket'} – ${site.name}`;
    return calendarResponse(writeWithin(matches, some => matchCalendar(some, title, site)));
  } catch {
    return serviceUnavailable();
  }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
