import { MatchInfo } from '@/lib/contract/match-info';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { toScorecard } from './scorecard';

/** `batters`: id, runs and balls of each. */
const line = (
  ForWicket: number,
  [Runs, Balls, ExtraRuns]: [string, string, string?],
  ...batters: [id: string, runs: string, balls: string][]
) => ({
  Runs,
  Balls,
  ...(ExtraRuns !== undefined && { ExtraRuns }),
  Batsmen: batters.map(([Batsman, runs, balls]) => ({ Batsman, Runs: runs, Balls: balls })),
  ForWicket,
});

const opening = line(1, ['50', '40', '2'], ['701', '28', '20'], ['702', '20', '20']);
const second = line(2, ['11', '9', '0'], ['702', '6', '5'], ['703', '5', '4']);

/** 61/1 by 701, 702 and 703, but for the changes. */
function partnershipsOf(Partnerships: unknown, changes: Record<string, unknown> = {}) {
  const info = wireMatchInfo();
  const [card] = info.Innings;
  const player = { Name_Full: 'Ada Pike' };
  const teams = {
    ...info.Teams,
    '7': { ...info.Teams['7'], Players: { ...info.Teams['7'].Players, '703': player } },
  };
  const innings = { ...card, Total: '61', Wickets: '1', Partnerships, ...changes };
  const parsed = MatchInfo.parse({ ...info, Innings: [innings], Teams: teams });
  return toScorecard(parsed).innings[0]?.partnerships;
}

test('has the runs, the balls and the batters of each wicket', () => {
  expect(partnershipsOf([opening, second])).toEqual([
    {
      wicket: 1,
      runs: 50,
      balls: 40,
      extras: 2,
      batters: [
        { name: 'Noor Vale', runs: 28, balls: 20 },
        { name: 'Pia Rook', runs: 20, balls: 20 },
      ],
      isUnbroken: false,
    },
    expect.objectContaining({ wicket: 2, runs: 11, isUnbroken: true }),
  ]);
});

test('the last one is broken by the last wicket', () => {
  const partnerships = partnershipsOf([opening, second], { Wickets: '2' });

  expect(partnerships?.map(({ isUnbroken }) => isUnbroken)).toEqual([false, false]);
});

test('of two for one wicket the first is unbroken: a batter retired', () => {
  const partnerships = partnershipsOf([opening, { ...second, ForWicket: 1 }]);

  expect(partnerships?.map(({ wicket, isUnbroken }) => [wicket, isUnbroken])).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('a pair without a ball has none yet', () => {
  expect(partnershipsOf([opening, second, line(3, ['0', '0', '0'])])).toHaveLength(2);
});

test('extras that are not sent are what the batters did not make', () => {
  const unsent = line(1, ['50', '40'], ['701', '28', '20'], ['702', '20', '20']);

  expect(partnershipsOf([unsent, second])?.[0]).toMatchObject({ extras: 2 });
});

test('the total may have penalty runs besides, as many as the scorecard states', () => {
  expect(partnershipsOf([opening, second], { Total: '66', Penalty: '5' })).toHaveLength(2);
  expect(partnershipsOf([opening, second], { Total: '67', Penalty: '5' })).toEqual([]);
});

test.each([
  ['the host sends none', undefined],
  ['they do not add up to the total', [opening]],
  ['they are more than the total', [opening, second, second]],
  ['a batter has no name', [opening, line(2, ['11', '9'], ['702', '6', '5'], ['704', '5', '4'])]],
  ['a batter is missing', [opening, line(2, ['11', '9'], ['702', '6', '5'])]],
  ['runs are missing', [opening, line(2, ['', '9'], ['702', '6', '5'], ['703', '5', '4'])]],
  [
    'batters and extras are not the runs',
    [line(1, ['50', '40', '3'], ['701', '28', '20'], ['702', '20', '20']), second],
  ],
  [
    'batters have more than the runs',
    [opening, line(2, ['11', '9'], ['702', '9', '5'], ['703', '5', '4'])],
  ],
  ['the list is a text', 'none'],
])('there are none where %s', (_, sent) => {
  expect(partnershipsOf(sent)).toEqual([]);
});
