import type { MatchRecord } from '@/api/demo/records/record';
import type { FedEvent } from '@/api/feeds/feed';
import { Background } from '@/lib/contract/background';
import { eventStatus } from '@/lib/contract/event-status';
import type { MatchResult } from '@/lib/contract/match-result';
import { ball, matchRecord, over } from '@/tests/fixtures/match-record';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { endedMatch, matchWithBalls } from './ended-match';
import { figureApp } from './figure-app';

type Ended = {
  day: string;
  sides?: readonly [string, string];
  result?: MatchResult;
  format?: FedEvent['format'];
};

const runs = (winner: 0 | 1, by: number): MatchResult => ({
  kind: 'won',
  winner,
  margin: { runs: by },
});

/** A record between two sides on a day, with the id of its number. */
function recordOf(number: number, day: string, sides: readonly [string, string]): MatchRecord {
  const record = matchRecord({ id: String(number), dates: [day] });
  const [first, second] = record.teams;
  return {
    ...record,
    teams: [
      { ...first, id: `${sides[0]}-id`, name: sides[0] },
      { ...second, id: `${sides[1]}-id`, name: sides[1] },
    ],
  };
}

const ended = (matches: readonly Ended[]) =>
  matches.map(({ day, sides = ['Northam', 'Southam'], result, format = 't20' }, index) =>
    endedMatch(recordOf(index + 1, day, sides), {
      result: result ?? runs(0, index + 1),
      format,
    }),
  );

const toCome = (day: string, sides: readonly [string, string] = ['Northam', 'Southam']) =>
  endedMatch(recordOf(99, day, sides), { status: eventStatus.upcoming });

onEachDatabase('what is known before a match', open => {
  const { context, startIndex, statusOf, get, put } = figureApp(open);

  async function backgroundOf(matches: readonly Ended[], next = toCome('2025-06-01')) {
    await put(...ended(matches), next);
    await startIndex().refresh();
    return Background.parse(await get('/api/events/m99/background/'));
  }

  test('form is the newest five matches of each side, and how many there are', async () => {
    const days = ['2023-05-01', '2025-01-05', '2025-01-01', '2025-01-02', '2025-01-03'];
    const { form } = await backgroundOf([
      ...days.map(day => ({ day })),
      { day: '2025-01-04', sides: ['Westham', 'Northam'] },
    ]);

    expect(form.map(({ matches, from, to }) => [matches, from, to])).toEqual([
      [6, '2023-05-01', '2025-01-05'],
      [5, '2023-05-01', '2025-01-05'],
    ]);
    expect(form.map(({ newest }) => newest.map(({ match }) => match.played_on.slice(-2)))).toEqual([
      ['05', '04', '03', '02', '01'],
      ['05', '03', '02', '01', '01'],
    ]);
    expect(form[0].newest[1]?.match.teams.map(({ name }) => name)).toEqual(['Westham', 'Northam']);
    expect(form[0].newest[0]?.outcome.result).toEqual(runs(0, 2));
  });

  test('no match of the same day or a later one counts, such as an earlier replay of itself', async () => {
    const { form, meetings, ground } = await backgroundOf([
      { day: '2025-05-31' },
      { day: '2025-06-01' },
      { day: '2025-06-02' },
    ]);

    expect([form[0].matches, form[1].matches, meetings.matches, ground?.matches]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(form[0].newest.map(({ match }) => match.played_on)).toEqual(['2025-05-31']);
  });

  test('men and women of one name are two sides', async () => {
    const women = ['Northam Women', 'Southam Women'] as const;
    const { form, meetings } = await backgroundOf(
      [{ day: '2025-01-01' }, { day: '2025-01-02', sides: women }],
      toCome('2025-06-01', women),
    );

    expect(form.map(({ matches }) => matches)).toEqual([1, 1]);
    expect(meetings.newest.map(({ match }) => match.played_on)).toEqual(['2025-01-02']);
  });

  test('meetings are counted by format and result, from the view of the first side', async () => {
    const reversed = ['Southam', 'Northam'] as const;
    const { meetings } = await backgroundOf([
      { day: '2025-01-01' },
      { day: '2025-01-02', sides: reversed },
      { day: '2025-01-03', sides: reversed, result: runs(1, 3) },
      { day: '2025-01-04', result: { kind: 'tied', winner: 1, super_over: true } },
      { day: '2025-01-05', result: { kind: 'abandoned' } },
      { day: '2025-01-06', result: { kind: 'no_result' } },
      { day: '2025-01-07', result: { kind: 'conceded', winner: 1 } },
      { day: '2025-01-08', result: { kind: 'drawn' }, format: 'multi-day' },
      { day: '2025-01-09', sides: ['Northam', 'Westham'] },
    ]);

    expect(meetings).toMatchObject({ matches: 8, from: '2025-01-01', to: '2025-01-08' });
    expect(meetings.formats).toEqual([
      { format: 't20', matches: 7, won: 2, lost: 2, tied: 1, drawn: 0, no_result: 2 },
      { format: 'multi-day', matches: 1, won: 0, lost: 0, tied: 0, drawn: 1, no_result: 0 },
    ]);
    expect(meetings.newest.map(({ match }) => match.played_on.slice(-1))).toEqual([
      ...['8', '7', '6', '5', '4'],
    ]);
  });

  test('the ground has the figures of its own page', async () => {
    const { ground } = await backgroundOf(
      [0, 1, 0, 0, 1].map((winner, index) => ({
        day: `2025-01-0${index + 1}`,
        sides: [`North ${index}`, 'Southam'],
        result: runs(winner === 0 ? 0 : 1, 1),
      })),
    );

    expect(ground).toMatchObject({
      slug: 'the-green-northam',
      matches: 5,
      from: '2025-01-01',
      to: '2025-01-05',
      formats: [
        {
          format: 't20',
          matches: 5,
          first_innings: { mean: 0, of: 5 },
          won_batting_first: { count: 3, of: 5 },
          chose_to_bat: { count: 5, of: 5 },
          lowest: null,
        },
      ],
    });
  });

  test('nothing is known of a match without a past, and it is no error', async () => {
    const nothing = { matches: 0, from: null, to: null, newest: [] };

    expect(await backgroundOf([])).toEqual({
      form: [nothing, nothing],
      meetings: { ...nothing, formats: [] },
      ground: {
        slug: 'the-green-northam',
        name: 'The Green, Northam',
        matches: 0,
        from: null,
        to: null,
        formats: [],
      },
      match_ups: [],
    });
  });

  test('a correction and a withdrawal change it', async () => {
    const index = startIndex();
    await put(...ended([{ day: '2025-01-01' }, { day: '2025-01-02' }]), toCome('2025-06-01'));
    await index.refresh();
    await put(...ended([{ day: '2025-01-01', result: runs(1, 9) }]));
    await context().ingest.withdraw('m2');
    await index.refresh();

    const { meetings } = Background.parse(await get('/api/events/m99/background/'));
    expect(meetings.formats).toEqual([
      { format: 't20', matches: 1, won: 0, lost: 1, tied: 0, drawn: 0, no_result: 0 },
    ]);
  });

  test('match-ups are those of the line-ups with the most balls, of earlier days and its format', async () => {
    const overOf = (id: string, day: string, runs: number, changes: Partial<FedEvent> = {}) =>
      matchWithBalls(
        matchRecord({
          ...{ id, dates: [day] },
          innings: [{ team: 0, overs: [over(...Array.from({ length: 6 }, () => ball(runs)))] }],
        }),
        changes,
      );
    await put(
      overOf('1', '2025-01-01', 4),
      overOf('2', '2025-01-02', 1),
      overOf('3', '2025-06-01', 6),
      overOf('4', '2025-01-03', 6, { format: 'one-day' }),
      toCome('2025-06-01'),
    );
    await startIndex().refresh();

    const { match_ups: matchUps } = Background.parse(await get('/api/events/m99/background/'));
    expect(matchUps).toMatchObject([
      {
        batter: { name: 'Player 0' },
        bowler: { name: 'Player 21' },
        ...{ balls: 12, runs: 30, dismissals: 0, matches: 2 },
      },
    ]);
  });

  test('an ended match and an unknown one have none', async () => {
    await put(...ended([{ day: '2025-01-01' }]));

    expect(await statusOf('/api/events/m1/background/')).toBe(404);
    expect(await statusOf('/api/events/nothing/background/')).toBe(404);
  });
});
