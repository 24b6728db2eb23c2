import { getLeagues } from '@/lib/api/leagues';
import { getOpenMatches } from '@/lib/api/matches';
import { calendarAnswer, matchCalendar } from '@/lib/seo/match-calendar';
import { thisSite } from '@/lib/seo/graph/this-site';
import { laterAnswer, missingAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** What is to come in a league, or in all of them (`all.ics`), for a calendar to subscribe to. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = /^([\w-]{1,100})\.ics$/.exec((await params).file)?.[1];
  if (!slug) return missingAnswer();
  try {
    const league = slug === 'all' ? null : (await getLeagues()).find(known => known.slug === slug);
    if (league === undefined) return missingAnswer();
    const matches = (await getOpenMatches(slug)).filter(({ status }) => status === 'upcoming');
    const site = thisSite();
    const title = `${league?.name ?? 'Cricket'} – ${site.name}`;
    return calendarAnswer(matchCalendar(matches, title, site), `${slug}.ics`);
  } catch {
    return laterAnswer();
  }
}
