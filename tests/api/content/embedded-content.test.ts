import { linksIn } from '@/api/content/links';
import { readBlocks } from '@/lib/contract/blocks/block';
import type { NewsItem } from '@/lib/contract/news';
import { blockTypes, type Plugin } from '@/lib/contract/page';
import { embeddedContent } from './embedded-content';

const content = embeddedContent();
const embedded = {
  news: [] as NewsItem[],
  pages: [...content.pages.values()],
  bookmakers: content.bookmakers.map(({ item }) => item),
  bonuses: content.bonuses.map(({ item }) => item),
};
beforeAll(async () => {
  embedded.news = await Promise.all(content.news.map(story => story.read()));
});

const bodies: [name: string, plugins: Plugin[]][] = [
  ...embedded.pages,
  ...embedded.bookmakers,
  ...embedded.bonuses,
].map(item => [item.title, item.plugins ?? []]);

/** The hosts that our texts may name; no bookmaker is among them. */
const namedHosts = new Set([
  'cricsheet.org',
  'twitter.com',
  'vimeo.com',
  'www.facebook.com',
  'www.instagram.com',
  'www.lords.org',
  'www.off-the-bat.test',
  'www.w3.org',
  'www.youtube.com',
  'youtu.be',
]);

test.each(bodies)('%s: its blocks are parsed without loss', (_, plugins) => {
  const { blocks, dropped } = readBlocks(plugins);

  expect(dropped).toEqual([]);
  expect(blocks).toHaveLength(plugins.length);
});

test('every block type is used', () => {
  const used = new Set<string>();
  const note = ({ type, body }: Plugin): void => {
    used.add(type);
    if (type !== 'TwoCollPlugin') return;
    const { left, right } = body as { left: unknown; right: unknown };
    for (const side of [left, right]) if (Array.isArray(side)) (side as Plugin[]).forEach(note);
  };
  bodies.flatMap(([, plugins]) => plugins).forEach(note);

  expect(blockTypes.filter(type => !used.has(type))).toEqual([]);
});

test('there is enough content', () => {
  expect(content.news.length).toBeGreaterThanOrEqual(24);
  expect(content.guides.length).toBeGreaterThanOrEqual(20);
  expect(content.bookmakers).toHaveLength(8);
  expect(content.bonuses).toHaveLength(14);
  expect(content.drawings.pictures.size).toBeGreaterThanOrEqual(16);
  expect(new Set(content.guides.flatMap(({ tags }) => tags?.map(({ slug }) => slug))).size).toBe(3);
});

test.each([
  'about-us',
  'accessibility',
  'betting-explained',
  'betting-odds',
  'betting-payment',
  'contact',
  'cookies',
  'example-bookmaker',
  'giveaway',
  'glossary',
  'how-to-bet',
  'how-to-play-cricket',
  'league-matches',
  'leagues',
  'online-casino',
  'privacy',
  'responsible-gambling',
  'terms',
  'tutorials',
])('the page %s exists', path => {
  expect(content.pages.has(path)).toBe(true);
});

test('external links lead to known hosts', () => {
  const links = linksIn({
    ...embedded,
    home: content.home,
    banners: [...content.banners.values()],
  });
  const hosts = links.flatMap(({ link }) => (/^https?:/.test(link) ? new URL(link).host : []));

  expect([...new Set(hosts)].filter(host => !namedHosts.has(host))).toEqual([]);
});

test('no text has a script or an event handler', () => {
  const text = JSON.stringify({ ...embedded, home: content.home });

  expect(text.match(/<script|\son[a-z]+\s*=\\?["']/gi)).toBeNull();
});

test('images are our own, with alternative text', () => {
  const pictures = [...JSON.stringify(embedded).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);

  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(tag => !/ alt=\\"[^"\\]/.test(tag))).toEqual([]);
  expect(pictures.filter(tag => !/ src=\\"\/media\//.test(tag))).toEqual([]);
});
