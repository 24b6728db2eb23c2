import { createBookmakerMap } from '@/api/feeds/bookmakers/map-bookmakers';
import { publishedBookmakers } from '@/api/content/published-bookmakers';
import { onAnyDatabase } from '@/tests/api/store/on-each-database';
import { pushApiForEach, type PushApi } from './push-api';
import { pushedMatch, pushedWinner } from './pushed-match';

jest.setTimeout(30_000);

const crlf = 'Crlf\r\nBEGIN:VEVENT\r\nSUMMARY:owned\r\nEND:VEVENT';

onAnyDatabase('the texts of a push', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  const fixtureOf = (changes: object) => {
    const match = pushedMatch(api.seconds());
    return { ...match, fixture: { ...match.fixture, ...changes } };
  };
  const bookmakersOf = (bookmaker: object) =>
    pushedMatch(api.seconds(), {
      bookmakers: [{ slug: 'silly-point', title: 'Silly Point', ...bookmaker }],
    });
  const market = pushedWinner(1.8, 2.1);
  const day = 86_400;

  it.each([
    [
      'a team of 81 characters',
      () => fixtureOf({ teams: ['x'.repeat(81), 'B'] }),
      'fixture.teams.0',
    ],
    ['a team with line breaks', () => fixtureOf({ teams: ['A', crlf] }), 'fixture.teams.1'],
    [
      'a team with characters that reverse the text',
      () => fixtureOf({ teams: ['A\u202e', 'B'] }),
      'fixture.teams.0',
    ],
    ['a team of joiners', () => fixtureOf({ teams: ['\u200d\u200c', 'B'] }), 'fixture.teams.0'],
    ['a team of spaces', () => fixtureOf({ teams: ['  ', 'B'] }), 'fixture.teams.0'],
    [
      'a competition with a zero width space',
      () => fixtureOf({ competition: 'A\u200bB' }),
      'fixture.competition',
    ],
    ['a start in the year 275760', () => fixtureOf({ start: 8_640_000_000_000 }), 'fixture.start'],
    ['a start in milliseconds', () => fixtureOf({ start: api.seconds() * 1000 }), 'fixture.start'],
    [
      'a start three years ago',
      () => fixtureOf({ start: api.seconds() - 3 * 365 * day }),
      'fixture.start',
    ],
    [
      'a market with a line break',
      () => pushedMatch(api.seconds(), { markets: [{ ...market, name: 'A\nB' }] }),
      'markets.0.name',
    ],
    [
      'a selection of 81 characters',
      () =>
        pushedMatch(api.seconds(), {
          markets: [{ ...market, selections: [{ ...market.selections[0], name: 'x'.repeat(81) }] }],
        }),
      'markets.0.selections.0.name',
    ],
    [
      'a status with a line break',
      () => pushedMatch(api.seconds(), { score: { status: 2, match_status: 'A\nB' } }),
      'score.match_status',
    ],
    [
      'a bookmaker with characters that reverse the text',
      () => bookmakersOf({ title: '\u202eA' }),
      'bookmakers.0.title',
    ],
    ['a script as icon', () => bookmakersOf({ icon: 'javascript:alert(1)' }), 'bookmakers.0.icon'],
    ['a commission of 2', () => bookmakersOf({ commission: 2 }), 'bookmakers.0.commission'],
  ])('texts with %s are refused with 422 and the path', async (_, body, path) => {
    expect(await api.put(body())).toEqual({
      status: 422,
      body: { detail: expect.stringContaining(path), path },
    });
    expect(await api.context.feedStore.links(0)).toEqual([]);
  });

  it.each([
    ['मुंबई इंडियंस', 'चेन्नई सुपर किंग्स'],
    ['क्‍ष', 'می‌خواهم'],
    ['中国', '🏏 Bats 👨‍👩‍👧'],
    ['भ'.repeat(80), 'B & C'],
  ])('texts may be %s and %s, in any script', async (first, second) => {
    const event = await api.eventOf(await api.put(fixtureOf({ teams: [first, second] })));

    expect(event['competitors']).toMatchObject([{ name: first }, { name: second }]);
  });

  it('texts of the scorecard and the commentary are cleaned', async () => {
    const match_info = {
      Teams: { 1: { Name_Full: 'A\u202eB', Players: { 2: { Name_Full: 'x'.repeat(90) } } } },
    };
    const commentary = [
      { id: '1', items: [{ Id: '1', Commentary: 'Four\0\u202e!', Bowler_Name: 'A\nB' }] },
    ];
    const event = await api.eventOf(
      await api.put(pushedMatch(api.seconds(), { match_info, commentary })),
    );

    expect(event['match_info']).toEqual({
      Teams: { 1: { Name_Full: 'AB', Players: { 2: { Name_Full: `${'x'.repeat(79)}…` } } } },
    });
    expect(event['commentary']).toMatchObject([
      { items: [{ Commentary: 'Four!', Bowler_Name: 'A B' }] },
    ]);
  });

  it('no price counts as confirmed later than now', async () => {
    const prices = [{ bookmaker: 'silly-point', odds: 1.8, updated_at: api.seconds() + 400 * day }];
    const selections = [{ id: 'a', name: 'India', prices }];
    const event = await api.eventOf(
      await api.put(pushedMatch(api.seconds(), { markets: [{ ...market, selections }] })),
    );

    expect(event['markets']).toMatchObject([
      { selections: [{ prices: [{ updated_at: api.seconds() }] }] },
    ]);
  });
});

describe('a bookmaker of a push', () => {
  const pushed = {
    slug: 'silly-point',
    title: 'Official Bank of England',
    kind: 'exchange' as const,
    commission: 0.5,
    icon: 'https://evil.example/t.png',
  };
  const card = { slug: 'silly-point', title: 'Silly Point', mark: 4, icon: '/media/silly.svg' };
  const content = { bookmakers: [{ card, item: card }] };
  const published = (reviews: typeof content, rules: Record<string, { title?: string }> = {}) =>
    publishedBookmakers([pushed], reviews, {
      bookmakerLinks: { isLinked: () => true },
      bookmakerRules: new Map(Object.entries(rules)),
    });

  it('a bookmaker of a push has the title and the logo of its review', () => {
    expect(published(content)).toEqual([
      { ...pushed, title: 'Silly Point', icon: '/media/silly.svg' },
    ]);
  });

  it("a bookmaker of a push has the title of the operator's file before that of its review", () => {
    const rules = { 'silly-point': { title: 'Our Silly Point' } };

    expect(published(content, rules)).toMatchObject([{ title: 'Our Silly Point' }]);
  });

  it('keeps its own while no other source states one', () => {
    expect(published({ bookmakers: [] })).toEqual([pushed]);
  });

  it.each([
    [{ kind: 'fixed' as const }, null],
    [{ kind: 'exchange' as const, commission: 0.02 }, 0.02],
    [{}, 0.5],
  ])(
    "a bookmaker of a push has the commission that the operator's file %p leaves it",
    (rule, commission) => {
      const map = createBookmakerMap(new Map([['silly-point', { keys: {}, ...rule }]]));

      expect(map('scorer', { markets: [], bookmakers: [pushed] }).bookmakers).toMatchObject([
        { commission },
      ]);
    },
  );
});
