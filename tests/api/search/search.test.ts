import type { FastifyInstance } from 'fastify';
import { parseResponse } from '@/lib/contract/validation/parse';
import { SearchResponse, type SearchKind } from '@/lib/contract/search';
import { fixedContent } from '@/api/content/content-source';
import { createSearch, type Search } from '@/api/search/search';
import type { Database } from '@/api/store/database';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { fedMatch } from '@/tests/api/fed-match';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';

const day = 86_400;
const start = 1_795_681_200;

const match = (id: string, [home, away]: [string, string], changes = {}) =>
  fedMatch({
    id,
    name: `${home} - ${away}`,
    competitors: [
      { id: `${id}-1`, name: home },
      { id: `${id}-2`, name: away },
    ],
    ...changes,
  });

const matches = [
  match('past', ['Mumbai Indians', 'Perth Scorchers'], { status: 4, start_time: start - day }),
  match('soon', ['Mumbai Indians', 'São Paulo'], { status: 0, start_time: start + day }),
  match('live', ['Sunrisers Hyderabad', 'Mumbai Indians'], { status: 2 }),
  match('other', ['Ferns', 'Herons'], { status: 0, start_time: start + 2 * day }),
  match('men', ['Hobart Hurricanes', 'Delhi Capitals'], {
    status: 0,
    start_time: start + day,
    league: 'shield',
    tournament: 'Shield',
  }),
  match('women', ['Hobart Hurricanes', 'Melbourne Stars'], {
    status: 0,
    start_time: start + 3 * day,
    league: 'wbbl',
    tournament: "Women's Big Bash League",
  }),
];

const outright = fedMatch({
  id: 'cup-winner',
  kind: 'outright',
  name: 'Pond Trophy - Winner',
  tournament: 'Pond Trophy',
  league: 'pond-trophy',
  status: 0,
  competitors: [],
});

onEachDatabase('search', open => {
  let database: Database;
  let context: TestContext;
  let app: FastifyInstance;
  let search: Search;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    context = await createTestContext(database);
    const content = fixedContent(embeddedContent());
    search = createSearch({ ...context, content });
    app = await buildTestApp(context, { content, search });
    for (const event of [...matches, outright]) await context.ingest.put({ event });
    await search.refreshIndex();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function ask(q: string, size = 5) {
    const query = new URLSearchParams({ q, page_size: String(size) });
    const answer = await app.inject({ url: `/api/search/?${query}` });
    expect(answer.statusCode).toBe(200);
    const { data, dropped } = parseResponse(SearchResponse, answer.json());
    expect(dropped).toEqual([]);
    return data;
  }
  const refs = async (q: string, kind: SearchKind) =>
    (await ask(q)).groups.find(group => group.kind === kind)?.results.map(({ ref }) => ref) ?? [];

  test('a search for a club finds its men and its women, each with their own match', async () => {
    const found = (await ask('hobart')).groups.find(({ kind }) => kind === 'team');
    const sides = found?.results.map(({ ref, title, event }) => [
      ref,
      title.map(({ text }) => text).join(''),
      event?.id,
    ]);

    expect(sides).toHaveLength(2);
    expect(sides).toEqual(
      expect.arrayContaining([
        ['hobart-hurricanes', 'Hobart Hurricanes', 'men'],
        ['hobart-hurricanes-women', 'Hobart Hurricanes Women', 'women'],
      ]),
    );
  });

  test('an outright is found by its name, without odds, and is no match', async () => {
    const { groups } = await ask('pond trophy winner');

    expect(groups.map(({ kind }) => kind)).toEqual(['outright']);
    expect(groups[0]?.results).toEqual([
      expect.objectContaining({
        ref: 'cup-winner',
        event: expect.objectContaining({ markets: [] }) as unknown,
      }),
    ]);
  });

  test('a search finds the former name of a club', async () => {
    expect(await refs('delhi daredevils', 'team')).toEqual(['delhi-capitals']);
  });

  test('a search for a team finds the live match, the next, then the last, without odds', async () => {
    expect(await refs('Mumbai Indians', 'match')).toEqual(['live', 'soon', 'past']);
    const { groups } = await ask('mumbai indians');
    expect(groups.map(({ kind }) => kind)).toEqual(['match', 'team', 'news']);
    expect(groups[1]?.results[0]).toMatchObject({ ref: 'mumbai-indians', event: { id: 'live' } });
    expect(groups[0]?.results[0]?.event?.markets).toEqual([]);
  });

  test.each([
    ['the beginning of a word', 'hydera', 'live'],
    ['letters left out', 'mumbi indans', 'live'],
    ['letters swapped', 'hydrebaad', 'live'],
    ['an accent too few', 'sao paulo', 'soon'],
    ['an accent too many', 'Mümbai', 'live'],
    ['other capitals', 'SUNRISERS', 'live'],
    ['the month', 'sunrisers november', 'live'],
  ])('a search corrects %s: %s', async (_, q, first) => {
    expect((await refs(q, 'match'))[0]).toBe(first);
  });

  test('a search states the corrected query, and marks its words', async () => {
    const { query, corrected, groups } = await ask('sunrsiers');

    expect([query, corrected]).toEqual(['sunrsiers', 'sunrisers']);
    expect(groups[0]?.results[0]?.title).toEqual([
      { text: 'Sunrisers', marked: true },
      { text: ' Hyderabad v Mumbai Indians', marked: false },
    ]);
  });

  test('a league has its live and upcoming matches, without odds', async () => {
    const { groups } = await ask('reed cup');

    expect(groups.find(({ kind }) => kind === 'league')?.results).toMatchObject([
      { ref: 'reed-cup', live: 1, upcoming: 2 },
    ]);
  });

  test('news, guides, bookmakers and pages are found by their words, with an excerpt', async () => {
    const content = embeddedContent();
    const { card } = content.news[0] ?? { card: { slug: '', title: '' } };

    expect(await refs(card.title, 'news')).toContain(card.slug);
    expect(await refs('decimal odds', 'guide')).toContain('betting-explained/decimal-odds');
    expect(await refs('silly point', 'bookmaker')).toEqual(['silly-point']);
    expect(await refs('privacy', 'page')).toContain('privacy');
    const guide = (await ask('decimal odds')).groups.find(({ kind }) => kind === 'guide');
    const text = guide?.results[0]?.text?.map(piece => piece.text).join('') ?? '';
    expect(text.length).toBeLessThan(180);
    expect(text).not.toMatch(/<|&amp;/);
  });

  test('what has the words in its title comes before what has them in its text', async () => {
    const { groups } = await ask('hong kong');
    const [first] = groups;

    expect([first?.kind, first?.results[0]?.ref]).toEqual([
      'guide',
      'betting-explained/hong-kong-malay-and-indonesian-odds',
    ]);
    expect(groups.find(({ kind }) => kind === 'news')?.results[0]?.ref).toContain('bangkok');
  });

  test('some of many words are enough', async () => {
    expect(await refs('sunrisers zeppelin', 'match')).toEqual(['live']);
  });

  test('an event that is new, renamed or withdrawn is found in its current state', async () => {
    await context.ingest.put({ event: match('new', ['Quokkas', 'Wombats'], { status: 0 }) });
    await search.refreshIndex();
    expect(await refs('quokkas', 'match')).toEqual(['new']);

    await context.ingest.put({ event: match('new', ['Numbats', 'Wombats'], { status: 0 }) });
    await search.refreshIndex();
    expect(await refs('numbats', 'match')).toEqual(['new']);
    expect(await refs('quokkas', 'match')).toEqual([]);

    await context.ingest.withdraw('new');
    await search.refreshIndex();
    expect(await refs('numbats', 'match')).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['only spaces', ' '.repeat(500)],
    ['signs', '!@#$%^&*()\'"\\:|<>'],
    ['SQL', "'; drop table search_documents; --"],
    ['operators', "a:* & !b | (c <-> 'd"],
    ['HTML', '<script>alert(1)</script>'],
    ['500 characters', 'wicket '.repeat(80).slice(0, 500)],
    ['one long word', 'x'.repeat(500)],
    ['NUL', 'mum\0bai'],
    ['half a character', 'mumbai \ud83c'],
    ['another script', 'भारत क्रिकेट 印度'],
    ['percent and underscore', '%_%'],
    ['quotes', '"mumbai -indians" OR'],
  ])('%s is a harmless query', async (_, q) => {
    const { groups } = await ask(q);

    expect(JSON.stringify(groups)).not.toContain('<script');
    expect(await refs('sunrisers', 'match')).toEqual(['live']);
  });

  test('a wrong size is rejected', async () => {
    expect((await app.inject({ url: '/api/search/?q=a&page_size=0' })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/search/?q=a&page_size=51' })).statusCode).toBe(400);
  });
});
