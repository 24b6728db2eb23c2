import { moverPeriods } from '@/lib/domain/odds/history/movers';
import { metadataOf, MoversOfPeriod } from './movers-of-period';

export const generateMetadata = () => metadataOf(moverPeriods[0]);

export default function LastHourPage() {
  return <MoversOfPeriod period={moverPeriods[0]} />;
}
