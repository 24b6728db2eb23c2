import { recordNamed } from '@/tests/fixtures/all-records';
import { ball, matchRecord, over } from '@/tests/fixtures/match-record';
import { ballCount, type Delivery, type RecordInnings } from '@/api/demo/records/record';
import { replayAt } from '@/api/demo/replay/replay';
import { matchInfoOf } from './replay-scorecard';

const startTime = Date.UTC(2026, 10, 21, 9, 15) / 1000;
const infoAt = (record: Parameters<typeof replayAt>[0], ball: number) =>
  matchInfoOf(replayAt(record, ball, { startTime }));

/** The only innings of a match with these balls. */
function cardOf(...balls: Delivery[]) {
  return cardOfInnings({ team: 0, overs: [balls] });
}
function cardOfInnings(innings: RecordInnings) {
  const record = matchRecord({ innings: [innings] });
  const card = infoAt(record, ballCount(record)).Innings?.[0];
  if (!card) throw new Error('no innings');
  return card;
}

describe('matchInfoOf', () => {
  it('has no innings, toss or result before the first ball', () => {
    const { Matchdetail, Innings } = infoAt(recordNamed('1473470'), 0);

    expect(Innings).toEqual([]);
    expect(Matchdetail).toMatchObject({ Status: 'Match begins soon', Equation: '' });
    expect(Matchdetail).not.toHaveProperty('Tosswonby');
    expect(Matchdetail).not.toHaveProperty('Result');
    expect(Matchdetail).not.toHaveProperty('Player_Match');
    expect(Matchdetail).not.toHaveProperty('Weather');
  });

  it('has the toss before the first ball once it is done', () => {
    const replay = replayAt(recordNamed('1473470'), 0, { startTime });

    expect(matchInfoOf(replay, { tossDone: true }).Matchdetail).toMatchObject({
      Tosswonby: infoAt(recordNamed('1473470'), 1).Matchdetail?.Tosswonby,
      Toss_elected_to: 'field',
    });
  });

  it('has the venue and the start of the replay, not of the real match', () => {
    expect(infoAt(recordNamed('1473470'), 0).Matchdetail).toMatchObject({
      Match: {
        League: 'Indian Premier League',
        Type: 'T20',
        Livecoverage: 'yes',
        StartDate: '11/21/2026T09:15+00:00',
      },
      Series: { Name: 'Indian Premier League, 2025' },
      Venue: { Name: 'Wankhede Stadium, Mumbai' },
    });
  });

  it('goes from in progress to innings break to ended, with the player of the match at the end', () => {
    const record = recordNamed('1473470');
    const first = record.innings[0]?.overs.flat().length ?? 0;
    const statusAt = (ball: number) => infoAt(record, ball).Matchdetail?.Status;

    expect([1, first, first + 1, ballCount(record)].map(statusAt)).toEqual([
      'In progress',
      'Innings break',
      'In progress',
      'Match Ended',
    ]);
    expect(infoAt(record, ballCount(record)).Matchdetail).toMatchObject({
      Result: 'Mumbai Indians won by 4 wickets',
      Winmargin: '4 wickets',
      Player_Match: 'WG Jacks',
    });
  });

  it('has the officials, and from its ball on for whom an impact player joined', () => {
    const record = recordNamed('1473470');
    const second = record.innings[0]?.overs.flat().length ?? 0;
    const namesOf = (ball: number) => {
      const { Teams: teams } = infoAt(record, ball);
      const players = Object.assign({}, ...Object.values(teams ?? {}).map(one => one.Players));
      return Object.values<Record<string, string>>(players)
        .filter(player => player['Issubstitute'])
        .map(player => [
          player['Name_Full'],
          player['Replacement'],
          players[player['Replaces'] ?? '']?.Name_Full,
        ]);
    };

    expect(infoAt(record, 0).Matchdetail?.Officials).toEqual({
      Umpire1_Name: 'J Madanagopal',
      Umpire2_Name: 'Vinod Seshan',
      Umpire3_Name: 'CB Gaffaney',
      Referee: 'Prakash Bhatt',
    });
    expect(namesOf(second).map(([, reason]) => reason)).toEqual([undefined, undefined]);
    expect(namesOf(second + 1).filter(([, reason]) => reason)).toHaveLength(1);
    expect(namesOf(ballCount(record)).map(names => names.slice(1))).toEqual([
      ['impact player', expect.any(String)],
      ['impact player', expect.any(String)],
    ]);
  });

  it('has the figures of the real match', () => {
    const record = recordNamed('1415755');
    const info = infoAt(record, ballCount(record));
    const players = Object.values(info.Teams ?? {}).flatMap(team =>
      Object.entries(team.Players ?? {}),
    );
    const idOf = (name: string) => players.find(([, player]) => player.Name_Full === name)?.[0];

    // India v South Africa, Bridgetown, 29 June 2024.
    const batting = info.Innings?.[0]?.Batsmen?.find(line => line.Batsman === idOf('V Kohli'));
    const bowling = info.Innings?.[1]?.Bowlers?.find(line => line.Bowler === idOf('JJ Bumrah'));
    expect(batting).toMatchObject({
      Runs: '76',
      Balls: '59',
      Fours: '6',
      Sixes: '2',
      Strikerate: '128.81',
    });
    expect(bowling).toMatchObject({
      Overs: '4',
      Maidens: '0',
      Runs: '18',
      Wickets: '2',
      Economyrate: '4.50',
    });
    expect(info.Innings?.[1]).toMatchObject({
      Number: 'Second',
      Total: '169',
      Wickets: '8',
      Overs: '20.0',
      Target: '177',
    });
  });

  it("lists the complete side, with '' for batters who have not batted, and marks the two at the crease", () => {
    const card = infoAt(recordNamed('1473470'), 10).Innings?.[0];
    const [striker, other, waiting] = card?.Batsmen ?? [];

    expect(card?.Batsmen).toHaveLength(12);
    expect(striker?.Howout).toBe('not out');
    expect([striker?.Isbatting, other?.Isbatting]).toEqual([true, true]);
    expect([striker, other].filter(line => line?.Isonstrike === true)).toHaveLength(1);
    const { Batsman, Number: number, ...rest } = waiting ?? {};
    expect([Batsman, number]).toEqual([expect.any(String), 3]);
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  it('splits extras, and does not count byes and leg byes against the bowler', () => {
    const card = cardOf(
      ball(0, { wd: 5 }),
      ball(4, { nb: 1 }),
      ball(0, { b: 4 }),
      ball(0, { lb: 1 }),
      ball(2),
    );

    expect(card).toMatchObject({ Total: '17', Wides: '5', Noballs: '1', Byes: '4', Legbyes: '1' });
    expect(card.Overs).toBe('0.3');
    expect(card.Bowlers?.[0]).toMatchObject({ Overs: '0.3', Runs: '12', Noballs: '1', Wides: '5' });
    // The no-ball was faced, the wide was not.
    expect(card.Batsmen?.[0]).toMatchObject({ Runs: '6', Balls: '4', Fours: '1' });
  });

  it('counts a maiden only without runs against the bowler', () => {
    const maidens = (balls: Delivery[]) => cardOf(...balls).Bowlers?.[0]?.Maidens;
    const dots = Array.from({ length: 5 }, () => ball());

    expect(maidens([...dots, ball()])).toBe('1');
    expect(maidens([...dots, ball(0, { b: 2 })])).toBe('1');
    expect(maidens([...dots, ball(1)])).toBe('0');
    expect(maidens([...dots, ball(0, { wd: 1 }), ball()])).toBe('0');
    expect(maidens(dots)).toBe('0');
  });

  it('counts a miscounted over as a complete one', () => {
    const five = Array.from({ length: 5 }, () => ball());
    const card = cardOfInnings({ team: 0, overs: [five, over()], miscounted: { 0: 5 } });

    expect(card).toMatchObject({ Overs: '2.0', Total_Balls_Bowled: '12' });
    expect(card.Bowlers?.[0]).toMatchObject({ Overs: '2' });
  });

  it('does not count a four that was run as a boundary', () => {
    expect(cardOf(ball(4, { run: true })).Batsmen?.[0]).toMatchObject({ Runs: '4', Fours: '0' });
  });

  it.each([
    [{ kind: 'caught', fielders: [12] }, 'c Player 12 b Player 21'],
    [{ kind: 'caught', fielders: [{ sub: 22 }] }, 'c sub (Player 22) b Player 21'],
    [{ kind: 'caught', fielders: [{ sub: null }] }, 'c sub b Player 21'],
    [{ kind: 'caught and bowled' }, 'c & b Player 21'],
    [{ kind: 'bowled' }, 'b Player 21'],
    [{ kind: 'lbw' }, 'lbw b Player 21'],
    [{ kind: 'stumped', fielders: [13] }, 'st Player 13 b Player 21'],
    [{ kind: 'hit wicket' }, 'hit wicket b Player 21'],
    [{ kind: 'run out', fielders: [12, 13] }, 'run out (Player 12/Player 13)'],
    [{ kind: 'run out' }, 'run out'],
    [{ kind: 'retired hurt' }, 'retired hurt'],
    [{ kind: 'obstructing the field' }, 'obstructing the field'],
  ] as const)('words %j as %s', (how, expected) => {
    const { kind } = how;
    const fielders = 'fielders' in how ? [...how.fielders] : [];
    const card = cardOf(ball(0, { out: [{ player: 0, kind, fielders }] }));

    expect(card.Batsmen?.[0]?.Howout).toBe(expected);
  });

  it('does not count retired hurt as a wicket, and removes it when the batter returns', () => {
    const hurt = ball(2, { out: [{ player: 0, kind: 'retired hurt' }] });
    const retired = cardOf(hurt, [2, 1, 21, 0]);
    const returned = cardOf(hurt, [2, 1, 21, 0], [0, 1, 21, 3]);

    expect(retired).toMatchObject({ Wickets: '0', FallofWickets: [] });
    expect(retired.Batsmen?.[0]).toMatchObject({ Howout: 'retired hurt', Runs: '2' });
    expect(returned.Batsmen?.[0]).toMatchObject({ Howout: 'not out', Runs: '5' });
  });

  it('names the players who were absent hurt after the innings', () => {
    const card = cardOfInnings({ team: 0, overs: [over()], absentHurt: [7] });

    expect(card.Batsmen?.[7]).toMatchObject({ Howout: 'absent hurt', Runs: '' });
  });

  it('starts a new partnership at the fall of a wicket', () => {
    const out = ball(0, { out: [{ player: 0, kind: 'bowled' }] });
    const card = cardOf(ball(4), ball(0, { lb: 1 }), out, [2, 1, 21, 1]);

    expect(card.FallofWickets).toMatchObject([{ Score: '5', Overs: '0.3', Wicket_No: 1 }]);
    expect(card.Partnership_Current).toMatchObject({ Runs: '1', Balls: '1' });
  });

  it('calculates rates in The Hundred per five balls', () => {
    const record = recordNamed('1252699');
    const card = infoAt(record, ballCount(record)).Innings?.[0];

    expect(card).toMatchObject({
      Total: '168',
      Overs: '20.0',
      AllotedBalls: '100',
      Runrate: '8.40',
    });
  });
});
