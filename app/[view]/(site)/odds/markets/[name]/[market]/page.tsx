import { notFound, permanentRedirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { ClosedMarketNote } from '@/components/match/markets/closed-market-note';
import { ComparedMarket } from '@/components/match/markets/compared-market.client';
import { MarketScope } from '@/components/match/markets/market-scope';
import { ReplayNote } from '@/components/match/team/replay-note';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { loadMarket } from '@/lib/api-client/page-data/market-page';
import { marketPath, matchName, matchPath } from '@/lib/domain/match/match-name';
import { marketMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ name: string; market: string }> };

export async function generateMetadata({ params }: Props) {
  const { name, market } = await params;
  const page = await loadMarket(name, market);
  return page && page.state !== 'ended'
    ? marketMetadata(page.match, page.market.name ?? unnamed)
    : {};
}

/** A closed market of a host that does not name it. */
const unnamed = 'Closed market';

/**
 * One market of a match at every bookmaker, for browsers without scripts. One that has ended is
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
  const [first, second] = match.teams;
  const matchTitle = `${first.name} v ${second.name}`;
  const title = page.market.name ?? unnamed;

  return (
    <>
      <PageHeader
        title={`${title}, ${matchTitle}`}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: matchTitle, href: matchPath(match) },
          { title },
        ]}
      />
      {page.state === 'closed' ? (
        <ClosedMarketNote
          closedAt={page.market.closedAt}
          matchTitle={matchTitle}
          matchHref={matchPath(match)}
        />
      ) : (
        <MarketScope match={match} market={page.market} />
      )}
      {match.replay && <ReplayNote replay={match.replay} />}
      {page.state === 'open' && (
        <>
          <ComparedMarket
            match={{ id: match.id, bookmakers: match.bookmakers ?? [] }}
            market={page.market}
          />
          <AffiliateDisclosure />
        </>
      )}
    </>
  );
}
