import { playerOf } from '@/api/demo/records/players';
import { ballsOf, oversText } from './rates';
import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import type { MatchRecord } from '@/api/demo/records/record';
import type { BowlerState, InningsState, PartnershipState } from '@/api/demo/replay/replay-state';
import { batsmenLines } from './scorecard-batsmen';
import { rateText } from '@/lib/domain/scorecard/rate';

const numbers = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

/** One innings of the scorecard; `order` is the side's expected batting order. */
export function inningsCard(record: MatchRecord, innings: InningsState, order: readonly number[]) {
  const { ballsPerOver, teams } = record;
  const balls = ballsOf(innings, ballsPerOver);
  const { extras, allottedBalls, target } = innings;
  return {
    Number: numbers[innings.index] ?? String(innings.index + 1),
    Battingteam: teams[innings.batting].id,
    Bowlingteam: teams[innings.batting === 0 ? 1 : 0].id,
    Total: String(innings.runs),
    Wickets: String(innings.wickets),
    Overs: oversText(innings),
    Total_Balls_Bowled: String(balls),
    ...(allottedBalls !== null && {
      AllotedBalls: String(allottedBalls),
      AllottedOvers: shortOvers(allottedBalls, ballsPerOver),
    }),
    Runrate: rateText(innings.runs, balls, ballsPerOver),
    Byes: String(extras.byes),
    Legbyes: String(extras.legbyes),
    Wides: String(extras.wides),
    Noballs: String(extras.noballs),
    Penalty: String(extras.penalty),
    ...(target !== null && { Target: String(target) }),
    ...(innings.closed && innings.source.declared && { Declared: true }),
    PowerPlay: powerPlays(innings),
    Batsmen: batsmenLines(record, innings, order),
    Partnership_Current: partnershipCard(record, innings.partnership),
    Partnerships: [...innings.pastPartnerships, innings.partnership].map(partnership =>
      partnershipCard(record, partnership),
    ),
    Bowlers: innings.bowlers.map((bowler, index) => ({
      ...bowlerLine(record, bowler),
      Number: index + 1,
      ...(!innings.closed && bowler.player === innings.bowler && { Isbowlingnow: true }),
    })),
    FallofWickets: innings.falls.map(fall => ({
      Batsman: playerOf(record, fall.player).id,
      Score: String(fall.runs),
      Overs: shortOvers(fall.balls, ballsPerOver),
      Wicket_No: fall.wicket,
      Ball_number: String(fall.balls),
    })),
  };
}

/** The powerplays so far: the batting side's own is unknown before it is taken. */
function powerPlays({ source, overs }: InningsState): Record<string, string> {
  const started = (source.powerplays ?? []).filter(([first]) => first <= overs + 1);
  return Object.fromEntries(
    started.map(([first, last], index) => [`PP${index + 1}`, `${first}-${last}`]),
  );
}

/** Byes and leg byes do not count against the bowler, and run outs are not a bowler's wickets. */
export function bowlerLine(record: MatchRecord, bowler: BowlerState) {
  return {
    Bowler: playerOf(record, bowler.player).id,
    Overs: shortOvers(bowler.balls, record.ballsPerOver),
    Balls_Bowled: String(bowler.balls),
    Maidens: String(bowler.maidens),
    Runs: String(bowler.runs),
    Wickets: String(bowler.wickets),
    Fours: String(bowler.fours),
    Sixes: String(bowler.sixes),
    Economyrate: rateText(bowler.runs, bowler.balls, record.ballsPerOver),
    Noballs: String(bowler.noballs),
    Wides: String(bowler.wides),
    Dots: String(bowler.dots),
  };
}

function partnershipCard(record: MatchRecord, partnership: PartnershipState) {
  return {
    Runs: String(partnership.runs),
    Balls: String(partnership.balls),
    ExtraRuns: String(partnership.extras),
    Batsmen: partnership.batters.map(({ player, runs, balls }) => ({
      Batsman: playerOf(record, player).id,
      Runs: String(runs),
      Balls: String(balls),
    })),
    ForWicket: partnership.forWicket,
  };
}
