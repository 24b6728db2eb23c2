import { fromUnixTime } from 'date-fns/fromUnixTime';
import { timeZoneLabel } from '@/lib/dates/date-text';
import type { MatchCharts } from '@/lib/domain/scorecard/match-charts';
import { Charts } from './charts';

type Props = {
  charts: MatchCharts;
  timeZone: string;
  simulated: boolean;
  /** Draws all charts, on the page of the charts. */
  isComplete?: boolean;
};

/**
 * The charts in the server's HTML, without client code. A match page, whose HTML may have 30 KB, has the
 * lines only: a hundred bars alone would take 2 KB.
 */
export function StaticCharts({ charts, timeZone, simulated, isComplete = false }: Props) {
  const until = fromUnixTime(charts.chances?.until ?? 0);
  const zone = { timeZone, label: timeZoneLabel(timeZone, until) };
  return <Charts {...charts} zone={zone} simulated={simulated} isShort={!isComplete} />;
}
