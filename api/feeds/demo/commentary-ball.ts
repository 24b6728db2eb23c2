import type { Step } from './commentary-step';
import { overSummary } from './commentary-summary';
import { ballText } from './commentary-text';
import { boundaryOf, extraRuns, isOut, specialOf, totalRuns } from './delivery';
import { howOut } from './dismissal';
import { personOf } from './people';
import type { Delivery } from './record';

/** The comment on a ball, but for its id. `Over` names the legal ball it is or stands before, so a wide's label comes again. */
export function ballComment(step: Step) {
  const { record, planned, before, after, left } = step;
  const { delivery, endsOver } = planned;
  const [striker, nonStriker, bowler] = delivery;
  const named = (player: number) => personOf(record, player);
  const extras = extraRuns(delivery);
  const out = left.find(isOut);
  return {
    Over: `${before.overs}.${before.ballsInOver + 1}`,
    Runs: String(totalRuns(delivery)),
    Detail: detailOf(delivery, out !== undefined),
    Isball: true,
    ...(boundaryOf(delivery) !== null && { Isboundary: true }),
    ...(out && {
      Iswicket: true,
      Dismissed: named(out.player).id,
      Dismissal_Type: out.kind,
      Howout: howOut(record, out, bowler),
    }),
    Batsman: named(striker).id,
    Batsman_Name: named(striker).name,
    Non_Striker: named(nonStriker).id,
    Non_Striker_Name: named(nonStriker).name,
    Bowler: named(bowler).id,
    Bowler_Name: named(bowler).name,
    Batsman_Runs: String(delivery[3]),
    ...(extras > 0 && { Extras_Runs: String(extras) }),
    Score: `${after.runs}/${after.wickets}`,
    Commentary: ballText(step),
    ...(endsOver && { End_Over: true, Summary: overSummary(step) }),
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
