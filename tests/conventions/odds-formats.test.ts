import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { choicesOf, cookieHeaderOf } from '@/lib/routing/choices';
import { cookiesOfVisitors } from '@/tests/fixtures/hostile/cookies';
import { nginxMap } from './nginx-config';
import { textOf } from './project-files';

/*
 * nginx.conf caches a page once per odds format, for visitors who chose scores only, and for those on
 * a break. A cookie that it read differently from the site would be served to visitors who chose something else.
 */
const config = textOf('deploy/nginx.conf');

/** The value of an nginx variable that a map of regular expressions sets from the Cookie header. */
function valueIn(variable: string, cookie: string): string {
  const entries = nginxMap(config, variable);
  for (const [pattern, value] of entries.filter(([name]) => name.startsWith('~'))) {
    const found = new RegExp(pattern.slice(1)).exec(cookie);
    if (found) return found.groups?.[value.slice(1)] ?? value;
  }
  return Object.fromEntries(entries)['default'] ?? '';
}

test.each([
  ...cookiesOfVisitors.map(([cookie]) => cookie),
  ...oddsFormats.map(({ value }) => `a=b; odds=${value}; c=d`),
])('nginx.conf reads the cookies %p as the site does', cookie => {
  const { format, isScoresOnly, isOnBreak } = choicesOf(cookie);

  expect([valueIn('$odds', cookie), valueIn('$scores_only', cookie)]).toEqual([
    format,
    isOnBreak ? 'break' : isScoresOnly ? '1' : '',
  ]);
});

test('the cookies that nginx.conf sends are those of its cache key', () => {
  const sent = Object.fromEntries(nginxMap(config, '$cookies'));
  const withFormat = (text = '') => text.replace('$odds', 'malay');

  expect([sent['default'], sent['1'], sent['break']].map(withFormat)).toEqual([
    cookieHeaderOf({ format: 'malay', isScoresOnly: false }),
    cookieHeaderOf({ format: 'malay', isScoresOnly: true }),
    cookieHeaderOf({ format: 'malay', isScoresOnly: true, isOnBreak: true }),
  ]);
  expect(Object.keys(sent)).toHaveLength(3);
});
