import { anyText, fc } from '@/tests/fixtures/properties';
import { NewsItem } from '@/lib/contract/news';
import { cases } from '@/tests/fixtures/cases';
import { schemaErrorsOf } from '@/tests/fixtures/formats/schema-errors';
import { storyStates } from '@/tests/fixtures/formats/story-states';
import { newsFeed, type FeedOptions } from './news-feed';

const now = 1_795_680_000;
const options = { siteUrl: 'https://bat.example', siteName: 'Off <the> & "Bat"', page: '/news' };
const states = storyStates(now);

function write(items: NewsItem[], format: 'rss' | 'atom', changes: Partial<FeedOptions> = {}) {
  const feed = newsFeed(items, { ...options, path: '/feed', format, tag: null, ...changes });
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

describe.each(['rss', 'atom'] as const)('%s', format => {
  let errors: Map<string, string[] | undefined>;
  beforeAll(async () => {
    const documents = states.map(([, item]) => write([item], format));
    const found = await schemaErrorsOf(documents, format);
    errors = new Map(states.map(([name], index) => [name, found[index]]));
  });

  test.each(states)('%s', name => {
    expect(errors.get(name)).toEqual([]);
  });

  test('a feed is valid without a story, with many, and of a tag of any text', async () => {
    const items = states.map(([, item]) => item);
    const tags = items.map(({ tags }) => tags?.[0] ?? 'a\0b <c> & ]]>');
    const documents = [
      write([], format),
      write(items, format),
      ...tags.map(tag => write([], format, { tag })),
    ];

    expect(await schemaErrorsOf(documents, format)).toEqual(documents.map(() => []));
  });
});

const text = fc.oneof(
  anyText({ maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(']', '>', '<', '&', '"', '!', '[', 'a', '\0', '\ud800'),
    maxLength: 30,
  }),
);
const item = fc.record({
  slug: fc.webSegment({ size: 'small' }).filter(Boolean),
  title: text,
  text,
  author: text,
  tags: fc.array(text, { maxLength: 3 }),
  publish_date: fc.integer({ min: 0, max: now }),
});
const stories = fc.array(item, { maxLength: 20 });

test('any text that passes the contract can be written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stories, { minLength: 1, maxLength: 20 }), async drawn => {
      const lists = drawn.map(list => list.flatMap(item => NewsItem.safeParse(item).data ?? []));
      const isValid = lists.map(() => []);

      for (const format of ['rss', 'atom'] as const)
        expect(
          await schemaErrorsOf(
            lists.map(items => write(items, format)),
            format,
          ),
        ).toEqual(isValid);
    }),
    { numRuns: cases(4) },
  );
});

test('a title is text in both formats: Atom declares it as HTML', () => {
  const [, item] = states.find(([name]) => name === 'with markup, own') ?? [];
  const items = item ? [{ ...item, title: 'Runs <50 & ]]> a ]]> b' }] : [];

  expect(write(items, 'rss')).toContain(
    '<title><![CDATA[Runs <50 & ]]]]><![CDATA[> a ]]]]><![CDATA[> b]]></title>',
  );
  expect(write(items, 'atom')).toContain('<![CDATA[Runs &lt;50 &amp; ]]&gt; a ]]&gt; b]]>');
});

test('the feed’s time of update is that of its latest change, in whichever story', () => {
  const [first, second] = states.map(([, item]) => item);
  const items = [first, second].flatMap((item, index) =>
    item ? [{ ...item, publish_date: now - index, updated_date: now + index }] : [],
  );

  expect(write(items, 'atom')).toContain(
    `<updated>${new Date((now + 1) * 1000).toISOString()}</updated>\n    <generator>`,
  );
});
