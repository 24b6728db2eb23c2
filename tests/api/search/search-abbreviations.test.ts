import { fixedContent } from '@/api/content/content-source';
import { createSearch, type Search } from '@/api/search/search';
import type { Database } from '@/api/store/database';
import { slugOf } from '@/lib/domain/fold-text';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { createTestContext } from '@/tests/api/test-context';
import { leagueMatch } from './league-match';

const hour = 3600;
const now = 1_795_681_200;

/** A league and its sides. Where the league's name does not mark women, the names of the sides do. */
const fixtures: [league: string, first: string, second: string][] = [
  ['Indian Premier League', 'Chennai Super Kings', 'Mumbai Indians'],
  ['Indian Premier League', 'Kolkata Knight Riders', 'Royal Challengers Bengaluru'],
  ['Indian Premier League', 'Sunrisers Hyderabad', 'Punjab Kings'],
  ['Indian Premier League', 'Lucknow Super Giants', 'Gujarat Titans'],
  ['Indian Premier League', 'Rajasthan Royals', 'Delhi Capitals'],
  ["Women's Premier League", 'UP Warriorz', 'Gujarat Giants'],
  ["ICC Men's T20 World Cup", 'India', 'Australia'],
  ["ICC Men's T20 World Cup", 'England', 'New Zealand'],
  ["ICC Men's T20 World Cup", 'South Africa', 'Sri Lanka'],
  ["ICC Men's T20 World Cup", 'Pakistan', 'Bangladesh'],
  ["ICC Men's T20 World Cup", 'West Indies', 'Afghanistan'],
  ["ICC Men's T20 World Cup", 'Ireland', 'Scotland'],
  ["ICC Men's T20 World Cup", 'Netherlands', 'United States of America'],
  ["ICC Men's T20 World Cup", 'Zimbabwe', 'United Arab Emirates'],
  ["ICC Men's Cricket World Cup League 2", 'Nepal', 'Oman'],
  ["ICC Women's T20 World Cup Africa Region Qualifier", 'Uganda Women', 'Rwanda Women'],
  ['ICC World Test Championship', 'Bahrain', 'Singapore'],
  ['ICC Champions Trophy', 'Namibia', 'Canada'],
  ['Big Bash League', 'Perth Scorchers', 'Sydney Sixers'],
  ["Women's Big Bash League", 'Hobart Hurricanes', 'Sydney Thunder'],
  ['Bangladesh Premier League', 'Fortune Barishal', 'Chittagong Kings'],
  ['Pakistan Super League', 'Lahore Qalandars', 'Quetta Gladiators'],
  ['Caribbean Premier League', 'Trinbago Knight Riders', 'Guyana Amazon Warriors'],
  ["The Hundred Men's Competition", 'MI London', 'Southern Brave'],
  ["The Hundred Women's Competition", 'Trent Rockets', 'Welsh Fire'],
  ['Vitality Blast', 'Somerset', 'Hampshire'],
  ['County Championship', 'Northamptonshire', 'Leicestershire'],
  ['The Ashes', 'Australia', 'England'],
  ['Border-Gavaskar Trophy', 'Australia', 'India'],
  ['India tour of New Zealand', 'New Zealand', 'India'],
  ['Philippines tour of Indonesia', 'Indonesia', 'Philippines'],
  ['SA20', 'MI Cape Town', 'Paarl Royals'],
  ['Major League Cricket', 'MI New York', 'Washington Freedom'],
  ['International League T20', 'MI Emirates', 'Gulf Giants'],
  ['Lanka Premier League', 'Galle Marvels', 'Jaffna Kings'],
];

const idOf = (index: number): string => {
  const [, first, second] = fixtures[index] ?? ['', '', ''];
  return slugOf(`${first} ${second} ${index}`);
};

/** 'match Chennai Super Kings v Mumbai Indians' or 'league the-ashes'. */
type Expected = string;

onEachDatabase('abbreviations', open => {
  let database: Database;
  let search: Search;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    const context = await createTestContext(database);
    for (const [index, [league, ...sides]] of fixtures.entries()) {
      const when = { status: 0, start_time: now + (index + 1) * hour };
      await context.ingest.put(leagueMatch(idOf(index), sides, [slugOf(league), league], [], when));
    }
    search = createSearch({ ...context, content: fixedContent(embeddedContent()) });
    await search.refreshIndex();
  }, 60_000);
  afterAll(() => database.close());

  test.each<[query: string, first: Expected]>([
    // Leagues.
    ['ipl', 'league Indian Premier League'],
    ['IPL 2026', 'match Chennai Super Kings v Mumbai Indians'],
    ['wpl', "league Women's Premier League"],
    ['wc', "league ICC Men's T20 World Cup"],
    ['t20 wc', "league ICC Men's T20 World Cup"],
    ['t20wc', "league ICC Men's T20 World Cup"],
    ['world cup', "league ICC Men's T20 World Cup"],
    ['wtc', 'league ICC World Test Championship'],
    ['ct', 'league ICC Champions Trophy'],
    ['bbl', 'league Big Bash League'],
    ['wbbl', "league Women's Big Bash League"],
    ['psl', 'league Pakistan Super League'],
    ['cpl', 'league Caribbean Premier League'],
    ['bpl', 'league Bangladesh Premier League'],
    ['lpl', 'league Lanka Premier League'],
    ['the hundred', "league The Hundred Men's Competition"],
    ['hundred women', "league The Hundred Women's Competition"],
    ['t20 blast', 'league Vitality Blast'],
    ['county cricket', 'league County Championship'],
    ['ashes', 'league The Ashes'],
    ['bgt', 'league Border-Gavaskar Trophy'],
    ['sa20', 'league SA20'],
    ['mlc', 'league Major League Cricket'],
    ['ilt20', 'league International League T20'],
    // Sides of leagues, in their next match.
    ['csk', 'match Chennai Super Kings v Mumbai Indians'],
    ['mi', 'match Chennai Super Kings v Mumbai Indians'],
    ['mi csk', 'match Chennai Super Kings v Mumbai Indians'],
    ['rcb', 'match Kolkata Knight Riders v Royal Challengers Bengaluru'],
    ['kkr', 'match Kolkata Knight Riders v Royal Challengers Bengaluru'],
    ['srh', 'match Sunrisers Hyderabad v Punjab Kings'],
    ['pbks', 'match Sunrisers Hyderabad v Punjab Kings'],
    ['lsg', 'match Lucknow Super Giants v Gujarat Titans'],
    ['gt', 'match Lucknow Super Giants v Gujarat Titans'],
    ['rr vs dc', 'match Rajasthan Royals v Delhi Capitals'],
    ['tkr', 'match Trinbago Knight Riders v Guyana Amazon Warriors'],
    ['sixers', 'match Perth Scorchers v Sydney Sixers'],
    ['qalandars', 'match Lahore Qalandars v Quetta Gladiators'],
    ['mi cape town', 'match MI Cape Town v Paarl Royals'],
    // Countries.
    ['ind', 'match India v Australia'],
    ['aus', 'match India v Australia'],
    ['ind v aus', 'match India v Australia'],
    ['aus vs ind live score', 'match India v Australia'],
    ['ind vs nz', 'match New Zealand v India'],
    ['eng', 'match England v New Zealand'],
    ['eng vs aus', 'match Australia v England'],
    ['nz', 'match England v New Zealand'],
    ['sa', 'match South Africa v Sri Lanka'],
    ['sl', 'match South Africa v Sri Lanka'],
    ['pak', 'match Pakistan v Bangladesh'],
    ['ban', 'match Pakistan v Bangladesh'],
    ['wi', 'match West Indies v Afghanistan'],
    ['windies', 'match West Indies v Afghanistan'],
    ['afg', 'match West Indies v Afghanistan'],
    ['ire', 'match Ireland v Scotland'],
    ['sco', 'match Ireland v Scotland'],
    ['ned', 'match Netherlands v United States of America'],
    ['usa', 'match Netherlands v United States of America'],
    ['zim', 'match Zimbabwe v United Arab Emirates'],
    ['uae', 'match Zimbabwe v United Arab Emirates'],
    ['nep', 'match Nepal v Oman'],
    ['nam', 'match Namibia v Canada'],
    ['ina', 'match Indonesia v Philippines'],
    ['team india', 'match India v Australia'],
    ['black caps', 'match England v New Zealand'],
    ['proteas', 'match South Africa v Sri Lanka'],
    ['uga w', 'match Uganda Women v Rwanda Women'],
  ])('%s finds %s first', async (query, expected) => {
    const { groups } = await search.search(query, 5);
    const [first] = groups;
    const title = first?.results[0]?.title.map(({ text }) => text).join('');
    expect(first && `${first.kind} ${title}`).toBe(expected);
  });
});
