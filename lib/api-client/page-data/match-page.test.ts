import { Event, type WireEvent } from '@/lib/contract/event';
import type { PriceHistory } from '@/lib/contract/prices/price-history';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { wireMarket } from '@/tests/fixtures/live/match-store';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { loadMatch } from './match-page';
import { getBackground } from '@/lib/api-client/figures';
import { getEvent, getHistory, getPriceHistory } from '@/lib/api-client/matches';
import { backgroundOf } from '@/tests/fixtures/results/match-history';
import { aMatch, aTeam } from '@/tests/fixtures/match';
import { log } from '@/lib/log';

jest.mock('@/lib/api-client/matches');
jest.mock('@/lib/api-client/figures');
const mockedGetBackground = jest.mocked(getBackground);
const mockedGetEvent = jest.mocked(getEvent);
const mockedGetHistory = jest.mocked(getHistory);
const mockedGetPriceHistory = jest.mocked(getPriceHistory);

const eventWith = (changes: Record<string, unknown> = {}): WireEvent =>
  Event.parse(wireEvent(changes));
/** The newest first, five balls an over. */
const balls = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const ball = count - index;
    const over = `${Math.floor((ball - 1) / 5)}.${((ball - 1) % 5) + 1}`;
    return aCommentaryItem({ Id: String(ball), Over: over });
  });

const priceHistory: PriceHistory = {
  market: 'w',
  bookmaker: 'best',
  selections: [{ id: 'h', name: 'A', opened: 1.4, high: 1.42, low: 1.4 }],
  points: [
    [1_795_681_200, 1.4],
    [1_795_681_260, 1.42],
  ],
};

beforeEach(() => {
  mockedGetEvent.mockReset();
  mockedGetPriceHistory.mockReset().mockResolvedValue(null);
  mockedGetHistory.mockReset().mockResolvedValue(null);
  mockedGetBackground.mockReset().mockResolvedValue(null);
});

test.each([
  ['fernsvsherons-2026-11-26-5012', false, '5012'],
  ['%E0%A4%AD%E0%A4%BE%E0%A4%B0%E0%A4%A4vsb-2026-11-26-77', true, '77'],
])('%s is requested by its id', async (name, history, id) => {
  mockedGetEvent.mockResolvedValue(eventWith());

  expect((await loadMatch(name, history, 'full'))?.match.id).toBe('5012');
  expect(mockedGetEvent.mock.calls).toEqual([[id, history]]);
});

test('a name without an id is not a match, and sends no request', async () => {
  expect(await loadMatch('ferns-', false, 'full')).toBeNull();
  expect(mockedGetEvent).not.toHaveBeenCalled();
});

test('an unknown match is null', async () => {
  mockedGetEvent.mockResolvedValue(null);

  expect(await loadMatch('a-1', false, 'full')).toBeNull();
});

test('a match without details has none', async () => {
  mockedGetEvent.mockResolvedValue(eventWith());

  expect((await loadMatch('a-5012', false, 'full'))?.details).toEqual({
    scorecard: null,
    commentary: [],
  });
});

test.each([
  [
    [3, 3],
    [1, 3],
  ],
  [
    [10, 3],
    [1, 3],
  ],
  [
    [30, 30],
    [0, 5],
  ],
  [[25], [5]],
])(
  'the page of %j comments an innings has the newest four, or the current over: %j',
  async (counts, expected) => {
    const commentary = counts.map((count, index) => ({
      id: index + 1,
      items: balls(count),
      total: 200,
    }));
    mockedGetEvent.mockResolvedValue(eventWith({ match_info: wireMatchInfo(), commentary }));

    const details = (await loadMatch('a-5012', false, 'full'))?.details;

    expect(details?.scorecard?.innings).toHaveLength(2);
    expect(details?.commentary.map(({ comments }) => comments.length)).toEqual(expected);
    const last = details?.commentary.at(-1);
    expect(last).toMatchObject({ id: String(counts.length), total: 200 });
    expect(last?.comments[0]?.id).toBe(String(counts.at(-1)));
  },
);

test.each(['info', 'blocked'] as const)(
  "a match has no prices where the policy is '%s', now or in its history",
  async policy => {
    const markets = [wireMarket(1.42)];
    const odds_history = {
      market: 'w',
      selections: [{ id: 'h', name: 'A' }],
      points: [[1_795_681_200, 2]],
    };
    mockedGetEvent.mockResolvedValue(eventWith({ markets, markets_count: 9, odds_history }));
    mockedGetPriceHistory.mockResolvedValue(priceHistory);

    const open = await loadMatch('a-5012', false, 'full');
    const restricted = await loadMatch('a-5012', false, policy);

    expect(open?.match.markets).toHaveLength(1);
    expect(open?.oddsHistory).not.toBeNull();
    expect(restricted?.match).toEqual({ ...open?.match, markets: [], marketsCount: 0 });
    expect(restricted?.oddsHistory).toBeNull();
    expect(open?.prices?.lines.map(({ now }) => now)).toEqual([1.42]);
    expect(restricted?.prices).toBeNull();
    expect(mockedGetPriceHistory).toHaveBeenCalledTimes(1);
  },
);

test('a failed request for the price history leaves the page without it', async () => {
  mockedGetEvent.mockResolvedValue(eventWith({ markets: [wireMarket(1.42)] }));
  mockedGetPriceHistory.mockRejectedValue(new Error('The API responded 500'));

  const loaded = await loadMatch('a-5012', false, 'full');

  expect(loaded?.match.markets).toHaveLength(1);
  expect(loaded?.prices).toBeNull();
});

describe('the last results of the sides', () => {
  const played = (id: string, first: string, second: string) =>
    aMatch({ id, teams: [aTeam(first), aTeam(second)] });
  const upcoming = () => eventWith({ status: 0 });

  test('the last results are the newest three of each side of an upcoming match', async () => {
    mockedGetEvent.mockResolvedValue(upcoming());
    mockedGetHistory.mockResolvedValue({
      items: [
        played('1', 'Ferns', 'Reeds'),
        played('2', 'Otters', 'Reeds'),
        played('3', 'Reeds', 'Ferns'),
        played('4', 'Ferns', 'Otters'),
        played('5', 'Ferns', 'Reeds'),
      ],
    } as never);

    const results = (await loadMatch('a-5012', false, 'info'))?.lastResults;

    expect(results?.map(({ team, matches }) => [team, matches.map(({ id }) => id)])).toEqual([
      ['Ferns', ['1', '3', '4']],
    ]);
  });

  test('the last results are left out when the host does not send them', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    mockedGetEvent.mockResolvedValue(upcoming());
    mockedGetHistory.mockRejectedValue(new Error('down'));

    expect((await loadMatch('b-5012', false, 'full'))?.lastResults).toEqual([]);
    warn.mockRestore();
  });

  test('the last results are not requested once a match has begun', async () => {
    mockedGetEvent.mockResolvedValue(eventWith());

    expect((await loadMatch('c-5012', false, 'full'))?.lastResults).toEqual([]);
    expect(mockedGetHistory).not.toHaveBeenCalled();
  });

  test('what is known before a match replaces the last results', async () => {
    mockedGetEvent.mockResolvedValue(upcoming());
    mockedGetBackground.mockResolvedValue(backgroundOf([], ['Ferns', 'Herons']));

    const loaded = await loadMatch('d-5012', false, 'blocked');

    expect(loaded?.before).toEqual({
      background: { form: [], meetings: null, ground: null, matchUps: [] },
      preview: null,
    });
    expect(loaded?.lastResults).toEqual([]);
    expect(mockedGetHistory).not.toHaveBeenCalled();
  });

  test('a host that cannot answer it leaves the page complete', async () => {
    mockedGetEvent.mockResolvedValue(upcoming());
    mockedGetBackground.mockRejectedValue(new Error('down'));

    expect(await loadMatch('e-5012', false, 'full')).toMatchObject({
      before: null,
      match: { id: '5012' },
    });
  });

  test('it is not requested once a match has begun', async () => {
    mockedGetEvent.mockResolvedValue(eventWith());

    expect((await loadMatch('f-5012', false, 'full'))?.before).toBeNull();
    expect(mockedGetBackground).not.toHaveBeenCalled();
  });
});
