import { isWritableTime } from '@/lib/dates/writable-time';
import { getEvent } from '@/lib/api-client/matches';
import { toMatch } from '@/lib/domain/match/match';
import { parseMatchId, matchName, matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { calendarResponse, matchCalendar } from '@/lib/seo/calendar/match-calendar';
import { siteIdentity } from '@/lib/seo/graph/site-identity';
import { serviceUnavailable, notFound } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

/**
 * Calendar file of an upcoming match; 404 while its start is not known, or cannot be written. Once it has started, links to the file
 * lead to the match.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = decoded((await params).name);
  const id = name && parseMatchId(name);
  if (!id) return notFound();
  try {
    const event = await getEvent(id, false);
    const match = event && toMatch({ ...event, markets: [] });
    if (!match) return notFound();
    if (match.status !== 'upcoming' || match.isOutright) return movedTo(matchPath(match));
    if (!isWritableTime(match.startTime)) return notFound();
    if (name !== matchName(match)) return movedTo(`${matchPath(match)}/event.ics`);
    return calendarResponse(matchCalendar([match], matchTitle(match), siteIdentity()));
  } catch {
    return serviceUnavailable();
  }
}

const movedTo = (path: string): Response =>
  new Response(null, { status: 308, headers: { location: path } });

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
