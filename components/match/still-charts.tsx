import { timeZoneLabel } from '@/components/ui/time-text';
import type { MatchCharts } from '@/lib/domain/match-charts';
import { Charts } from './charts';

type Props = { charts: MatchCharts; timeZone: string; simulated: boolean };

/** The charts in the server's HTML: nothing of them runs in the browser. */
export function StillCharts({ charts, timeZone, simulated }: Props) {
  const until = new Date((charts.chances?.until ?? 0) * 1000);
  const zone = { timeZone, label: timeZoneLabel(timeZone, until) };
  return <Charts {...charts} zone={zone} simulated={simulated} />;
}
