import { dismissalIds, howOut } from './dismissal';
import { playerOf } from '@/api/demo/records/players';
import type { MatchRecord, Wicket } from '@/api/demo/records/record';
import type { BatterState, InningsState } from '@/api/demo/replay/replay-state';
import { rateText } from '@/lib/domain/scorecard/rate';

/** The batting card: the batters in order, then the other players of the side with ''. */
export function batsmenLines(record: MatchRecord, innings: InningsState, order: readonly number[]) {
  const batted = innings.batters.map(batter => battedLine(record, innings, batter));
  const remaining = order.filter(
    player => !innings.batters.some(batter => batter.player === player),
  );
  const waiting = remaining.map(player => waitingLine(record, innings, player));
  return [...batted, ...waiting].map((line, index) => ({ ...line, Number: index + 1 }));
}

function battedLine(record: MatchRecord, { crease }: InningsState, batter: BatterState) {
  const { runs, balls, fours, sixes, dots, dismissal } = batter;
  const isOnStrike = crease?.striker === batter.player;
  const isBatting = isOnStrike || crease?.nonStriker === batter.player;
  return {
    Batsman: playerOf(record, batter.player).id,
    Runs: String(runs),
    Balls: String(balls),
    Fours: String(fours),
    Sixes: String(sixes),
    Dots: String(dots),
    Strikerate: rateText(runs, balls, 100),
    Dismissal: dismissal ? dismissal.wicket.kind : 'not out',
    DismissalId: dismissal ? dismissalIds[dismissal.wicket.kind] : 'no',
    Howout: dismissal ? howOut(record, dismissal.wicket, dismissal.bowler) : 'not out',
    Bowler: dismissal ? playerOf(record, dismissal.bowler).id : '',
    Fielder: dismissal ? fielderId(record, dismissal.wicket) : '',
    ...(isBatting && { Isbatting: true }),
    ...(isOnStrike && { Isonstrike: true }),
  };
}

function fielderId(record: MatchRecord, { fielders = [] }: Wicket): string {
  const first = fielders[0];
  return typeof first === 'number' ? playerOf(record, first).id : '';
}

function waitingLine(record: MatchRecord, { closed, source }: InningsState, player: number) {
  const isAbsent = closed && source.absentHurt?.includes(player) === true;
  const howOutText = isAbsent ? 'absent hurt' : '';
  return {
    Batsman: playerOf(record, player).id,
    Runs: '',
    Balls: '',
    Fours: '',
    Sixes: '',
    Dots: '',
    Strikerate: '',
    Dismissal: howOutText,
    DismissalId: '',
    Howout: howOutText,
    Bowler: '',
    Fielder: '',
  };
}
