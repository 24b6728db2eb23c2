import { dismissalIds, howOut } from './dismissal';
import { personOf } from './people';
import { strikeRate } from './rates';
import type { MatchRecord, Wicket } from './record';
import type { BatterState, InningsState } from './replay-state';

/** The batting card: who batted, in order, then the rest of the side with '' everywhere. */
export function batsmenLines(record: MatchRecord, innings: InningsState, order: readonly number[]) {
  const batted = innings.batters.map(batter => battedLine(record, innings, batter));
  const rest = order.filter(player => !innings.batters.some(batter => batter.player === player));
  const waiting = rest.map(player => waitingLine(record, innings, player));
  return [...batted, ...waiting].map((line, at) => ({ ...line, Number: at + 1 }));
}

function battedLine(record: MatchRecord, { crease }: InningsState, batter: BatterState) {
  const { runs, balls, fours, sixes, dots, left } = batter;
  const isOnStrike = crease?.striker === batter.player;
  const isBatting = isOnStrike || crease?.nonStriker === batter.player;
  return {
    Batsman: personOf(record, batter.player).id,
    Runs: String(runs),
    Balls: String(balls),
    Fours: String(fours),
    Sixes: String(sixes),
    Dots: String(dots),
    Strikerate: strikeRate(runs, balls),
    Dismissal: left ? left.wicket.kind : 'not out',
    DismissalId: left ? dismissalIds[left.wicket.kind] : 'no',
    Howout: left ? howOut(record, left.wicket, left.bowler) : 'not out',
    Bowler: left ? personOf(record, left.bowler).id : '',
    Fielder: left ? fielderId(record, left.wicket) : '',
    ...(isBatting && { Isbatting: true }),
    ...(isOnStrike && { Isonstrike: true }),
  };
}

function fielderId(record: MatchRecord, { fielders = [] }: Wicket): string {
  const first = fielders[0];
  return typeof first === 'number' ? personOf(record, first).id : '';
}

function waitingLine(record: MatchRecord, { closed, source }: InningsState, player: number) {
  const isAbsent = closed && source.absentHurt?.includes(player) === true;
  const how = isAbsent ? 'absent hurt' : '';
  return {
    Batsman: personOf(record, player).id,
    Runs: '',
    Balls: '',
    Fours: '',
    Sixes: '',
    Dots: '',
    Strikerate: '',
    Dismissal: how,
    DismissalId: '',
    Howout: how,
    Bowler: '',
    Fielder: '',
  };
}
