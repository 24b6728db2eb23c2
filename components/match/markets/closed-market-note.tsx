import { AppLink } from '@/components/link/app-link';
import { LocalTime } from '@/components/ui/local-time.client';

type Props = {
  /** When its last prices ended, in unix seconds; null when the host does not say. */
  closedAt: number | null;
  matchTitle: string;
  matchHref: string;
};

/** Replaces the prices of a market that has closed while its match continues. */
export function ClosedMarketNote({ closedAt, matchTitle, matchHref }: Props) {
  return (
    <>
      <p>
        This market is closed.
        {closedAt !== null && (
          <>
            {' Its last prices are from '}
            <LocalTime seconds={closedAt} variant="second" />.
          </>
        )}
      </p>
      <p>
        <AppLink href={matchHref}>{`All markets of ${matchTitle}`}</AppLink>
      </p>
    </>
  );
}
