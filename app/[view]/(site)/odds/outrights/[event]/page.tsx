import { notFound, permanentRedirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { LiveMatch } from '@/components/match/page/live-match.client';
import { StaticPrices } from '@/components/match/prices/static-prices';
import { OutrightBoard } from '@/components/outright/outright-board.client';
import { SeriesLink } from '@/components/series/series-link';
import { loadMatch } from '@/lib/api-client/page-data/match-page';
import { seriesPath } from '@/lib/domain/series/series';
import { matchName, matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { favouritesFirst } from '@/lib/domain/odds/history/price-lines';
import { siteEnv } from '@/lib/env';
import { formatOfView, policyOfView } from '@/lib/routing/view';
import { outrightGraph } from '@/lib/seo/graph/match-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { outrightMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ view: string; event: string }> };

export async function generateMetadata({ params }: Props) {
  const loaded = await load(await params);
  return loaded ? outrightMetadata(loaded.match) : {};
}

/** An outright at every bookmaker, and how its prices moved; also for browsers without scripts. */
export default async function OutrightPage({ params }: Props) {
  const { view, event } = await params;
  const loaded = await load({ view, event });
  if (!loaded) notFound();
  const { match, details, prices } = loaded;
  if (!match.isOutright || decodeURIComponent(event) !== matchName(match))
    permanentRedirect(matchPath(match));
  const series = match.league && { title: match.tournament, href: seriesPath(match.league) };
  const title = matchTitle(match);

  return (
    <LiveMatch match={match} details={details} now={Math.floor(Date.now() / 1000)}>
      <JsonLd things={outrightGraph(match)} />
      <PageHeader
        title={title}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: 'Outrights', href: '/odds/outrights' },
          ...(series ? [series] : []),
          { title },
        ]}
      />
      <OutrightBoard
        match={match}
        history={
          prices && (
            <StaticPrices
              prices={favouritesFirst(prices, null)}
              market={match.markets[0]?.name ?? title}
              format={formatOfView(view)}
              timeZone={siteEnv().SITE_TIME_ZONE}
              simulated={match.replay !== null}
            />
          )
        }
      />
      {match.league && <SeriesLink league={match.league} name={match.tournament} />}
    </LiveMatch>
  );
}

const load = ({ view, event }: { view: string; event: string }) =>
  loadMatch(event, false, policyOfView(view));
