import { leagueNames } from './league-names';

test.each([
  ['ipl', 'Indian Premier League', ['ipl']],
  ['wpl', "Women's Premier League 2026", ['wpl']],
  ['big-bash', 'Big Bash League', ['bbl']],
  ['womens-big-bash', "Women's Big Bash League", ['wbbl']],
  ['t20-world-cup', "ICC Men's T20 World Cup", ['wc', 't20wc', 't20 world cup']],
  ['world-cup', 'ICC World Cup', ['wc', 'cwc']],
  ['womens-t20-world-cup', "ICC Women's T20 World Cup", ['wc', 't20wc', 'wwc']],
  ['reed-cup', 'Reed Cup', ['reed cup', 'rc']],
])('the league %s, %s, is also typed as %j', (slug, name, typed) => {
  expect(leagueNames({ slug, name }).map(other => other.toLowerCase())).toEqual(
    expect.arrayContaining(typed),
  );
});

test.each([
  "ICC Men's Cricket World Cup League 2",
  "ICC Women's T20 World Cup Africa Region Qualifier",
  'ICC T20 World Cup Qualifiers',
])('%s is no World Cup', name => {
  const names = leagueNames({ slug: 'a', name });

  expect(names.filter(other => ['wc', 'cwc', 'wwc', 't20wc'].includes(other))).toEqual([]);
});

test('a league of one word or of another script has no initials', () => {
  expect(leagueNames({ slug: 'super50', name: 'Super50' })).toEqual(['super50']);
  expect(leagueNames({ slug: '92d', name: 'लीग' })).toEqual(['92d']);
});
