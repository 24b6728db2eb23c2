import { notesOf } from './commentary-notes';
import { ballPhrases, type BallKind } from './commentary-phrases';
import { batterOf, type Step } from './commentary-step';
import { worded, type Words } from './commentary-wording';
import { boundaryOf, isOut, specialOf, totalRuns } from './delivery';
import { howOut } from './dismissal';
import { personOf } from './people';
import type { Delivery, Wicket } from './record';
import { counted } from './replay-result';
import { totalText } from './replay-score';
import { wicketPhrases } from './wicket-phrases';

/** The sentences of a ball, made of the record's facts only. */
export function ballText(step: Step): string {
  const { left } = step;
  const goings = left.flatMap(wicket => [wicketLead(step, wicket), wicketFigures(step, wicket)]);
  // A dot that brings a wicket needs no words of its own.
  const silent = left.length > 0 && totalRuns(step.planned.delivery) === 0;
  return [...(silent ? [] : [ballLead(step)]), ...goings, ...notesOf(step)].join(' ');
}

function ballLead(step: Step): string {
  const kind = kindOf(step.planned.delivery);
  return worded(ballPhrases[kind], keyOf(step, kind), wordsOf(step));
}

const keyOf = ({ record, ball }: Step, kind: string) => ({ key: `${record.id}/${kind}`, ball });

/** Which list of phrases tells the ball. */
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

function wordsOf({ record, planned, after }: Step): Words {
  const [striker, nonStriker, bowler] = planned.delivery;
  const { b = 0, lb = 0 } = specialOf(planned.delivery);
  const nameOf = (player: number) => personOf(record, player).name;
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

function wicketLead(step: Step, wicket: Wicket): string {
  const { record } = step;
  const named = (wicket.fielders ?? []).map(fielder => {
    if (typeof fielder === 'number') return personOf(record, fielder).name;
    return fielder.sub === null
      ? 'a substitute'
      : `substitute ${personOf(record, fielder.sub).name}`;
  });
  return worded(wicketPhrases[wicket.kind], keyOf(step, wicket.kind), {
    ...wordsOf(step),
    out: personOf(record, wicket.player).name,
    by: named.length > 0 ? named.join(' and ') : 'the fielding side',
    kind: wicket.kind,
  });
}

/** 'TM Head c X b Y 28 (29b, 3x4).' and the team's score; ducks are named. */
function wicketFigures({ record, planned, after }: Step, wicket: Wicket): string {
  const card = batterOf(after, wicket.player);
  const { runs = 0, balls = 0, fours = 0, sixes = 0 } = card ?? {};
  const { name } = personOf(record, wicket.player);
  const hits = [`${balls}b`, ...(fours ? [`${fours}x4`] : []), ...(sixes ? [`${sixes}x6`] : [])];
  const line = `${name} ${howOut(record, wicket, planned.delivery[2])} ${runs} (${hits.join(', ')}).`;
  if (!isOut(wicket)) return line;
  const duck = runs > 0 ? '' : balls === 1 ? ' A first-ball duck.' : ' Out for a duck.';
  return `${line}${duck} ${record.teams[after.batting].name} ${totalText(after)}.`;
}
