import { aMarket } from '@/tests/fixtures/match';
import { byGroup, groupStarts, type MarketGroup } from './market-groups';

const market = (name: string, group?: MarketGroup) =>
  aMarket({ id: name, name, ...(group && { group }) });
const names = (markets: { name: string }[]) => markets.map(({ name }) => name);

describe('byGroup', () => {
  test('the main markets come first, and the host’s order stays within a group', () => {
    const sent = [
      market('Most sixes', 'specials'),
      market('Top batter', 'players'),
      market('Match Winner', 'main'),
      market('Over 6 runs', 'over'),
      market('Toss Winner', 'main'),
      market('Innings runs', 'innings'),
      market('Over 7 runs', 'over'),
    ];

    expect(names(byGroup(sent))).toEqual([
      'Match Winner',
      'Toss Winner',
      'Innings runs',
      'Over 6 runs',
      'Over 7 runs',
      'Top batter',
      'Most sixes',
    ]);
  });

  test.each(['Tied match', 'Herons total odd or even', 'Match runs odd/even', 'Odd and even runs'])(
    'the group %p comes last',
    name => {
      const sent = [market(name, 'main'), market('Most sixes', 'specials'), market('No group')];

      expect(names(byGroup(sent))).toEqual(['Most sixes', 'No group', name]);
    },
  );

  test('the host’s order stays without groups', () => {
    const sent = [market('Tied match'), market('Match Winner')];

    expect(byGroup(sent)).toBe(sent);
  });
});

describe('groupStarts', () => {
  test('each group begins with its first market, and one without a group is special', () => {
    const starts = groupStarts([
      market('Match Winner', 'main'),
      market('Toss Winner', 'main'),
      market('Tied match', 'main'),
      market('Most sixes'),
    ]);

    expect([...starts]).toEqual([
      ['main', 'Match Winner'],
      ['specials', 'Tied match'],
    ]);
  });

  test('a host that names no group has none', () => {
    expect(groupStarts([market('Match Winner')]).size).toBe(0);
  });
});
