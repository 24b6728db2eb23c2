import { fixedContent } from '@/api/content/content-source';
import { createFigureIndex } from '@/api/figures/figure-index';
import { createSearch, type Search } from '@/api/search/search';
import type { Database } from '@/api/store/database';
import { embeddedContent } from '@/tests/api/content/embedded-content';
import { endedMatch } from '@/tests/api/figures/ended-match';
import { emptyTables } from '@/tests/api/store/databases';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { createTestContext } from '@/tests/api/test-context';
import { recordNamed } from '@/tests/fixtures/all-records';

/* India v South Africa, Bridgetown, 29 June 2024, and India v United States of America, New York, 12 June 2024. */
const records = ['1415755', '1415725'];

onEachDatabase('players and grounds', open => {
  let database: Database;
  let search: Search;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    const context = await createTestContext(database);
    for (const id of records) await context.ingest.put(endedMatch(recordNamed(id)));
    await createFigureIndex(context).refresh();
    search = createSearch({ ...context, content: fixedContent(embeddedContent()) });
    await search.refreshIndex();
  }, 60_000);
  afterAll(() => database.close());

  const results = async (query: string) => {
    const { corrected, groups } = await search.search(query, 5);
    const named = (kind: string) =>
      (groups.find(group => group.kind === kind)?.results ?? []).map(({ title }) =>
        title.map(({ text }) => text).join(''),
      );
    return { corrected, player: named('player'), ground: named('ground') };
  };

  test.each([
    // As scorecards have them.
    ['V Kohli', 'V Kohli'],
    ['kohli', 'V Kohli'],
    ['KOHLI', 'V Kohli'],
    ['bumrah', 'JJ Bumrah'],
    ['jj bumrah', 'JJ Bumrah'],
    ['sharma rg', 'RG Sharma'],
    ['sky yadav', 'SA Yadav'],
    ['q de kock', 'Q de Kock'],
    ['de kock', 'Q de Kock'],
    ['klaasen', 'H Klaasen'],
    // As fans type them.
    ['virat kohli', 'V Kohli'],
    ['rohit sharma', 'RG Sharma'],
    ['jasprit bumrah', 'JJ Bumrah'],
    ['suryakumar yadav', 'SA Yadav'],
    ['rishabh pant', 'RR Pant'],
    ['ravindra jadeja', 'RA Jadeja'],
    ['hardik pandya', 'HH Pandya'],
    ['david miller', 'DA Miller'],
    ['kagiso rabada', 'K Rabada'],
    ['marco jansen', 'M Jansen'],
    ['aiden markram', 'AK Markram'],
    ['steven taylor', 'SR Taylor'],
    ['corey anderson', 'CJ Anderson'],
    ['kohlii', 'V Kohli'],
    ['rabda', 'K Rabada'],
  ])('%j finds the player %s first', async (query, name) => {
    expect((await results(query)).player[0]).toBe(name);
  });

  test.each([
    ['kensington oval', 'Kensington Oval, Bridgetown, Barbados'],
    ['bridgetown', 'Kensington Oval, Bridgetown, Barbados'],
    ['barbados', 'Kensington Oval, Bridgetown, Barbados'],
    ['nassau county', 'Nassau County International Cricket Stadium, New York'],
    ['nassau stadium', 'Nassau County International Cricket Stadium, New York'],
  ])('%j finds the ground %s first', async (query, name) => {
    expect((await results(query)).ground[0]).toBe(name);
  });

  test('a given name is not replaced by a similar word where its initial is the player’s', async () => {
    expect(await results('rohit sharma')).toMatchObject({ corrected: null });
    expect((await results('rohit sharma')).player).toEqual(['RG Sharma']);
  });

  test('another initial is another person', async () => {
    expect((await results('ishant sharma')).player).not.toContain('RG Sharma');
  });
});
