import { ViewNav } from '@/components/link/view-nav';
import { ChosenMovers } from '@/components/movers/chosen-movers.client';
import { Movers } from '@/components/movers/movers.client';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { OddsHeader } from '@/components/odds/odds-header';
import { getMovers } from '@/lib/api-client/matches';
import { moverPeriods, type MoverPeriod } from '@/lib/domain/odds/history/movers';
import { unfilteredList } from '@/lib/routing/list-query';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { moversMetadata } from '@/lib/seo/metadata';

/** The prices that moved most within a period. */
export async function MoversOfPeriod({ period }: { period: MoverPeriod }) {
  const { movers, at } = await getMovers(period.hours);

  return (
    <>
      <JsonLd
        things={listGraph({ title: 'Movers', path: period.path, query: unfilteredList }, [])}
      />
      <OddsHeader current="movers" />
      <ViewNav
        label="Time"
        variant="switch"
        items={moverPeriods.map(item => ({
          href: item.path,
          label: item.label,
          current: item.path === period.path,
        }))}
      />
      <ChosenMovers hours={period.hours}>
        <Movers movers={movers} at={at} of="all bookmakers compared" />
      </ChosenMovers>
      {movers.length > 0 && <AffiliateDisclosure />}
    </>
  );
}

export const metadataOf = async (period: MoverPeriod) =>
  moversMetadata(period, (await getMovers(period.hours)).movers.length === 0);
