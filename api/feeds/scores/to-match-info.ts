import { format } from 'date-fns/format';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import type { MatchInfo } from '@/lib/contract/match-info';
import { inUtc } from '@/lib/dates/utc';
import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { rateText } from '@/lib/domain/scorecard/rate';
import { ballsToOvers } from './overs';
import type { Extras, Officials, ScoredInnings, ScoredMatch } from './scored-innings';

const numbers = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

/**
 * Converts a scorecard to the contract's shape, that of Sports Interactive: numbers are strings, and
 * flags are present only when true.
 */
export function toMatchInfo(match: ScoredMatch): MatchInfo {
  const { teams, innings } = match;
  return {
    Matchdetail: toDetail(match),
    Innings: innings.map((one, index) => toCard(one, index, teams)),
    Teams: Object.fromEntries(
      ([0, 1] as const).map(side => [teams[side].id, toTeam(match, side)] as const),
    ),
  };
}

function toDetail(match: ScoredMatch) {
  const { teams, toss, result, playerOfMatch, officials } = match;
  return {
    Team_Home: teams[0].id,
    Team_Away: teams[1].id,
    Match: {
      League: match.competition,
      Type: match.type,
      Number: match.stage,
      StartDate: format(fromUnixTime(match.start), "M/d/yyyy'T'HH:mmxxx", inUtc),
      // It is shown as a live scorecard.
      Livecoverage: 'yes',
    },
    ...(match.series && { Series: { Name: match.series } }),
    ...(match.venue && { Venue: { Name: match.venue } }),
    ...(officials && { Officials: toOfficials(officials) }),
    ...(toss && { Tosswonby: teams[toss.winner].id, Toss_elected_to: toss.choice }),
    Status: result ? 'Match Ended' : match.state,
    Equation: result?.text ?? match.note,
    ...(result && { Result: result.text, Winmargin: result.margin }),
    ...(playerOfMatch && { Player_Match: playerOfMatch.name, Player_Match_Id: playerOfMatch.id }),
  };
}

function toOfficials({ umpires: [first, second], thirdUmpire, referee }: Officials) {
  return {
    ...(first && { Umpire1_Name: first }),
    ...(second && { Umpire2_Name: second }),
    ...(thirdUmpire && { Umpire3_Name: thirdUmpire }),
    ...(referee && { Referee: referee }),
  };
}

function toCard(innings: ScoredInnings, index: number, teams: ScoredMatch['teams']) {
  const { side, runs, balls, ballsPerOver, extras, allottedBalls, target, partnership } = innings;
  return {
    Number: numbers[index] ?? String(index + 1),
    Battingteam: teams[side].id,
    Bowlingteam: teams[side === 0 ? 1 : 0].id,
    Total: String(runs),
    Wickets: String(innings.wickets),
    Overs: ballsToOvers(balls, ballsPerOver),
    Total_Balls_Bowled: String(balls),
    Runrate: rateText(runs, balls, ballsPerOver),
    ...(allottedBalls !== null && {
      AllotedBalls: String(allottedBalls),
      AllottedOvers: shortOvers(allottedBalls, ballsPerOver),
    }),
    ...(target !== null && { Target: String(target) }),
    ...(innings.isDeclared && { Declared: true }),
    ...(extras && toExtras(extras, innings.extrasTotal)),
    Batsmen: innings.batters.map((batter, order) => ({
      Batsman: batter.playerId,
      Number: order + 1,
      Runs: String(batter.runs),
      Balls: String(batter.balls),
      Fours: String(batter.fours),
      Sixes: String(batter.sixes),
      Strikerate: rateText(batter.runs, batter.balls, 100),
      Howout: batter.howOut,
      ...(batter.isBatting && { Isbatting: true }),
      ...(batter.isOnStrike && { Isonstrike: true }),
    })),
    Bowlers: innings.bowlers.map(bowler => ({
      Bowler: bowler.playerId,
      Overs: shortOvers(bowler.balls, ballsPerOver),
      Maidens: String(bowler.maidens),
      Runs: String(bowler.runs),
      Wickets: String(bowler.wickets),
      Noballs: String(bowler.noballs),
      Wides: String(bowler.wides),
      Economyrate: rateText(bowler.runs, bowler.balls, ballsPerOver),
      ...(bowler.isBowling && { Isbowlingnow: true }),
    })),
    // Without falls the key is absent: an empty list would mean that no wicket fell.
    ...(innings.falls && {
      FallofWickets: innings.falls.map(fall => ({
        Batsman: fall.playerId,
        Score: String(fall.runs),
        Overs: shortOvers(fall.balls, ballsPerOver),
        Wicket_No: fall.wicket,
      })),
    }),
    ...(partnership && {
      Partnership_Current: { Runs: String(partnership.runs), Balls: String(partnership.balls) },
    }),
  };
}

/** Unknown kinds of extras are left out: '0' would state that none were conceded. */
const toExtras = ({ byes, legbyes, wides, noballs, penalty }: Extras, total: number | null) => ({
  ...(total !== null && { Extras: String(total) }),
  ...(byes !== null && { Byes: String(byes) }),
  ...(legbyes !== null && { Legbyes: String(legbyes) }),
  ...(wides !== null && { Wides: String(wides) }),
  ...(noballs !== null && { Noballs: String(noballs) }),
  ...(penalty !== null && { Penalty: String(penalty) }),
});

/** The players of the line-up and those who appear in an innings; the side of others is not known. */
function toTeam({ teams, players, innings, lineUps }: ScoredMatch, side: 0 | 1) {
  const lineUp = new Map(lineUps?.[side].map(player => [player.id, player]));
  const ids = innings.flatMap(one =>
    (one.side === side ? one.batters : one.bowlers).map(({ playerId }) => playerId),
  );
  const named = [...new Set([...lineUp.keys(), ...ids])].flatMap((id, index) => {
    const player = players.get(id) ?? lineUp.get(id);
    if (!player) return [];
    const { name, short } = player;
    const { isCaptain, isKeeper } = lineUp.get(id) ?? {};
    const line = {
      Name_Full: name,
      Name_Short: short,
      Position: String(index + 1),
      ...(isCaptain && { Iscaptain: true }),
      ...(isKeeper && { Iskeeper: true }),
    };
    return [[id, line] as const];
  });
  return {
    Name_Full: teams[side].name,
    Name_Short: teams[side].short,
    Players: Object.fromEntries(named),
  };
}
