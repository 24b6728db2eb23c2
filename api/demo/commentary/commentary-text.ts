import { notesOf } from './commentary-notes';
import { ballPhrases, type BallKind } from './commentary-phrases';
import { batterOf, type BallContext } from './ball-context';
import { fillPhrase, type PhraseValues } from './commentary-wording';
import { boundaryOf, isOut, specialOf, totalRuns } from '@/api/demo/records/delivery';
import { howOut } from '@/api/demo/scorecard/dismissal';
import { playerOf } from '@/api/demo/records/players';
import type { Delivery, Wicket } from '@/api/demo/records/record';
import { counted } from '@/lib/domain/match/result/match-result';
import { totalText } from '@/api/demo/replay/replay-score';
import { wicketPhrases } from './wicket-phrases';

/** The sentences about a ball, from the record's facts only. */
export function ballText(context: BallContext): string {
  const { dismissals } = context;
  const wicketTexts = dismissals.flatMap(wicket => [
    wicketLead(context, wicket),
    wicketFigures(context, wicket),
  ]);
  // A wicket without runs needs no sentence about the ball itself.
  const isBallOmitted = dismissals.length > 0 && totalRuns(context.planned.delivery) === 0;
  return [...(isBallOmitted ? [] : [ballLead(context)]), ...wicketTexts, ...notesOf(context)].join(
    ' ',
  );
}

function ballLead(context: BallContext): string {
  const kind = kindOf(context.planned.delivery);
  return fillPhrase(ballPhrases[kind], keyOf(context, kind), phraseValues(context));
}

const keyOf = ({ record, ball }: BallContext, kind: string) => ({
  key: `${record.id}/${kind}`,
  ball,
});

/** The kind of phrases for a delivery. */
export function kindOf(delivery: Delivery): BallKind {
  const { wd = 0, nb = 0, b = 0, lb = 0, pen = 0 } = specialOf(delivery);
  const total = totalRuns(delivery);
  if (wd > 0) return total > 1 ? 'wides' : 'wide';
  if (nb > 0) return total > nb ? 'noballs' : 'noball';
  if (b > 0) return 'bye';
  if (lb > 0) return 'legbye';
  const boundary = boundaryOf(delivery);
  if (boundary !== null) return boundary === 4 ? 'four' : 'six';
  const offBat = (['dot', 'one', 'two', 'three'] as const)[delivery[3]];
  if (pen > 0 && delivery[3] === 0) return 'penalty';
  return offBat ?? 'ran';
}

function phraseValues({ record, planned, after }: BallContext): PhraseValues {
  const [striker, nonStriker, bowler] = planned.delivery;
  const { b = 0, lb = 0 } = specialOf(planned.delivery);
  const nameOf = (player: number) => playerOf(record, player).name;
  return {
    bat: nameOf(striker),
    partner: nameOf(nonStriker),
    bowl: nameOf(bowler),
    runs: String(batterOf(after, striker)?.runs ?? 0),
    n: String(totalRuns(planned.delivery)),
    byes: counted(b, 'bye'),
    legbyes: counted(lb, 'leg bye'),
    score: totalText(after),
    team: record.teams[after.batting].name,
  };
}

function wicketLead(context: BallContext, wicket: Wicket): string {
  const { record } = context;
  const fielderNames = (wicket.fielders ?? []).map(fielder => {
    if (typeof fielder === 'number') return playerOf(record, fielder).name;
    return fielder.sub === null
      ? 'a substitute'
      : `substitute ${playerOf(record, fielder.sub).name}`;
  });
  return fillPhrase(wicketPhrases[wicket.kind], keyOf(context, wicket.kind), {
    ...phraseValues(context),
    out: playerOf(record, wicket.player).name,
    by: fielderNames.length > 0 ? fielderNames.join(' and ') : 'the fielding side',
    kind: wicket.kind,
  });
}

/** 'TM Head c X b Y 28 (29b, 3x4).' and the team's score; ducks are named. */
function wicketFigures({ record, planned, after }: BallContext, wicket: Wicket): string {
  const card = batterOf(after, wicket.player);
  const { runs = 0, balls = 0, fours = 0, sixes = 0 } = card ?? {};
  const { name } = playerOf(record, wicket.player);
  const hits = [`${balls}b`, ...(fours ? [`${fours}x4`] : []), ...(sixes ? [`${sixes}x6`] : [])];
  const line = `${name} ${howOut(record, wicket, planned.delivery[2])} ${runs} (${hits.join(', ')}).`;
  if (!isOut(wicket)) return line;
  const duck = runs > 0 ? '' : balls === 1 ? ' A first-ball duck.' : ' Out for a duck.';
  return `${line}${duck} ${record.teams[after.batting].name} ${totalText(after)}.`;
}
