import type { BookmakerRule } from './bookmaker-file';
import { createBookmakerLinks } from './bookmaker-links';

const values = { click: 'k 1', match: 'm1' };
const reviews: Record<string, string> = {
  reviewed: 'https://reviewed.example/',
  unagreed: 'https://unagreed.example/',
  elsewhere: 'https://elsewhere.example/',
  example: '/example-bookmaker',
};
const rules: Record<string, BookmakerRule> = {
  agreed: { keys: {}, link: 'https://agreed.example/?sub={click}&m={match}' },
  deep: {
    keys: {},
    hosts: ['deep.example'],
    link: 'https://deep.example/?sub={click}',
    deepLink: '{link}?sub={click}',
  },
  unagreed: { keys: {}, link: null },
  elsewhere: { keys: {}, hosts: ['www.elsewhere.example'] },
};
const linksWith = (onlyAgreed: boolean) =>
  createBookmakerLinks({
    rules: new Map(Object.entries(rules)),
    reviewUrlOf: slug => reviews[slug],
    onlyAgreed,
    defaultUrl: '/default',
  });

test.each([
  ['agreed', 'https://agreed.example/?sub=k%201&m=m1'],
  ['reviewed', 'https://reviewed.example/'],
  ['example', '/example-bookmaker'],
])('%s leads to its own link', (slug, url) => {
  for (const links of [linksWith(true), linksWith(false)]) {
    expect(links.isLinked(slug)).toBe(true);
    expect(links.targetOf(slug, values)).toBe(url);
  }
});

test.each([
  ['unagreed', 'has no agreement, whatever its review states'],
  ['elsewhere', 'has a review that leads to a host which is not allowed'],
  ['unknown', 'is neither in the file nor reviewed'],
])('%s, which %s, has no link, or the default one where all have', slug => {
  expect(linksWith(true).isLinked(slug)).toBe(false);
  expect(linksWith(true).targetOf(slug, values)).toBeNull();
  expect(linksWith(false).isLinked(slug)).toBe(true);
  expect(linksWith(false).targetOf(slug, values)).toBe('/default');
});

test('a price without a bookmaker leads to the default', () => {
  expect(linksWith(true).targetOf(null, values)).toBe('/default');
});

test.each([
  ['deep', 'https://deep.example/m/9', 'https://deep.example/m/9?sub=k%201'],
  ['deep', 'https://other.example/m/9', 'https://deep.example/?sub=k%201'],
  ['deep', null, 'https://deep.example/?sub=k%201'],
  ['agreed', 'https://agreed.example/m/9', 'https://agreed.example/?sub=k%201&m=m1'],
  ['reviewed', 'https://reviewed.example/m/9', 'https://reviewed.example/'],
  ['unagreed', 'https://unagreed.example/m/9', null],
  ['unknown', 'https://unknown.example/m/9', null],
])('%s with the link %s of its source leads to %s', (slug, sourceLink, url) => {
  expect(linksWith(true).targetOf(slug, { ...values, sourceLink })).toBe(url);
});
