import { toBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { mayIndexMatch, mayIndexReview } from '@/lib/routing/indexing';
import { aComment } from '@/tests/fixtures/comment';
import { aMatch, anUpcomingMatch, aTeam } from '@/tests/fixtures/match';
import { breadcrumbList } from './breadcrumb-list';
import { liveBlog } from './live-blog';
import { offsetTime } from './offset-time';
import { review } from './review';
import { organization } from './site';
import { sportsEvent } from './sports-event';

const siteUrl = 'https://bat.example';
const site = { name: 'Bat', url: siteUrl };
const timeZone = 'Asia/Kolkata';
const startTime = Date.UTC(2026, 10, 21, 14) / 1000;
const page = { site, timeZone, hasEvent: true };

describe('a time with an offset', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-21T19:30:00+05:30'],
    ['America/New_York', '2026-11-21T09:00:00-05:00'],
    ['UTC', '2026-11-21T14:00:00+00:00'],
  ])('writes a time with its offset in %s', (zone, expected) => {
    expect(offsetTime(startTime, zone)).toBe(expected);
    expect(Date.parse(expected) / 1000).toBe(startTime);
  });

  test('follows daylight saving', () => {
    expect(offsetTime(Date.UTC(2026, 6, 1, 12) / 1000, 'Europe/London')).toBe(
      '2026-07-01T13:00:00+01:00',
    );
  });
});

describe('a match', () => {
  const facts = { siteUrl, timeZone, venue: 'Basin Reserve' };

  test('a match is an event of two teams with its start', () => {
    expect(sportsEvent(aMatch({ startTime }), facts)).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-11-21T19:30:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { name: 'Ferns' },
      awayTeam: { name: 'Herons' },
      location: { '@type': 'Place', name: 'Basin Reserve' },
    });
  });

  test('a match without a start is not an event, and has no live blog, which must have one', () => {
    const match = aMatch({ startTime: null });
    const commentary = [{ id: '1', comments: [aComment()], total: 1, overs: [] }];

    expect(sportsEvent(match, facts)).toBeNull();
    expect(liveBlog(match, commentary, page)).toBeNull();
    expect(liveBlog(aMatch(), commentary, page)).not.toBeNull();
  });

  test.each([
    ['a place', aMatch(), null],
    ['a second side', aMatch({ teams: [aTeam('Ferns'), aTeam('')] }), 'Basin Reserve'],
  ])('a match without %s is not an event, which must have one', (_what, match, venue) => {
    expect(sportsEvent(match, { ...facts, venue })).toBeNull();
  });

  test('a match has no offers', () => {
    expect(JSON.stringify(sportsEvent(aMatch(), facts))).not.toMatch(/offers|1\.42/);
  });

  test.each([
    ['Postponed, wet outfield', 'https://schema.org/EventPostponed'],
    ['Match cancelled', 'https://schema.org/EventCancelled'],
    ['Match abandoned without a ball bowled', 'https://schema.org/EventCancelled'],
    ['Starts at 19:30', 'https://schema.org/EventScheduled'],
  ])('a match before its start with the text %p is %s', (statusText, eventStatus) => {
    expect(sportsEvent(anUpcomingMatch({ statusText }), facts)).toMatchObject({ eventStatus });
  });

  test.each([
    ['12/1 (2.3)', 'https://schema.org/EventScheduled'],
    [null, 'https://schema.org/EventCancelled'],
  ])('a match that was abandoned with the score %p is %s', (score, eventStatus) => {
    const match = aMatch({ status: 'other', statusText: 'Match abandoned', scores: [score, null] });

    expect(sportsEvent(match, facts)).toMatchObject({ eventStatus });
  });

  test.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['https://bat.example', false],
    ['https://localhost.example', false],
  ])('a match of a replay on %s may be indexed: %p', (url, may) => {
    const replay = { playedOn: '2025-04-17', credit: 'Cricsheet' };
    expect(mayIndexMatch({ replay }, url)).toBe(may);
    expect(mayIndexMatch({ replay: null }, url)).toBe(true);
  });
});

describe('live commentary', () => {
  const innings = (id: string, count: number) => ({
    id,
    total: count,
    overs: [],
    comments: Array.from({ length: count }, (_, index) => {
      const name = `${id}.${count - index}`;
      return aComment({ id: name, text: name });
    }),
  });

  test('live commentary has its two newest lines, the last innings first', () => {
    const blog = liveBlog(aMatch({ startTime }), [innings('1', 30), innings('2', 1)], page);
    const ids = (
      blog as unknown as { liveBlogUpdate?: { articleBody: string }[] }
    ).liveBlogUpdate?.map(update => update.articleBody);

    expect(ids).toEqual(['2.1', '1.30']);
  });

  test('live commentary is absent before and after the match', () => {
    expect(liveBlog(anUpcomingMatch(), [innings('1', 3)], page)).toBeNull();
    expect(liveBlog(aMatch(), [], page)).toBeNull();
  });

  test('refers to the event of its page, or names the match where the page has none', () => {
    const match = aMatch({ startTime });
    const event = sportsEvent(match, { siteUrl, timeZone, venue: 'Basin Reserve' });
    const aboutOf = (hasEvent: boolean) =>
      liveBlog(match, [innings('1', 1)], { ...page, hasEvent });

    expect(aboutOf(true)).toMatchObject({
      about: { '@id': event && '@id' in event && event['@id'] },
    });
    expect(aboutOf(false)).toMatchObject({ about: { '@type': 'Thing', name: 'Ferns v Herons' } });
  });
});

test('breadcrumbs begin with home', () => {
  expect(breadcrumbList(siteUrl, [{ title: 'News', href: '/news' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://bat.example/' },
      { position: 2, name: 'News', item: 'https://bat.example/news' },
    ],
  });
});

test('a bookmaker without a mark has no review', () => {
  const bookmaker = toBookmaker({ slug: 'a', title: 'A' }, []);

  expect(review(bookmaker, site)).toBeNull();
  expect(review({ ...bookmaker, mark: 4.5 }, site)).toMatchObject({
    reviewRating: { ratingValue: 4.5, bestRating: 5 },
  });
});

test('an invented bookmaker has no review for search engines, and on a public site no page', () => {
  const bookmaker = toBookmaker({ slug: 'a', title: 'A', mark: 4.5, is_invented: true }, []);

  expect(review(bookmaker, site)).toBeNull();
  expect(mayIndexReview(bookmaker, siteUrl)).toBe(false);
  expect(mayIndexReview(bookmaker, 'http://localhost:3000')).toBe(true);
  expect(mayIndexReview({ isInvented: false }, siteUrl)).toBe(true);
});

test('profiles of the publisher are http URLs, and others are never shown to a search engine', () => {
  const links = [
    'https://social.example/us',
    'javascript:alert(1)',
    '//social.example/b',
    'data:,x',
  ];

  expect(organization(site, links)).toMatchObject({
    sameAs: ['https://social.example/us', 'https://social.example/b'],
  });
  expect(organization(site, ['javascript:alert(1)'])).not.toHaveProperty('sameAs');
});
