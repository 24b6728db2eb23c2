import type { BallContext } from './ball-context';
import { overSummary } from './commentary-summary';
import { ballText } from './commentary-text';
import {
  boundaryOf,
  bowlerRuns,
  extraRuns,
  isOut,
  specialOf,
  totalRuns,
} from '@/api/demo/records/delivery';
import { howOut } from '@/api/demo/scorecard/dismissal';
import { playerOf } from '@/api/demo/records/players';
import type { Delivery } from '@/api/demo/records/record';

/**
 * The comment on a ball, without its id. `Over` is the label of the next legal ball, so the label
 * of a wide is repeated.
 */
export function ballComment(context: BallContext) {
  const { record, planned, before, after, dismissals } = context;
  const { delivery, endsOver } = planned;
  const [striker, nonStriker, bowler] = delivery;
  const playerName = (player: number) => playerOf(record, player);
  const extras = extraRuns(delivery);
  const out = dismissals.find(isOut);
  return {
    Over: `${before.overs}.${before.ballsInOver + 1}`,
    Runs: String(totalRuns(delivery)),
    Detail: detailOf(delivery, out !== undefined),
    Isball: true,
    ...(boundaryOf(delivery) !== null && { Isboundary: true }),
    ...(out && {
      Iswicket: true,
      Dismissed: playerName(out.player).id,
      Dismissal_Type: out.kind,
      Howout: howOut(record, out, bowler),
    }),
    Batsman: playerName(striker).id,
    Batsman_Name: playerName(striker).name,
    Non_Striker: playerName(nonStriker).id,
    Non_Striker_Name: playerName(nonStriker).name,
    Bowler: playerName(bowler).id,
    Bowler_Name: playerName(bowler).name,
    Batsman_Runs: String(delivery[3]),
    Bowler_Conceded_Runs: String(bowlerRuns(delivery)),
    ...(extras > 0 && { Extras_Runs: String(extras) }),
    Score: `${after.runs}/${after.wickets}`,
    Commentary: ballText(context),
    ...(endsOver && { End_Over: true, Summary: overSummary(context) }),
  };
}

function detailOf(delivery: Delivery, isWicket: boolean): string {
  const { wd, nb, b, lb } = specialOf(delivery);
  if (wd) return 'wd';
  if (nb) return 'nb';
  if (isWicket) return 'W';
  if (b) return 'b';
  return lb ? 'lb' : '';
}
