import { fromUnixTime } from 'date-fns/fromUnixTime';
import { timeZoneLabel } from '@/lib/dates/date-text';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { PriceLines } from '@/lib/domain/odds/history/price-lines';
import { bestPriceWords, Prices } from './prices';

type Props = {
  prices: PriceLines;
  market: string;
  format: OddsFormat;
  timeZone: string;
  simulated: boolean;
};

/** The price history in the server's HTML, without client code. */
export function StaticPrices({ timeZone, ...props }: Props) {
  const zone = { timeZone, label: timeZoneLabel(timeZone, fromUnixTime(props.prices.until)) };
  return <Prices {...props} zone={zone} of={bestPriceWords} isDetailed={false} />;
}
