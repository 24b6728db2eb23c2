import { notFound, permanentRedirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { ComparedMarket } from '@/components/match/markets/compared-market.client';
import { ReplayNote } from '@/components/match/page/replay-note';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { LocalTime } from '@/components/ui/local-time.client';
import { loadMarket } from '@/lib/api-client/page-data/market-page';
import { marketPath, matchName, matchPath } from '@/lib/domain/match/match-name';
import { marketMetadata } from '@/lib/seo/metadata';

export const revalidate = 5;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ name: string; market: string }> };

export async function generateMetadata({ params }: Props) {
  const { name, market } = await params;
  const loaded = await loadMarket(name, market);
  return loaded ? marketMetadata(loaded.match, loaded.market) : {};
}

/** One market of a match at every bookmaker, for browsers without scripts. */
export default async function MarketPage({ params }: Props) {
  const { name, market: marketId } = await params;
  const loaded = await loadMarket(name, marketId);
  if (!loaded) notFound();
  const { match, market } = loaded;
  if (decodeURIComponent(name) !== matchName(match))
    permanentRedirect(marketPath(match, market.id));
  const [first, second] = match.teams;
  const matchTitle = `${first.name} v ${second.name}`;

  return (
    <>
      <PageHeader
        title={`${market.name}, ${matchTitle}`}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: matchTitle, href: matchPath(match) },
          { title: market.name },
        ]}
      />
      <p>
        {`Best of ${match.bookmakersCount} bookmakers compared, `}
        <LocalTime seconds={match.updatedAt ?? 0} variant="second" />
        {'. '}
        <a href={marketPath(match, market.id)}>Load the current prices</a>
      </p>
      {match.replay && <ReplayNote replay={match.replay} />}
      <ComparedMarket
        match={{ id: match.id, bookmakers: match.bookmakers ?? [] }}
        market={market}
      />
      <AffiliateDisclosure />
    </>
  );
}
