import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { pushApiForEach, type PushApi } from './push-api';
import { pushedMatch, pushedWinner } from './pushed-match';

jest.setTimeout(30_000);

onEachDatabase('the sides of a pushed match', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  test('men and women of one name are two sides, and a source may write them in its own way', async () => {
    const at = api.seconds();
    const teams = ['Hobart Hurricanes', 'Delhi Daredevils'];
    const fixture = { ...pushedMatch(at).fixture, teams };
    const men = await api.put(pushedMatch(at, { fixture }), 'scorer/events/men');
    const women = await api.put(
      pushedMatch(at, { fixture: { ...fixture, gender: 'women' } }),
      'scorer/events/women',
    );

    expect((await api.eventOf(men))['competitors']).toEqual([
      { id: 'hobart-hurricanes', name: 'Hobart Hurricanes', side: 'hobart-hurricanes' },
      { id: 'delhi-capitals', name: 'Delhi Daredevils', side: 'delhi-capitals' },
    ]);
    expect((await api.eventOf(women))['competitors']).toEqual([
      {
        id: 'hobart-hurricanes-women',
        name: 'Hobart Hurricanes Women',
        side: 'hobart-hurricanes-women',
      },
      {
        id: 'delhi-capitals-women',
        name: 'Delhi Daredevils Women',
        side: 'delhi-capitals-women',
      },
    ]);
  });

  test('a selection stays the same when a source writes the teams in another way', async () => {
    const at = api.seconds();
    const fixture = { ...pushedMatch(at).fixture, teams: ['Delhi Daredevils', 'Pakistan'] };
    const markets = (name: string) => {
      const [delhi, pakistan] = pushedWinner(1.8, 2.1).selections;
      return [{ ...pushedWinner(1.8, 2.1), selections: [{ ...delhi, name }, pakistan] }];
    };
    const idsOf = (event: Record<string, unknown>) =>
      (event['markets'] as { selections: { id: string }[] }[]).flatMap(({ selections }) =>
        selections.map(({ id }) => id),
      );

    const first = await api.put(pushedMatch(at, { fixture, markets: markets('Delhi Daredevils') }));
    expect(idsOf(await api.eventOf(first))).toEqual(['delhi-capitals', 'pakistan']);

    await api.put({
      revision: 2,
      at,
      fixture: { ...fixture, teams: ['Delhi Capitals', 'Pakistan'] },
      markets: markets('The Delhi Capitals'),
    });
    expect(idsOf(await api.eventOf(first))).toEqual(['delhi-capitals', 'pakistan']);
  });
});
