import { fromUnixTime } from 'date-fns/fromUnixTime';
import { timeZoneLabel } from '@/lib/dates/date-text';
import type { MatchCharts } from '@/lib/domain/scorecard/match-charts';
import { Charts } from './charts';

type Props = {
  charts: MatchCharts;
  timeZone: string;
  simulated: boolean;
  /** Whether everything is drawn, on the page of the charts. */
  isComplete?: boolean;
};

/** All charts of a Test's overs would take 4 of the 30 KB that the HTML may have. */
const maxBars = 100;

/** The charts in the server's HTML, without client code. */
export function StaticCharts({ charts, timeZone, simulated, isComplete = false }: Props) {
  const until = fromUnixTime(charts.chances?.until ?? 0);
  const zone = { timeZone, label: timeZoneLabel(timeZone, until) };
  return (
    <Charts
      {...charts}
      zone={zone}
      simulated={simulated}
      {...(!isComplete && { hasTables: false, maxBars })}
    />
  );
}
