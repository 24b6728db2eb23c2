import type { ReactElement } from 'react';
import { secondsInDay } from 'date-fns/constants';
import { getBonus } from '@/lib/api-client/bonuses';
import { getBookmaker } from '@/lib/api-client/bookmakers';
import { getEvent } from '@/lib/api-client/matches';
import { getNewsStory } from '@/lib/api-client/news';
import { getContentPage } from '@/lib/api-client/pages';
import { toMatch, underPolicy, type Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/domain/policy';
import { siteEnv } from '@/lib/env';
import { MatchImage } from '@/lib/seo/og-image/match-image';
import { TitleImage } from '@/lib/seo/og-image/title-image';

export type OgImageSource = {
  /** Cache key: contains everything that the image shows. */
  key: string;
  draw: () => ReactElement;
  maxAgeSeconds: number;
};

const liveSeconds = 60;

/** Returns null for an unknown kind or name. */
export async function resolveOgImage(
  kind: string,
  name: string,
  policy: Policy,
): Promise<OgImageSource | null> {
  if (kind === 'match') return matchSource(name);
  if (kind === 'fixture') return fixtureSource(name);
  if (kind === 'news') {
    const story = await getNewsStory(encodeURIComponent(name), policy);
    return story && titleSource('News', story.title);
  }
  if (kind === 'bookmaker') {
    const bookmaker = policy === 'full' ? await getBookmaker(encodeURIComponent(name)) : null;
    return bookmaker && titleSource('Betting site review', bookmaker.title, bookmaker.mark);
  }
  if (kind === 'bonus') {
    const bonus = policy === 'full' ? await getBonus(encodeURIComponent(name)) : null;
    return bonus && titleSource('Bonus explained', bonus.title);
  }
  if (kind !== 'page') return null;
  if (name === 'home') return titleSource('', 'Cricket odds, live scores and commentary');
  const page = await getContentPage(name, policy);
  return page && titleSource(page.path.includes('/') ? 'Guide' : '', page.title);
}

/** An image is shared across regions. */
async function getSharedMatch(id: string): Promise<Match | null> {
  const event = await getEvent(id, false);
  if (!event || (event.competitors ?? []).length < 2) return null;
  return underPolicy(toMatch(event), 'info');
}

async function matchSource(id: string): Promise<OgImageSource | null> {
  const match = await getSharedMatch(id);
  return match && drawnMatch(match);
}

/** The match as it was before it began, for visitors who hide scores. */
async function fixtureSource(id: string): Promise<OgImageSource | null> {
  const match = await getSharedMatch(id);
  return (
    match && drawnMatch({ ...match, status: 'upcoming', scores: [null, null], statusText: '' })
  );
}

function drawnMatch(match: Match): OgImageSource {
  const { SITE_NAME, SITE_TIME_ZONE } = siteEnv();
  const { id, teams, scores, status, statusText, startTime, tournament } = match;
  return {
    key: JSON.stringify(['match', id, teams, scores, status, statusText, startTime, tournament]),
    draw: () => <MatchImage match={match} siteName={SITE_NAME} timeZone={SITE_TIME_ZONE} />,
    maxAgeSeconds: status === 'live' ? liveSeconds : secondsInDay,
  };
}

function titleSource(kicker: string, title: string, mark: number | null = null): OgImageSource {
  const { SITE_NAME } = siteEnv();
  return {
    key: JSON.stringify([kicker, title, mark]),
    draw: () => <TitleImage title={title} kicker={kicker} siteName={SITE_NAME} mark={mark} />,
    maxAgeSeconds: secondsInDay,
  };
}
