import { readBookmakerFile, type BookmakerRule } from './bookmaker-file';
import { deepLinkError, sourceLinkProblem, toDeepLink } from './deep-link';

const values = { click: 'k 1', match: 'm1' };
const rule = (
  deepLink: string | undefined,
  changes: Partial<BookmakerRule> = {},
): BookmakerRule => ({
  keys: {},
  hosts: ['sports.gully.example', 'go.gully.example'],
  link: 'https://sports.gully.example/?affiliate=7',
  deepLink,
  ...changes,
});
const page = 'https://sports.gully.example/cricket/m/9';

test.each([
  ['{link}', page, page],
  ['{link}?aff=7&sub={click}', page, `${page}?aff=7&sub=k%201`],
  ['{link}?aff=7', `${page}?slip=a%2Cb#x`, `${page}?slip=a%2Cb&aff=7#x`],
  [
    'https://go.gully.example/?m={match}&to={link}',
    `${page}?a=1&b=2`,
    `https://go.gully.example/?m=m1&to=${encodeURIComponent(`${page}?a=1&b=2`)}`,
  ],
])('%s of %s is %s', (template, link, target) => {
  expect(deepLinkError(template, rule(template))).toBeNull();
  expect(toDeepLink(link, rule(template), values)).toBe(target);
});

test.each([
  ['another host', 'https://other.example/m/9', 'other.example is no allowed host'],
  ['a host below an allowed one', 'https://x.sports.gully.example/', /no allowed host$/],
  ['another port', 'https://sports.gully.example:8443/', /no allowed host$/],
  ['a disguised host', 'https://sports.gully.example@other.example/', 'no https link'],
  ['no encryption', 'http://sports.gully.example/', 'no https link'],
  ['a script', 'javascript:alert(1)', 'no https link'],
  ['a path', '/sports.gully.example', 'no https link'],
  ['a state as its host', 'https://{state}.gully.example/', '{state} has no value'],
  ['a state in its path', 'https://sports.gully.example/{state}/9', '{state} has no value'],
])('a link with %s is not used', (_, link, problem) => {
  expect(sourceLinkProblem(link, rule('{link}'))).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
  expect(toDeepLink(link, rule('{link}'), values)).toBeNull();
});

test('without an agreement about links none is used', () => {
  expect(toDeepLink(page, rule(undefined), values)).toBeNull();
  expect(toDeepLink(page, undefined, values)).toBeNull();
});

test.each<[string, BookmakerRule, string]>([
  ['no link for other prices', rule('{link}', { link: undefined }), 'needs a "link"'],
  ['no agreement at all', rule('{link}', { link: null }), 'needs a "link"'],
  ['no hosts', rule('{link}', { hosts: undefined }), 'needs "hosts"'],
  ['no {link}', rule('https://go.gully.example/'), 'has no {link}'],
  ['a path after {link}', rule('{link}/x'), 'expected nothing or ?name=value'],
  ['an empty query after {link}', rule('{link}?'), 'expected nothing or ?name=value'],
  ['an unknown placeholder', rule('{link}?s={state}'), '{state} is not known'],
  ['a redirect by another host', rule('https://go.example/?to={link}'), 'the host is none of'],
  ['{link} as its host', rule('https://{link}/'), 'expected http'],
])('a template with %s is refused', (_, of, reason) => {
  expect(deepLinkError(of.deepLink ?? '', of)).toContain(reason);
});

test('the example has one', () => {
  const { deepLink } = readBookmakerFile('examples/bookmakers.json').get('silly-point') ?? {};

  expect(deepLink).toBe('{link}?affiliate=1234&sub={click}');
});
