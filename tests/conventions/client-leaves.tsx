import { WatchLink } from '@/components/match/tabs/watch-link';
import type { ReactNode } from 'react';
import { BannerScript } from '@/components/content/banner-script.client';
import { BannerSlot } from '@/components/content/banner-slot.client';
import { ShareMore } from '@/components/article/share-more.client';
import { StickyHeader } from '@/components/article/sticky-header.client';
import { MovingPhones } from '@/components/about/moving-phones.client';
import { Tutorials } from '@/components/blocks/tutorials.client';
import { ContactFields } from '@/components/forms/contact-fields.client';
import { NewsletterForm } from '@/components/newsletter/newsletter-form.client';
import { AnchorMenu } from '@/components/article/anchor-menu.client';
import { PreviewScroll } from '@/components/layout/preview-scroll.client';
import { SiteLayout } from '@/components/layout/site-layout.client';
import { NavLink } from '@/components/sidebar/nav-link.client';
import { ThemeToggle } from '@/components/layout/theme-toggle.client';
import { BookmakerPrices } from '@/components/bookmaker/bookmaker-prices.client';
import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { LiveMatch } from '@/components/match/page/live-match.client';
import { Markets } from '@/components/match/markets/markets.client';
import { SummaryBar } from '@/components/match/page/summary-bar.client';
import { MatchTabs } from '@/components/match/tabs/match-tabs.client';
import { PauseUpdates } from '@/components/live/pause-updates.client';
import { ReadMore } from '@/components/match/commentary/read-more.client';
import { HistoryDays } from '@/components/match/results/history-days.client';
import { RecentResults } from '@/components/match/results/recent-results.client';
import { MatchScoreboard } from '@/components/match/scorecard/match-scoreboard';
import { UpcomingMatches } from '@/components/match/list/upcoming-matches.client';
import { WatchLive } from '@/components/match/list/watch-live.client';
import { OddsFormatSelect } from '@/components/odds/odds-format-select.client';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { PriceTimestamp } from '@/components/odds/price-timestamp.client';
import { Selection } from '@/components/odds/selection.client';
import { Movers } from '@/components/movers/movers.client';
import { Outrights } from '@/components/outright/outrights.client';
import { OutrightBoard } from '@/components/outright/outright-board.client';
import { SeriesOutrights } from '@/components/outright/series-outrights.client';
import { Carousel } from '@/components/carousel/carousel.client';
import { ClickOut } from '@/components/click-out/click-out.client';
import { RedirectNow } from '@/components/click-out/redirect-now.client';
import { SearchField } from '@/components/search/search-field.client';
import { SearchSuggestions } from '@/components/search/search-suggestions.client';
import { AppNavigation } from '@/components/link/app-navigation.client';
import { OfferLink } from '@/components/link/offer-link.client';
import { LocalTime } from '@/components/ui/local-time.client';
import { PageContextProvider } from '@/components/link/page-context.client';
import { Commentary } from '@/lib/contract/commentary';
import { Event } from '@/lib/contract/event';
import { MatchInfo } from '@/lib/contract/match-info';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toMatch } from '@/lib/domain/match/match';
import { toNames } from '@/lib/domain/match/player-names';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { aMover } from '@/tests/fixtures/prices/mover';
import { aView } from '@/tests/fixtures/live/live-screen';
import { wireCommentary } from '@/tests/fixtures/wire/wire-commentary';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { inList, leaf, type Leaf } from './leaf';
import { listLeaves } from './list-leaves';
import { personalLeaves } from './personal-leaves';

const live = toMatch(Event.parse(wireEvent()));
const upcoming = toMatch(Event.parse(wireEvent({ id: 5013, status: 1, score: null })), 1);
const info = MatchInfo.parse(wireMatchInfo());
const details = {
  scorecard: toScorecard(info),
  commentary: toCommentary(Commentary.parse(wireCommentary()), toNames(info)),
};
const watchUrl = 'https://watch.example';

const inView = (children: ReactNode) => (
  <PageContextProvider view={aView()}>{children}</PageContextProvider>
);
const inMatch = (children: ReactNode) => (
  <LiveMatch match={live} details={details} now={live.startTime ?? 0}>
    {children}
  </LiveMatch>
);
const outrightBoard = <OutrightBoard match={live} history={null} />;
const [market] = live.markets;
const [selection] = market?.selections ?? [];
if (!market || !selection) throw new Error('The fixture of an event has lost its market.');

const quoted = toMatch(Event.parse(wireEvent({ ...comparedBy, markets: [quotedWinner()] })));

/** A sample element of every client file, and a text that its server-rendered HTML must contain. */
export const clientLeaves: Record<string, Leaf> = {
  'components/about/moving-phones': leaf(<MovingPhones>Phones</MovingPhones>, 'Phones'),
  'components/blocks/tutorials': leaf(
    <Tutorials
      title="Tutorials"
      tutorials={[{ title: 'The toss', picture: null, embedUrl: 'about:blank', pageUrl: '/toss' }]}
    />,
    'Play: The toss',
  ),
  'components/bookmaker/bookmaker-prices': leaf(
    <BookmakerPrices matches={[quoted]} title="Deep Cover" />,
    'data-bookmaker="deep-cover"',
  ),
  'components/article/anchor-menu': leaf(
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
  'components/article/share-more': leaf(
    <ShareMore title="An article" url="https://site.example/a" />,
    'Copy link',
  ),
  'components/article/sticky-header': leaf(
    <StickyHeader title="An article" afterPx={80}>
      Share
    </StickyHeader>,
    'An article',
  ),
  'components/forms/contact-fields': leaf(<ContactFields />, '0 / 256'),
  'components/newsletter/newsletter-form': leaf(
    <NewsletterForm titleId="title" intro={<h2 id="title">Newsletter</h2>}>
      {null}
    </NewsletterForm>,
    'placeholder="Email address"',
  ),
  'components/layout/preview-scroll': leaf(<PreviewScroll path="/news" />, ''),
  'components/layout/site-layout': leaf(
    <SiteLayout hasSearch brand="Off the Bat" sidebar="Menu">
      Page
    </SiteLayout>,
    'Menu',
  ),
  'components/sidebar/nav-link': leaf(<NavLink href="/news">News</NavLink>, 'href="/news"'),
  'components/layout/theme-toggle': leaf(<ThemeToggle />, '<button'),
  'components/live/connection-strip': leaf(<ConnectionStrip />, 'role="status"'),
  'components/live/live-list': leaf(inList([live, upcoming], 'A list'), 'A list'),
  'components/match/page/live-match': leaf(inMatch('A match'), 'A match'),
  'components/match/markets/markets': leaf(
    inMatch(<Markets match={live} empty={null} />),
    'Match winner',
  ),
  ...listLeaves(live, upcoming),
  ...personalLeaves(live),
  'components/match/page/summary-bar': leaf(
    inMatch(
      <SummaryBar match={upcoming} now={0} calendarHref="/event.ics" fallback="Starts in 1 min" />,
    ),
    '1 min',
  ),
  'components/match/tabs/match-tabs': leaf(
    inMatch(
      <MatchTabs match={live} hasMarkets watchLink={<WatchLink href={watchUrl} />} fallback={{}} />,
    ),
    'Long Meadow, Fernton',
  ),
  'components/live/pause-updates': leaf(<PauseUpdates />, 'Pause updates'),
  'components/match/commentary/read-more': leaf(
    <ReadMore text={'Cut for four. '.repeat(40)} />,
    'Read more',
  ),
  'components/match/scorecard/scoreboard': leaf(
    inMatch(<MatchScoreboard match={live} watchUrl={watchUrl} siteUrl={watchUrl} />),
    '61/1',
  ),
  'components/match/list/upcoming-matches': leaf(
    inList([live, upcoming], <UpcomingMatches />),
    'Upcoming Matches',
  ),
  'components/match/list/watch-live': leaf(inList([live, upcoming], <WatchLive />), 'Ferns'),
  'components/odds/odds-format-select': leaf(<OddsFormatSelect />, 'Hong Kong'),
  'components/match/results/history-days': leaf(
    <HistoryDays results={[{ id: '1', startTime: 1_795_680_000, result: 'Herons won' }]} />,
    'Herons won',
  ),
  'components/match/results/recent-results': leaf(
    inList([live, upcoming], <RecentResults matches={[live]} />),
    'Herons',
  ),
  'components/odds/affiliate-disclosure': leaf(inView(<AffiliateDisclosure />), 'pays us'),
  'components/odds/price-timestamp': leaf(
    inList([live, upcoming], <PriceTimestamp matchId={live.id} />),
    'Updated',
  ),
  'components/odds/selection': leaf(
    inList([live, upcoming], <Selection matchId={live.id} market={market} selection={selection} />),
    'Ferns 1.42, Match winner, opens in a new tab',
  ),
  'components/click-out/click-out': leaf(<ClickOut />, 'role="alert"'),
  'components/click-out/redirect-now': leaf(<RedirectNow url="https://bets.example" />, ''),
  'components/movers/movers': leaf(
    inView(<Movers movers={[aMover()]} at={1_795_681_500} of="all" />),
    'Ferns',
  ),
  'components/outright/outrights': leaf(inList([live, upcoming], <Outrights />), 'Reed Cup'),
  'components/outright/outright-board': leaf(inMatch(outrightBoard), 'Price alerts'),
  'components/outright/series-outrights': leaf(
    inList([live, upcoming], <SeriesOutrights league="reed-cup" />),
    'Reed Cup',
  ),
  'components/search/search-field': leaf(
    <SearchField className="field" label="Search" query="ferns" />,
    'value="ferns"',
  ),
  'components/search/search-suggestions': leaf(
    <SearchSuggestions field={{} as HTMLInputElement} />,
    'role="listbox"',
  ),
  'components/carousel/carousel': leaf(
    <Carousel title="Latest news" slides={[{ key: 'a', card: 'Spinners on top' }]} />,
    'Spinners on top',
  ),
  'components/link/app-navigation': leaf(<AppNavigation />, ''),
  'components/link/offer-link': leaf(
    <OfferLink href="/bookmaker/redirect/a" paid>
      A
    </OfferLink>,
    'rel="sponsored',
  ),
  'components/ui/local-time': leaf(<LocalTime seconds={live.startTime ?? 0} />, '<time'),
  'components/link/page-context': leaf(inView('Inside'), 'Inside'),
};
