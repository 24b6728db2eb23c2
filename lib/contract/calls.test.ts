import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { BonusPage, Bonus, Bookmaker, BookmakerPage } from './bookmaker';
import { ClickOut, ClickOutSuspended, ClickOutTarget } from './click-out';
import { ErrorBody, detailText } from './error';
import {
  Event,
  EventPage,
  EventsQuery,
  GroupedEvents,
  StartingEvents,
  StartingEventsQuery,
} from './event';
import { ContactMessage, NewsletterSignup } from './forms';
import { HomeInfo } from './home-info';
import { Leagues } from './series';
import { Menu } from './menu';
import { Movers, MoversQuery } from './prices/movers';
import { NewsItem, NewsPage } from './news';
import { Banner, CardPage, Page, Redirects, SiteIndex } from './page';
import { type Schema, parseResponse } from './validation/parse';
import { Series } from './series';

const news = {
  slug: 'rain-in-fernton',
  title: 'Rain in Fernton',
  text: '<p>Wet.</p>',
  image: { preview: '/media/rain.webp', preview2x: null },
  tags: ['weather'],
  publish_date: 1_795_000_000,
};
const bookmaker = { slug: 'example', title: 'Example', mark: 4.5, url: 'https://example.com' };
const bonus = { slug: 'example-bonus', title: '100 runs', image: { preview: '/media/b.webp' } };
const card = { link: '/guide', title: 'Guide', text: null, tags: [{ slug: 'odds', name: 'Odds' }] };
const page = {
  title: 'How odds work',
  path: 'guides/odds',
  template: 2,
  metatags: { meta: { description: 'Odds.' }, og: {}, twitter: {} },
  plugins: [
    { type: 'TextPlugin', body: '<p>One</p>' },
    { type: 'AccordionPlugin', body: [{ title: 'Two' }] },
    { type: 'SpacePlugin' },
  ],
  breadcrumbs: [{ title: 'Guides', link: '/pages' }],
  related: [{ ...card, slug: 'guide' }],
  children: [{ title: 'More', text: '', link: '/more' }],
};
const mover = {
  event: wireEvent(),
  market: { id: 'winner', name: 'Match winner' },
  selection: { id: 'home', name: 'Ferns' },
  from: 2,
  to: 1.6,
  since: 1_795_000_000,
  bookmaker: 'best',
  points: [
    [1_795_000_000, 2],
    [1_795_000_300, null],
  ],
};
const series = {
  name: 'Reed Cup',
  results: [wireEvent({ status: 4 })],
  tables: [
    {
      series: 'Reed Cup, 2026',
      group: 'Group A',
      matches: 1,
      rows: [{ team: 'Ferns', played: 1, won: 1, lost: 0, points: 2, net_run_rate: 1.428 }],
    },
  ],
  scores: [
    {
      series: 'Ferns in Reedland',
      format: 'ODI',
      played: 1,
      sides: [
        { team: 'Ferns', won: 1 },
        { team: 'Herons', won: 0 },
      ],
    },
  ],
  news: [news],
  source: { name: 'Ball-by-ball data: Cricsheet' },
};
const siteIndex = {
  pages: ['guides/odds'],
  leagues: ['reed-cup'],
  tags: { news: [{ tag: 'weather', count: 1 }], guides: [{ tag: 'odds', count: 1 }] },
};
const clickOut = { eventId: 5012, marketId: 'winner', selectionId: 'home', odds: '1.42' };

const calls: [call: string, schema: Schema, sample: object][] = [
  ['GET /api/pages/links/', Menu, { links: [{ link: '/', title: 'Home' }], bottom_links: [] }],
  ['GET /api/pages/index/', HomeInfo, { main_title: 'Home', betting_information: [] }],
  ['GET /api/events/ query', EventsQuery, { status: '0,1,3', type: 'outright', league: '' }],
  ['GET /api/events/?group_by', GroupedEvents, [{ name: 'Reed Cup', events: [wireEvent()] }]],
  ['GET /api/events/', EventPage, { count: 1, results: [wireEvent()] }],
  ['GET /api/leagues/', Leagues, { leagues: [{ slug: 'reed-cup', name: 'Reed Cup' }] }],
  ['GET /api/leagues/{slug}/series/', Series, series],
  ['GET /api/site-index/', SiteIndex, siteIndex],
  ['GET /api/events/{id}', Event, wireEvent({ commentary: [], match_info: {} })],
  ['GET /api/movers/ query', MoversQuery, { hours: '24', page_size: '100' }],
  ['GET /api/movers/', Movers, { results: [mover] }],
  ['GET /api/events/history/', EventPage, { count: 40, results: [wireEvent({ status: 4 })] }],
  [
    'GET /api/events/starting/',
    StartingEvents,
    { results: [wireEvent()], previous: 1_795_000_000, next: null },
  ],
  ['GET /api/events/starting/ query', StartingEventsQuery, { from: '0', until: '86400' }],
  ['POST /api/events/redirect/', ClickOut, { ...clickOut, key: 'k' }],
  ['POST /api/events/redirect/ 200', ClickOutTarget, { url: 'https://example.com' }],
  ['POST /api/events/redirect/ 409', ClickOutSuspended, { detail: 'Suspended' }],
  ['GET /api/news/', NewsPage, { count: 1, results: [news] }],
  ['GET /api/news/{slug}/', NewsItem, { ...news, author: 'R. Vale' }],
  ['GET /api/pages/{path}/', Page, page],
  ['GET /api/pages/tags/', CardPage, { count: 1, results: [card] }],
  ['GET /api/bookmakers/', BookmakerPage, { count: 1, results: [bookmaker] }],
  ['GET /api/bookmakers/{slug}/', Bookmaker, { ...bookmaker, plugins: page.plugins }],
  ['GET /api/bookmakers/bonuses/', BonusPage, { count: 1, results: [bonus] }],
  ['GET /api/bookmakers/bonuses/{slug}/', Bonus, { ...bonus, plugins: [] }],
  ['GET /api/redirects/', Redirects, { redirects: [{ from: '/old', to: '/news' }] }],
  ['GET /api/pages/banner/{slug}/', Banner, { banner: '' }],
  [
    'POST /api/pages/contact-us/',
    ContactMessage,
    { full_name: 'N. Vale', email: 'n@example.com', message: 'Hello', recaptcha: '' },
  ],
  ['POST /api/pages/newsletter/', NewsletterSignup, { email: 'n@example.com', recaptcha: '' }],
  ['4xx and 5xx', ErrorBody, { detail: ['A', 'B'] }],
];

it.each(calls)('%s: parses a complete response without loss', (_, schema, sample) => {
  const { data, dropped } = parseResponse(schema, sample);

  expect(dropped).toEqual([]);
  expect(data).toEqual(sample);
});

it('parses every list without its invalid element', () => {
  const lists: [Schema, unknown][] = [
    [EventPage, wireEvent()],
    [NewsPage, news],
    [CardPage, card],
    [BookmakerPage, bookmaker],
    [BonusPage, bonus],
  ];

  for (const [schema, item] of lists) {
    const { data, dropped } = parseResponse(schema, { count: 2, results: [{}, item] });

    expect(data).toEqual({ count: 2, results: [item] });
    expect(dropped.map(({ path }) => path)).toEqual(['results.0']);
  }
});

it.each([
  ['text', 'Not found', 'Not found'],
  ['a list', ['Too long', 'Too loud'], 'Too long; Too loud'],
  ['an object of lists', { email: ['Not an address'] }, 'email: Not an address'],
  ['a number', 7, '7'],
  ['null', null, ''],
  ['nothing', undefined, ''],
])('joins the detail of an error to text: %s', (_, detail, text) => {
  expect(detailText(detail)).toBe(text);
});
