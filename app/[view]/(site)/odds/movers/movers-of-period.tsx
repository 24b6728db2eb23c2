import { ViewNav } from '@/components/link/view-nav';
import { Movers } from '@/components/movers/movers.client';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { OddsHeader } from '@/components/odds/odds-header';
import { ChosenNote } from '@/components/personal/bookmakers/chosen-note.client';
import { EmptyState } from '@/components/state/empty-state';
import { LocalTime } from '@/components/ui/local-time.client';
import { getMovers } from '@/lib/api-client/matches';
import { moverPeriods, type MoverPeriod } from '@/lib/domain/odds/history/movers';
import { unfilteredList } from '@/lib/routing/list-query';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { moversMetadata } from '@/lib/seo/metadata';
import styles from './movers-of-period.module.css';

/** The prices that moved most within a period. */
export async function MoversOfPeriod({ period }: { period: MoverPeriod }) {
  const { movers, at } = await getMovers(period.hours);

  return (
    <>
      <JsonLd
        things={listGraph({ title: 'Movers', path: period.path, query: unfilteredList }, [])}
      />
      <OddsHeader current="movers" />
      <ChosenNote of="movers" />
      <ViewNav
        label="Time"
        variant="switch"
        items={moverPeriods.map(item => ({
          href: item.path,
          label: item.label,
          current: item.path === period.path,
        }))}
      />
      {movers.length > 0 ? (
        <>
          <p className={styles.scope}>
            Moves of the best price of all bookmakers compared by at least two points of chance or
            two steps of the odds, the largest change of implied probability first. As of{' '}
            <LocalTime seconds={at} variant="second" />.
            {movers.some(({ isSimulated }) => isSimulated) && ' Odds simulated.'}
          </p>
          <Movers movers={movers} at={at} />
          <AffiliateDisclosure />
        </>
      ) : (
        <EmptyState
          icon="chart-line"
          title="No price moved in this time"
          text="Prices are compared from the moment at which a bookmaker first quotes them."
        />
      )}
    </>
  );
}

export const metadataOf = async (period: MoverPeriod) =>
  moversMetadata(period, (await getMovers(period.hours)).movers.length === 0);
