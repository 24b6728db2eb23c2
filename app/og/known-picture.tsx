import type { ReactElement } from 'react';
import { getBookmaker } from '@/lib/api/bookmakers';
import { getEvent } from '@/lib/api/matches';
import { getNewsStory } from '@/lib/api/news';
import { getContentPage } from '@/lib/api/pages';
import { toMatch } from '@/lib/domain/match';
import type { Policy } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { MatchPicture } from '@/lib/seo/picture/match-picture';
import { TitlePicture } from '@/lib/seo/picture/title-picture';

export type KnownPicture = {
  /** Names everything that is drawn. */
  key: string;
  draw: () => ReactElement;
  maxAgeSeconds: number;
};

const daySeconds = 86_400;
const liveSeconds = 60;

/** What is drawn of an address below /og/; null for one that we do not know. */
export async function knownPicture(
  kind: string,
  name: string,
  policy: Policy,
): Promise<KnownPicture | null> {
  if (kind === 'match') return matchPicture(name);
  if (kind === 'news') {
    const story = await getNewsStory(encodeURIComponent(name));
    return story && titled('News', story.title);
  }
  if (kind === 'bookmaker') {
    const bookmaker = policy === 'full' ? await getBookmaker(encodeURIComponent(name)) : null;
    return bookmaker && titled('Betting site review', bookmaker.title, bookmaker.mark);
  }
  if (kind !== 'page') return null;
  if (name === 'home') return titled('', 'Cricket odds, live scores and commentary');
  const page = await getContentPage(name);
  return page && titled(page.path.includes('/') ? 'Guide' : '', page.title);
}

async function matchPicture(id: string): Promise<KnownPicture | null> {
  const event = await getEvent(id, false);
  if (!event || (event.competitors ?? []).length < 2) return null;
  const match = toMatch({ ...event, markets: [] });
  const { SITE_NAME, SITE_TIME_ZONE } = siteEnv();
  const { teams, scores, status, statusText, startTime, tournament } = match;
  return {
    key: JSON.stringify(['match', id, teams, scores, status, statusText, startTime, tournament]),
    draw: () => <MatchPicture match={match} siteName={SITE_NAME} timeZone={SITE_TIME_ZONE} />,
    maxAgeSeconds: status === 'live' ? liveSeconds : daySeconds,
  };
}

function titled(kicker: string, title: string, mark: number | null = null): KnownPicture {
  const { SITE_NAME } = siteEnv();
  return {
    key: JSON.stringify([kicker, title, mark]),
    draw: () => <TitlePicture title={title} kicker={kicker} siteName={SITE_NAME} mark={mark} />,
    maxAgeSeconds: daySeconds,
  };
}
