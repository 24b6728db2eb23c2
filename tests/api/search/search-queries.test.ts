import { fixedContent } from '@/api/content/content-source';
import { createSearch, type Search } from '@/api/search/search';
import type { Database } from '@/api/store/database';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { createTestContext } from '@/tests/api/test-context';
import { leagueMatch } from './league-match';

const day = 86_400;
const now = 1_795_681_200;

const ipl: [string, string] = ['ipl', 'Indian Premier League'];
const worldCup: [string, string] = ['t20-world-cup', "ICC Men's T20 World Cup"];
const soon = { status: 0, start_time: now + day };

const matches = [
  leagueMatch('mi-csk', ['Mumbai Indians', 'Chennai Super Kings'], ipl, [
    'Wankhede Stadium, Mumbai',
    'RG Sharma',
    'Suryakumar Yadav',
    'MS Dhoni',
    'Ruturaj Gaikwad',
  ]),
  leagueMatch(
    'rcb-srh',
    ['Royal Challengers Bengaluru', 'Sunrisers Hyderabad'],
    ipl,
    ['M Chinnaswamy Stadium, Bengaluru', 'V Kohli', 'Pat Cummins'],
    soon,
  ),
  leagueMatch(
    'dc-pbks',
    ['Delhi Capitals', 'Punjab Kings'],
    ipl,
    ['Arun Jaitley Stadium, Delhi', 'RR Pant', 'Shikhar Dhawan'],
    { status: 4, start_time: now - day },
  ),
  leagueMatch(
    'ind-pak',
    ['India', 'Pakistan'],
    worldCup,
    ['Melbourne Cricket Ground', 'V Kohli', 'Babar Azam', 'Shaheen Shah Afridi'],
    soon,
  ),
  leagueMatch(
    'eng-nz',
    ['England', 'New Zealand'],
    worldCup,
    ["Lord's, London", 'JE Root', 'KS Williamson'],
    { status: 0, start_time: now + 2 * day },
  ),
  leagueMatch(
    'sco-hea',
    ['Perth Scorchers', 'Brisbane Heat'],
    ['big-bash', 'Big Bash League'],
    ['Optus Stadium, Perth', 'MR Marsh'],
    { status: 0, start_time: now + 3 * day },
  ),
  leagueMatch(
    'mi-rcb-women',
    ['Mumbai Indians', 'Royal Challengers Bengaluru'],
    ['wpl', "Women's Premier League"],
    ['DY Patil Stadium, Navi Mumbai', 'Harmanpreet Kaur', 'Smriti Mandhana'],
    { status: 0, start_time: now + 4 * day },
  ),
];

onEachDatabase('typed queries', open => {
  let database: Database;
  let search: Search;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    const context = await createTestContext(database);
    for (const fed of matches) await context.ingest.put(fed);
    search = createSearch({ ...context, content: fixedContent(embeddedContent()) });
    await search.refreshIndex();
  }, 60_000);
  afterAll(() => database.close());

  test.each([
    // Leagues by slug, short name and name.
    ['ipl', 'league ipl'],
    ['IPL 2026', 'match mi-csk'],
    ['indian premier league', 'league ipl'],
    ['tata ipl', 'league ipl'],
    ['wc', 'league t20-world-cup'],
    ['t20wc', 'league t20-world-cup'],
    ['t20 world cup', 'league t20-world-cup'],
    ['cricket world cup', 'league t20-world-cup'],
    ['bbl', 'league big-bash'],
    ['big bash', 'league big-bash'],
    ['wpl', 'league wpl'],
    ['womens premier league', 'league wpl'],
    // Teams by name, short name and former name; their match in play or next.
    ['csk', 'match mi-csk'],
    ['CSK live score', 'match mi-csk'],
    ['mi vs csk', 'match mi-csk'],
    ['MI v CSK', 'match mi-csk'],
    ['csk match today', 'match mi-csk'],
    ['chennai super kings', 'match mi-csk'],
    ['rcb', 'match rcb-srh'],
    ['srh', 'match rcb-srh'],
    ['pbks', 'match dc-pbks'],
    ['kings xi', 'match dc-pbks'],
    ['delhi daredevils', 'match dc-pbks'],
    ['ind vs pak', 'match ind-pak'],
    ['india pakistan', 'match ind-pak'],
    ['what is the score of the india match', 'match ind-pak'],
    ['england', 'match eng-nz'],
    ['scorchers', 'match sco-hea'],
    // People, in the match that is live or next.
    ['dhoni', 'match mi-csk'],
    ['MS Dhoni', 'match mi-csk'],
    ['rg sharma', 'match mi-csk'],
    ['suryakumar', 'match mi-csk'],
    ['gaikwad', 'match mi-csk'],
    ['babar', 'match ind-pak'],
    ['shaheen afridi', 'match ind-pak'],
    ['mandhana', 'match mi-rcb-women'],
    ['harmanprit', 'match mi-rcb-women'],
    ['williamson', 'match eng-nz'],
    // Grounds.
    ['wankhede', 'match mi-csk'],
    ['chinnaswamy', 'match rcb-srh'],
    ['chinaswamy stadium', 'match rcb-srh'],
    ['dy patil', 'match mi-rcb-women'],
    ["lord's london", 'match eng-nz'],
    ["lord's", 'news the-slope-at-lords'],
    // Pages.
    ['hide scores', 'page following'],
    ['how do i hide scores', 'page following'],
    ['following', 'page following'],
    ['alerts', 'page alerts'],
    ['notifications', 'page alerts'],
    ['points table', 'page series'],
    ['ipl points table', 'league ipl'],
    ['standings', 'page series'],
    ['live score', 'page odds/matches/all/in-play'],
    ['today match', 'page odds/matches/all/next-24-hours'],
    ['results', 'page match-history'],
    ['movers', 'page odds/movers'],
    ['responsible', 'page responsible-gambling'],
    ['responsible gambling', 'page responsible-gambling'],
    ['gamstop', 'page responsible-gambling'],
    ['self exclusion', 'page responsible-gambling'],
    ['privacy policy', 'page privacy'],
    ['contact', 'page contact'],
    // Guides and reviews.
    ['how to bet', 'page how-to-bet'],
    ['decimal odds', 'guide betting-explained/decimal-odds'],
    ['what are decimal odds', 'guide betting-explained/decimal-odds'],
    ['silly point', 'bookmaker silly-point'],
  ])('%s finds %s first', async (query, expected) => {
    const { groups } = await search.search(query, 5);
    const [first] = groups;
    expect(first && `${first.kind} ${first.results[0]?.ref}`).toBe(expected);
  });

  test('a match states the player and the ground by which it was found', async () => {
    const textOf = async (query: string) =>
      (await search.search(query, 1)).groups[0]?.results[0]?.text
        ?.map(({ text, marked }) => (marked ? `[${text}]` : text))
        .join('');

    expect(await textOf('dhoni')).toBe('Indian Premier League · MS [Dhoni]');
    expect(await textOf('wankhede')).toBe('Indian Premier League · [Wankhede] Stadium, Mumbai');
    expect(await textOf('mumbai indians')).toBe(
      '[Indian] Premier League · Wankhede Stadium, [Mumbai]',
    );
  });
});
