import { Banner } from '@/components/content/banner';
import { LiveList } from '@/components/match/live-list.client';
import { OddsHeader } from '@/components/odds/odds-header';
import { Outrights } from '@/components/outright/outrights.client';
import { getBanner } from '@/lib/api/banners';
import { getOutrights, outrightsPath } from '@/lib/api/matches';
import { optional } from '@/lib/api/optional';
import { withoutPrices } from '@/lib/domain/match';
import { groupByTournament } from '@/lib/domain/match-groups';
import { showsOffers } from '@/lib/domain/view';
import { wholeList } from '@/lib/domain/list-query';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { outrightsMetadata } from '@/lib/seo/metadata';

export const revalidate = 30;

export const generateStaticParams = () => [];

export const generateMetadata = outrightsMetadata;

type Props = { params: Promise<{ view: string }> };

export default async function OutrightsPage({ params }: Props) {
  const offers = showsOffers((await params).view);
  const [events, banner] = await Promise.all([
    getOutrights(),
    optional(getBanner('odds_header_banner'), ''),
  ]);
  const now = Math.floor(Date.now() / 1000);

  return (
    <LiveList
      kind="outright"
      matches={offers ? events : events.map(withoutPrices)}
      group="event"
      snapshotPath={outrightsPath}
      now={now}
    >
      <JsonLd
        things={listGraph(
          { title: 'Outrights', path: '/odds/outrights', query: wholeList },
          groupByTournament(events),
        )}
      />
      <OddsHeader current="outrights" banner={<Banner html={banner} size="strip" />} />
      <Outrights />
    </LiveList>
  );
}
