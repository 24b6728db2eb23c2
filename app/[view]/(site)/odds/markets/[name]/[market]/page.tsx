import { notFound, permanentRedirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { ClosedMarketNote } from '@/components/match/markets/closed-market-note';
import { Markets } from '@/components/match/markets/markets.client';
import { LiveMatch } from '@/components/match/page/live-match.client';
import { ReplayNote } from '@/components/match/team/replay-note';
import { loadMarket } from '@/lib/api-client/page-data/market-page';
import { marketPath, matchName, matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { marketMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ name: string; market: string }> };

export async function generateMetadata({ params }: Props) {
  const { name, market } = await params;
  const page = await loadMarket(name, market);
  return page && page.state !== 'ended'
    ? marketMetadata(page.match, page.market.name ?? unnamed)
    : {};
}

/** The page has neither a scorecard nor comments. */
const noDetails = { scorecard: null, commentary: [] };

/** A closed market of a host that does not name it. */
const unnamed = 'Closed market';

/**
 * One market of a match at every bookmaker, also for browsers without scripts. One that has ended is
 * shown as such until the match is over, since links to it may be a minute old; then it leads to
 * the match.
 */
export default async function MarketPage({ params }: Props) {
  const { name, market: marketId } = await params;
  const page = await loadMarket(name, marketId);
  if (!page) notFound();
  const { match } = page;
  if (page.state === 'ended') permanentRedirect(matchPath(match));
  if (decodeURIComponent(name) !== matchName(match))
    permanentRedirect(marketPath(match, page.market.id));
  const eventTitle = matchTitle(match);
  const title = page.market.name ?? unnamed;

  return (
    <>
      <PageHeader
        title={`${title}, ${eventTitle}`}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: eventTitle, href: matchPath(match) },
          { title },
        ]}
      />
      {page.state === 'closed' && (
        <ClosedMarketNote
          closedAt={page.market.closedAt}
          matchTitle={eventTitle}
          matchHref={matchPath(match)}
        />
      )}
      {match.replay && <ReplayNote replay={match.replay} />}
      {page.state === 'open' && (
        <LiveMatch match={match} details={noDetails} now={Math.floor(Date.now() / 1000)}>
          <ConnectionStrip />
          <Markets match={match} only={page.market.id} empty={null} />
          <noscript>
            <a href={marketPath(match, page.market.id)} rel="nofollow">
              Load the current prices
            </a>
          </noscript>
        </LiveMatch>
      )}
    </>
  );
}
