import { getEvent } from '@/lib/api/matches';
import { toMatch } from '@/lib/domain/match';
import { idOfMatchName, matchName, matchPath } from '@/lib/domain/match-name';
import { calendarAnswer, matchCalendar } from '@/lib/seo/match-calendar';
import { thisSite } from '@/lib/seo/graph/this-site';
import { laterAnswer, missingAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

/** A match to come, for a calendar; what has begun or ended is none. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = decoded((await params).name);
  const id = name && idOfMatchName(name);
  if (!id) return missingAnswer();
  try {
    const event = await getEvent(id, false);
    const match = event && toMatch({ ...event, markets: [] });
    if (match?.status !== 'upcoming') return missingAnswer();
    if (name !== matchName(match)) {
      const headers = { location: `${encodeURI(matchPath(match))}/event.ics` };
      return new Response(null, { status: 308, headers });
    }
    const title = `${match.teams[0].name} v ${match.teams[1].name}`;
    return calendarAnswer(matchCalendar([match], title, thisSite()), 'match.ics');
  } catch {
    return laterAnswer();
  }
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
