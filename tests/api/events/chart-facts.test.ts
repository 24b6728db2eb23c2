/** @jest-environment node */
import { ballCount, type MatchRecord } from '@/api/demo/records/record';
import { replayAt } from '@/api/demo/replay/replay';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { withOverTotals } from '@/api/store/over-totals';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toInningsCharts } from '@/lib/domain/scorecard/innings-chart';
import type { Match } from '@/lib/domain/match/match';
import { toNames } from '@/lib/domain/match/player-names';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { walkedRecords } from '@/tests/fixtures/all-records';
import { aTeam } from '@/tests/fixtures/match';
import { countRecord } from '@/tests/fixtures/record-count';

/** Comments as in a snapshot: few of them, with the complete overs counted. */
const newest = 60;

describe('the charts of runs', () => {
  it.each(walkedRecords)('the charts of runs draw the balls of %s', (_, record) => {
    for (const share of [0.13, 0.5, 1]) {
      const ball = Math.round(ballCount(record) * share);
      // With wides only, an innings has no length to draw.
      const counted = countRecord(record, ball).filter(({ balls }) => balls > 0);
      const charts = chartsOf(record, ball);

      expect(charts.map(({ overs }) => overs)).toEqual(
        counted.map(({ overs }) => {
          let total = 0;
          return overs.map(({ runs, wickets }, index) => {
            total += runs;
            return { over: index + 1, runs, wickets, total };
          });
        }),
      );
      expect(charts.map(({ now }) => now?.total)).toEqual(counted.map(({ runs }) => runs));
      expect(charts.map(({ side }) => side)).toEqual(counted.map(({ team }) => team));
      expect(charts.map(({ falls }) => falls.map(({ total }) => total))).toEqual(
        counted.map(({ falls }) => falls.map(({ runs }) => runs)),
      );
    }
  });
});

function chartsOf(record: MatchRecord, ball: number) {
  const replay = replayAt(record, ball, { startTime: 0 });
  const info = matchInfoOf(replay);
  const snapshot = commentarySoFar(replay).map(({ id, items }) => ({
    id,
    items: items.slice(0, newest),
    overs: [...withOverTotals([], items)],
  }));
  const teams: Match['teams'] = [aTeam(record.teams[0].name), aTeam(record.teams[1].name)];
  return toInningsCharts(toScorecard(info), toCommentary(snapshot, toNames(info)), teams);
}
