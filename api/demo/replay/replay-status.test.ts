import { recordNamed } from '@/tests/fixtures/all-records';
import { ball, matchRecord, over } from '@/tests/fixtures/match-record';
import { ballCount, type MatchRecord } from '@/api/demo/records/record';
import { replayAt } from './replay';
import { inplayTimeOf, scoreOf } from './replay-score';
import { situationOf } from './replay-situation';
import { statusTextOf } from './replay-status';

const at = (record: MatchRecord, ball: number) => replayAt(record, ball, { startTime: 0 });
const end = (record: MatchRecord) => at(record, ballCount(record));

/** Balls of the first `innings` innings. */
const ballsOfFirst = (record: MatchRecord, innings: number) =>
  ballCount({ ...record, innings: record.innings.slice(0, innings) });

describe('statusTextOf', () => {
  it('states before the match that it begins soon, and the toss once it has begun', () => {
    const record = recordNamed('1473470');

    expect(statusTextOf(at(record, 0))).toBe('Match begins soon');
    expect(statusTextOf(at(record, 1))).toBe('Mumbai Indians chose to field');
  });

  it('states in a chase the runs and balls needed', () => {
    const record = recordNamed('1473470');
    const first = ballsOfFirst(record, 1);

    expect(statusTextOf(at(record, first))).toBe('Innings break');
    expect(statusTextOf(at(record, first + 1))).toMatch(/^MI need 16\d runs from 119 balls$/);
  });

  it('uses the singular for one run and one ball', () => {
    const record = matchRecord({
      overs: 1,
      innings: [
        { team: 0, overs: [over()] },
        {
          team: 1,
          target: { runs: 2, balls: 6 },
          overs: [[...over().slice(0, 4), ball(1), ball()]],
        },
      ],
    });

    expect(statusTextOf(at(record, 11))).toBe('SOU need 1 run from 1 ball');
  });

  it('counts down a target that rain has reduced', () => {
    const record = recordNamed('1272381');
    const replay = at(record, ballsOfFirst(record, 1) + 1);

    expect(statusTextOf(replay)).toMatch(/^IRE need 11\d runs from 191 balls$/);
    expect(situationOf(replay).innings[1]).toMatchObject({ target: 118, allottedBalls: 192 });
  });

  it('states in a Test the lead, the deficit, and what the last innings needs', () => {
    const record = recordNamed('1239543');

    expect(statusTextOf(at(record, ballsOfFirst(record, 1) + 1))).toBe('India trail by 183 runs');
    expect(statusTextOf(at(record, ballsOfFirst(record, 2)))).toBe(
      'Innings break, India lead by 95 runs',
    );
    expect(statusTextOf(at(record, ballsOfFirst(record, 3) + 1))).toBe(
      'India need 209 runs to win',
    );
  });

  it('covers a super over', () => {
    const record = recordNamed('1473469');
    const tied = ballsOfFirst(record, 2);
    const first = ballsOfFirst(record, 3);

    expect(statusTextOf(at(record, tied))).toBe('Match tied, Super Over to follow');
    expect(statusTextOf(at(record, tied + 1))).toBe('Super Over: Rajasthan Royals bat');
    expect(statusTextOf(at(record, first))).toBe('Super Over: Delhi Capitals need 12 runs');
    expect(statusTextOf(at(record, first + 1))).toBe('DC need 10 runs from 5 balls');
    expect(inplayTimeOf(at(record, first + 1))).toBe('Super Over');
  });

  it.each([
    ['1473470', 'Mumbai Indians won by 4 wickets'],
    ['1415755', 'India won by 7 runs'],
    ['1456443', 'Sri Lanka won by 45 runs (DLS method)'],
    ['1473469', 'Match tied (Delhi Capitals won the Super Over)'],
    ['1410438', 'Match tied'],
    ['1443093', 'No result'],
    ['1239543', 'Match drawn'],
  ])('states how %s ended: %s', (id, result) => {
    expect(statusTextOf(end(recordNamed(id)))).toBe(result);
  });

  it.each([
    [{ by: { innings: 1, runs: 1 } }, 'Northam won by an innings and 1 run'],
    [{ by: { wickets: 1 } }, 'Northam won by 1 wicket'],
    [{ method: 'Awarded' }, 'Match awarded to Northam'],
    [{ method: 'Lost fewer wickets' }, 'Northam won (fewer wickets lost)'],
  ])('states how a match ends with %j', (outcome, result) => {
    const record = matchRecord({ outcome: { winner: 0, result: 'won', ...outcome } });

    expect(statusTextOf(end(record))).toBe(result);
  });
});

describe('scoreOf', () => {
  it('has the order of the competitors, whichever bats first', () => {
    const record = recordNamed('1235589');
    const second = matchRecord({ innings: [{ team: 1, overs: [over(ball(4))] }] });

    expect(scoreOf(at(record, 0))).toBe(':');
    expect(scoreOf(end(record))).toBe('118/8 (20.0):102/7 (20.0)');
    expect(scoreOf(end(second))).toBe(':4/0 (0.1)');
  });

  it('omits the wickets of a side that is all out', () => {
    expect(scoreOf(end(recordNamed('1473468')))).toBe('111 (15.3):95 (15.1)');
  });

  it('has both innings of a Test side, and a declaration', () => {
    const record = recordNamed('1239543');
    const declared = matchRecord({
      format: 'Test',
      overs: null,
      innings: [{ team: 0, declared: true, overs: [over(ball(4))] }],
    });

    expect(scoreOf(end(record))).toBe('183 (65.4) & 303 (85.5):278 (84.5) & 52/1 (14.0)');
    expect(scoreOf(end(declared))).toBe('4/0d (0.1):');
  });

  it('has no colon within a side', () => {
    expect(scoreOf(end(recordNamed('1473469'))).split(':')).toHaveLength(2);
  });
});

describe('inplayTimeOf', () => {
  it('is the innings in limited overs', () => {
    const record = recordNamed('1473470');

    expect(inplayTimeOf(at(record, 0))).toBe('');
    expect(inplayTimeOf(at(record, 1))).toBe('1st innings');
    expect(inplayTimeOf(end(record))).toBe('2nd innings');
  });

  it('is the day and the session in a Test, of 90 and 30 overs', () => {
    const long = matchRecord({
      format: 'Test',
      type: 'Test',
      overs: null,
      innings: [{ team: 0, overs: Array.from({ length: 500 }, () => over()) }],
    });
    const after = (overs: number) => inplayTimeOf(at(long, overs * 6));

    expect([1, 29, 30, 60, 90, 361].map(after)).toEqual([
      'Day 1, session 1',
      'Day 1, session 1',
      'Day 1, session 2',
      'Day 1, session 3',
      'Day 2, session 1',
      'Day 5, session 1',
    ]);
    expect(after(500)).toBe('Day 5, session 3');
  });
});

describe('situationOf', () => {
  it('has the two batters at the crease, the bowler, and the fallen wickets', () => {
    const out = ball(0, { out: [{ player: 0, kind: 'bowled' }] });
    const record = matchRecord({ innings: [{ team: 0, overs: [[ball(6), out, [2, 1, 20, 1]]] }] });

    const [innings] = situationOf(at(record, 2)).innings;

    expect(innings?.atCrease.map(({ name, runs }) => [name, runs])).toEqual([
      ['Player 2', 0],
      ['Player 1', 0],
    ]);
    expect(innings?.bowler?.name).toBe('Player 21');
    expect(innings?.fallOfWickets).toEqual([{ runs: 6, balls: 2 }]);
    expect(innings?.runsOffBat.get('1000')).toBe(6);
    expect(innings?.wicketsByBowler.get('1021')).toBe(1);
  });

  it('goes from upcoming through playing and break to finished', () => {
    const record = recordNamed('1473470');
    const first = ballsOfFirst(record, 1);
    const phases = [0, 1, first, first + 1, ballCount(record)].map(
      count => situationOf(at(record, count)).phase,
    );

    expect(phases).toEqual(['upcoming', 'playing', 'break', 'playing', 'finished']);
  });

  it('counts down the overs of a Test, two lost at each change of innings', () => {
    const record = recordNamed('1239543');

    expect(situationOf(at(record, 0)).testOversLeft).toBe(450);
    expect(situationOf(end(record)).testOversLeft).toBe(450 - 65 - 84 - 85 - 14 - 6);
    expect(situationOf(end(recordNamed('1473470'))).testOversLeft).toBeNull();
  });
});
