import { matchFormats } from '@/lib/contract/match-format';
import { MatchInfo } from '@/lib/contract/match-info';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { toSituation } from './match-situation';
import { toNames } from './player-names';

const chase = {
  Total: '122',
  Wickets: '3',
  Overs: '13.0',
  Total_Balls_Bowled: '78',
  AllotedBalls: '120',
  AllottedOvers: '20',
  Target: '163',
  Partnership_Current: { Runs: '1', Balls: '2' },
};
type Card = Parameters<typeof toSituation>[0];

const names = toNames(MatchInfo.parse(wireMatchInfo()));
const factsOf = (card: Card) => toSituation(card, names).facts;
const valueOf = (card: Card, label: string) =>
  factsOf(card).find(fact => fact.label === label)?.value ?? null;

describe('toSituation', () => {
  it('describes a chase as a scoreboard does', () => {
    expect(factsOf(chase)).toEqual([
      { label: 'CRR', value: '9.38' },
      { label: 'RRR', value: '5.86' },
      { label: 'Target', value: '163' },
      { label: 'Balls left', value: '42' },
      { label: 'Partnership', value: '1 (2)' },
    ]);
  });

  it.each(matchFormats)('counts the rates of a card without balls in overs of %s', format => {
    const card = { Total: '63', Overs: '10.0', Target: '127', AllotedBalls: '90' };
    const { ballsPerOver } = figuresOf(format);

    const { facts } = toSituation(card, names, format);
    expect(facts).toContainEqual({ label: 'CRR', value: '6.30' });
    expect(facts).toContainEqual({
      label: 'Balls left',
      value: String(90 - 10 * ballsPerOver),
    });
  });

  it('names the batters in batting order, and the bowler', () => {
    const card = {
      Batsmen: [
        { Batsman: '402', Runs: '33', Balls: '20', Isbatting: true },
        { Batsman: '701', Runs: '4', Balls: '9', Howout: 'b Ivo Marsh' },
        { Batsman: '401', Runs: '0', Balls: '0', Isbatting: '1', Isonstrike: 'true' },
      ],
      Bowlers: [
        { Bowler: '701', Overs: '4', Maidens: '0', Runs: '30', Wickets: '0' },
        {
          Bowler: '702',
          Overs: '1.2',
          Maidens: '0',
          Runs: '14',
          Wickets: '0',
          Isbowlingnow: true,
        },
      ],
      FallofWickets: [{ Batsman: '701', Score: '55', Wicket_No: 1, Overs: '5.6' }],
    };

    expect(toSituation(card, names)).toEqual({
      facts: [{ label: 'Last wicket', value: 'Noor Vale 4 (9), 55/1' }],
      atCrease: [
        { name: "Tam O'Shea", figures: '33 (20)', role: 'batter' },
        { name: 'Ivo Marsh', figures: '0 (0)', role: 'striker' },
        { name: 'Pia Rook', figures: '1.2-0-14-0', role: 'bowler' },
      ],
      best: [],
    });
  });

  it('states that no wicket has fallen only where the scorecard does', () => {
    expect(valueOf({ Wickets: '0' }, 'Last wicket')).toBe('None yet');
    expect(valueOf({ Wickets: '1' }, 'Last wicket')).toBeNull();
    expect(valueOf({}, 'Last wicket')).toBeNull();
  });

  it('omits players without a name', () => {
    const card = {
      Batsmen: [{ Batsman: '999', Runs: '3', Balls: '2', Isbatting: true }],
      Bowlers: [{ Bowler: null, Isbowlingnow: true }],
      FallofWickets: [{ Batsman: '999', Score: '55' }],
    };

    expect(toSituation(card, names)).toEqual({ facts: [], atCrease: [], best: [] });
  });

  it('describes an innings that has ended by its result and its best players', () => {
    const card = {
      Declared: 'true',
      Wickets: '1',
      Batsmen: [
        { Batsman: '402', Runs: '30', Balls: '20', Fours: '3', Sixes: '0', Isbatting: true },
        { Batsman: '701', Runs: '4', Balls: '9', Fours: '1', Sixes: '0' },
        { Batsman: '401', Runs: '30', Balls: '18', Fours: '2', Sixes: '2', Isbatting: true },
        { Batsman: '999', Runs: '99', Balls: '50' },
        { Batsman: '702', Runs: '', Balls: '' },
      ],
      Bowlers: [
        { Bowler: '701', Overs: '4', Maidens: '0', Runs: '30', Wickets: '2', Isbowlingnow: true },
        { Bowler: '702', Overs: '4', Maidens: '1', Runs: '20', Wickets: '2' },
        { Bowler: '402', Overs: '4', Maidens: '1', Runs: '9', Wickets: '1' },
      ],
      FallofWickets: [{ Batsman: '701', Score: '55', Wicket_No: 1 }],
      Wides: '7',
      Legbyes: '2',
    };

    expect(toSituation(card, names)).toEqual({
      facts: [
        { label: 'Fours', value: '6' },
        { label: 'Sixes', value: '2' },
        { label: 'Extras', value: '9' },
        { label: 'Last wicket', value: 'Noor Vale 4 (9), 55/1' },
      ],
      atCrease: [],
      best: [
        { label: 'Top scorer', name: 'Ivo Marsh', figures: '30 (18)' },
        { label: 'Next best', name: "Tam O'Shea", figures: '30 (20)' },
        { label: 'Best bowler', name: 'Pia Rook', figures: '4-1-20-2' },
      ],
    });
  });

  it.each([
    ['of a hundred balls', { AllotedBalls: '100' }],
    ['cut short by rain', { AllotedBalls: '80', AllottedOvers: '16' }],
    ['whose limit is not known', { Overs: '10.0' }],
  ])('counts an innings of The Hundred in fives, one %s', (_, limit) => {
    const card = { Total: '80', Total_Balls_Bowled: '50', ...limit };

    expect(valueOf(card, 'CRR')).toBe('8.00');
  });

  it('derives the balls from the overs when only those are stated', () => {
    expect(valueOf({ Total: '61', Overs: '6.2' }, 'CRR')).toBe('9.63');
  });

  it.each([
    ['no scorecard', undefined, []],
    ['nothing known', {}, []],
    ['empty values', { Total: '', Total_Balls_Bowled: '', Target: '' }, []],
    [
      'no ball bowled',
      { Total: '0', Total_Balls_Bowled: '0', AllotedBalls: '120' },
      ['Balls left'],
    ],
    ['no limit of balls', { Total: '57', Total_Balls_Bowled: '102' }, ['CRR']],
    ['the target reached', { ...chase, Total: '163' }, ['CRR', 'Target']],
    ['no ball left', { ...chase, Total_Balls_Bowled: '120' }, ['CRR', 'Target']],
    ['everybody out', { ...chase, Wickets: '10' }, ['CRR', 'Target']],
    ['a declaration', { Total: '303', Total_Balls_Bowled: '600', Declared: 'true' }, ['CRR']],
    [
      'no batter at the crease',
      { ...chase, Batsmen: [{ Batsman: '402', Runs: '9', Balls: '9' }] },
      ['CRR', 'Target'],
    ],
  ])('describes only what is known with %s', (_, card, labels) => {
    expect(factsOf(card).map(fact => fact.label)).toEqual(labels);
  });
});
