import type { ReactElement, ReactNode } from 'react';
import { BannerScript } from '@/components/content/banner-script.client';
import { BannerSlot } from '@/components/content/banner-slot.client';
import { ShareMore } from '@/components/content/share-more.client';
import { StickyHeader } from '@/components/content/sticky-header.client';
import { MovingPhones } from '@/components/about/moving-phones.client';
import { Tutorials } from '@/components/blocks/tutorials.client';
import { ContactFields } from '@/components/forms/contact-fields.client';
import { Newsletter } from '@/components/forms/newsletter.client';
import { AnchorMenu } from '@/components/content/anchor-menu.client';
import { Frame } from '@/components/layout/frame.client';
import { NavLink } from '@/components/layout/nav-link.client';
import { ThemeToggle } from '@/components/layout/theme-toggle.client';
import { ConnectionStrip } from '@/components/match/connection-strip.client';
import { LeagueSelect } from '@/components/match/league-select.client';
import { LiveList } from '@/components/match/live-list.client';
import { LiveMatch } from '@/components/match/live-match.client';
import { Markets } from '@/components/match/markets.client';
import { MatchBoard } from '@/components/match/match-board.client';
import { MatchTabs } from '@/components/match/match-tabs.client';
import { PauseUpdates } from '@/components/match/pause-updates.client';
import { ReadMore } from '@/components/match/read-more.client';
import { RecentResults } from '@/components/match/recent-results.client';
import { Scoreboard } from '@/components/match/scoreboard.client';
import { UpcomingMatches } from '@/components/match/upcoming-matches.client';
import { WatchLive } from '@/components/match/watch-live.client';
import { OddsFormatSelect } from '@/components/odds/odds-format-select.client';
import { PriceStamp } from '@/components/odds/price-stamp.client';
import { Selection } from '@/components/odds/selection.client';
import { Outrights } from '@/components/outright/outrights.client';
import { Carousel } from '@/components/ui/carousel.client';
import { ClickOut } from '@/components/out/click-out.client';
import { Go } from '@/components/out/go.client';
import { SearchField } from '@/components/search/search-field.client';
import { SearchSuggestions } from '@/components/search/search-suggestions.client';
import { AppNavigation } from '@/components/ui/app-navigation.client';
import { OfferLink } from '@/components/ui/offer-link.client';
import { LocalTime } from '@/components/ui/local-time.client';
import { PageViewProvider } from '@/components/ui/view-context.client';
import { Commentary } from '@/lib/contract/commentary';
import { Event } from '@/lib/contract/event';
import { MatchInfo } from '@/lib/contract/match-info';
import { toCommentary } from '@/lib/domain/commentary';
import { toMatch } from '@/lib/domain/match';
import { toNames } from '@/lib/domain/player-names';
import { toScorecard } from '@/lib/domain/scorecard';
import { aView } from '../fixtures/live-screen';
import { wireCommentary } from '../fixtures/wire-commentary';
import { wireEvent } from '../fixtures/wire-event';
import { wireMatchInfo } from '../fixtures/wire-match-info';

type Leaf = { element: ReactElement; text: string };
const leaf = (element: ReactElement, text: string): Leaf => ({ element, text });

const live = toMatch(Event.parse(wireEvent()));
const upcoming = toMatch(Event.parse(wireEvent({ id: 5013, status: 1, score: null })), 1);
const info = MatchInfo.parse(wireMatchInfo());
const details = {
  scorecard: toScorecard(info),
  commentary: toCommentary(Commentary.parse(wireCommentary()), toNames(info)),
};
const watchUrl = 'https://watch.example';

const inList = (children: ReactNode) => (
  <LiveList
    matches={[live, upcoming]}
    group="event"
    snapshotPath="/api/events/"
    now={live.startTime}
  >
    {children}
  </LiveList>
);
const inMatch = (children: ReactNode) => (
  <LiveMatch match={live} details={details} now={live.startTime}>
    {children}
  </LiveMatch>
);
const [market] = live.markets;
const [selection] = market?.selections ?? [];
if (!market || !selection) throw new Error('The fixture of an event has lost its market.');

/** Every client file with what a server must be able to write of it: an element and a text of it. */
export const clientLeaves: Record<string, Leaf> = {
  'components/about/moving-phones': leaf(<MovingPhones>Phones</MovingPhones>, 'Phones'),
  'components/blocks/tutorials': leaf(
    <Tutorials
      title="Tutorials"
      tutorials={[{ title: 'The toss', picture: null, embedUrl: 'about:blank', pageUrl: '/toss' }]}
    />,
    'Play: The toss',
  ),
  'components/content/anchor-menu': leaf(
    <AnchorMenu anchors={[{ id: 'odds', title: 'Reading odds' }]} popup="current" />,
    'href="#odds"',
  ),
  'components/content/banner-script': leaf(
    <BannerScript snippet="" scripts={[{ src: 'https://ads.example/a.js', data: {} }]} />,
    'title="Advertisement"',
  ),
  'components/content/banner-slot': leaf(
    <BannerSlot size="wide" lazy={false}>
      A new season
    </BannerSlot>,
    'A new season',
  ),
  'components/content/share-more': leaf(
    <ShareMore title="An article" url="https://site.example/a" />,
    'Copy link',
  ),
  'components/content/sticky-header': leaf(
    <StickyHeader title="An article" afterPx={80}>
      Share
    </StickyHeader>,
    'An article',
  ),
  'components/forms/contact-fields': leaf(<ContactFields />, '0 / 256'),
  'components/forms/newsletter': leaf(<Newsletter />, 'placeholder="Email address"'),
  'components/layout/frame': leaf(
    <Frame hasSearch brand="Off the Bat" sidebar="Menu">
      Page
    </Frame>,
    'Menu',
  ),
  'components/layout/nav-link': leaf(<NavLink href="/news">News</NavLink>, 'href="/news"'),
  'components/layout/theme-toggle': leaf(<ThemeToggle />, '<button'),
  'components/match/connection-strip': leaf(<ConnectionStrip />, 'role="status"'),
  'components/match/league-select': leaf(
    <LeagueSelect
      leagues={[{ slug: 'reed-cup', name: 'Reed Cup' }]}
      current="all"
      filter="future"
    />,
    'Reed Cup',
  ),
  'components/match/live-list': leaf(inList('A list'), 'A list'),
  'components/match/live-match': leaf(inMatch('A match'), 'A match'),
  'components/match/markets': leaf(inMatch(<Markets match={live} />), 'Match winner'),
  'components/match/match-board': leaf(
    inList(<MatchBoard filter="in-play" league="all" now={live.startTime} />),
    'Reed Cup',
  ),
  'components/match/match-tabs': leaf(
    inMatch(<MatchTabs match={live} watchUrl={watchUrl} />),
    'Long Meadow, Fernton',
  ),
  'components/match/pause-updates': leaf(<PauseUpdates />, 'Pause updates'),
  'components/match/read-more': leaf(<ReadMore text={'Cut for four. '.repeat(40)} />, 'Read more'),
  'components/match/scoreboard': leaf(
    inMatch(<Scoreboard match={live} watchUrl={watchUrl} />),
    '61/1',
  ),
  'components/match/upcoming-matches': leaf(inList(<UpcomingMatches />), 'Upcoming Matches'),
  'components/match/watch-live': leaf(inList(<WatchLive />), 'Ferns'),
  'components/odds/odds-format-select': leaf(<OddsFormatSelect />, 'Hong Kong'),
  'components/match/recent-results': leaf(inList(<RecentResults matches={[live]} />), 'Herons'),
  'components/odds/price-stamp': leaf(inList(<PriceStamp matchId={live.id} />), 'Updated'),
  'components/odds/selection': leaf(
    inList(<Selection matchId={live.id} marketId={market.id} selection={selection} />),
    'Bet now: Ferns 1.42, opens in a new tab',
  ),
  'components/out/click-out': leaf(<ClickOut />, 'role="alert"'),
  'components/out/go': leaf(<Go url="https://bets.example" />, ''),
  'components/outright/outrights': leaf(inList(<Outrights />), 'Reed Cup'),
  'components/search/search-field': leaf(
    <SearchField className="field" label="Search" query="ferns" />,
    'value="ferns"',
  ),
  'components/search/search-suggestions': leaf(
    <SearchSuggestions field={{} as HTMLInputElement} />,
    'role="listbox"',
  ),
  'components/ui/carousel': leaf(
    <Carousel title="Latest news" slides={[{ key: 'a', card: 'Spinners on top' }]} />,
    'Spinners on top',
  ),
  'components/ui/app-navigation': leaf(<AppNavigation />, ''),
  'components/ui/offer-link': leaf(
    <OfferLink href="/bookmaker/redirect/a" paid>
      A
    </OfferLink>,
    'rel="sponsored',
  ),
  'components/ui/local-time': leaf(<LocalTime seconds={live.startTime} />, '<time'),
  'components/ui/view-context': leaf(
    <PageViewProvider view={aView()}>Inside</PageViewProvider>,
    'Inside',
  ),
};
