import { publishedBookmakers } from '@/api/content/published-bookmakers';
import { bookmakerTitle } from '@/lib/domain/odds/comparison/compare-event';
import { createIngest } from '@/api/live/ingest';
import { toCard } from '@/api/views/event';
import { fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';

let context: TestContext;
let marks: Record<string, number>;

testContextForEach(next => {
  context = next;
  marks = { 'silly-point': 4.7, 'deep-cover': 4.5 };
});

const createOrderedIngest = () =>
  createIngest({
    ...context,
    publishedBookmakers: bookmakers =>
      publishedBookmakers(
        bookmakers,
        {
          bookmakers: Object.entries(marks).map(([slug, mark]) => {
            const card = { slug, title: bookmakerTitle(slug), mark, icon: `/media/${slug}.svg` };
            return { card, item: card };
          }),
        },
        { bookmakerLinks: { isLinked: slug => slug !== unlinked }, bookmakerRules: new Map() },
      ),
  });
let unlinked = '';
const away = () => context.eventCache.get('m1')?.markets[0]?.selections[1];
const slugs = () => context.eventCache.get('m1')?.fields.bookmakers?.map(({ slug }) => slug);

test('bookmakers are ordered by mark, then by slug, with the logos of their reviews', async () => {
  marks = { 'deep-cover': 4.5, 'leg-gully': 4.7, 'silly-point': 4.5 };
  await createOrderedIngest().put({
    event: fedMatch({ ...comparedBy, markets: [quotedWinner()] }),
  });

  expect(slugs()).toEqual(['leg-gully', 'deep-cover', 'silly-point']);
  expect(context.eventCache.get('m1')?.fields).toMatchObject({
    bookmakers: [{ icon: '/media/leg-gully.svg' }, {}, {}],
    bookmakers_count: 3,
  });
});

test('a bookmaker without a review comes last', async () => {
  await createOrderedIngest().put({
    event: fedMatch({ ...comparedBy, markets: [quotedWinner()] }),
  });

  expect(slugs()).toEqual(['silly-point', 'deep-cover', 'leg-gully']);
});

test('a changed mark changes the order of current matches, and the first of the best prices', async () => {
  const ingest = createOrderedIngest();
  await ingest.put({ event: fedMatch({ ...comparedBy, markets: [quotedWinner()] }) });
  expect(away()?.best).toEqual(['silly-point', 'deep-cover']);

  marks = { 'silly-point': 3, 'deep-cover': 4.5 };
  await ingest.reorderBookmakers();

  expect(slugs()).toEqual(['deep-cover', 'silly-point', 'leg-gully']);
  expect(away()).toMatchObject({ best: ['deep-cover', 'silly-point'], odds: 2 });
  expect(context.updates[1]?.full.bookmakers?.map(({ slug }) => slug)).toEqual(slugs());
});

test('an unchanged order publishes nothing', async () => {
  const ingest = createOrderedIngest();
  await ingest.put({ event: fedMatch({ ...comparedBy, markets: [quotedWinner()] }) });
  await ingest.reorderBookmakers();

  expect(context.updates).toHaveLength(1);
});

test('a card states how many bookmakers were compared', async () => {
  await createOrderedIngest().put({
    event: fedMatch({ ...comparedBy, markets: [quotedWinner()] }),
  });
  const event = context.eventCache.get('m1');
  if (!event) throw new Error('an event');

  const card = toCard(event);

  expect(card.bookmakers).toHaveLength(2);
  expect(card.bookmakers_count).toBe(3);
});

test('a bookmaker without an agreement is marked as such, whatever its feed states, on lists too', async () => {
  unlinked = 'deep-cover';
  const ingest = createOrderedIngest();
  const bookmakers = comparedBy.bookmakers.map(bookmaker => ({ ...bookmaker, linked: true }));
  await ingest.put({ event: fedMatch({ ...comparedBy, bookmakers, markets: [quotedWinner()] }) });
  const linked = () =>
    context.eventCache
      .get('m1')
      ?.fields.bookmakers?.map(bookmaker => [bookmaker.slug, bookmaker.linked]);

  expect(linked()).toEqual([
    ['silly-point', undefined],
    ['deep-cover', false],
    ['leg-gully', undefined],
  ]);
  unlinked = 'silly-point';
  await ingest.reorderBookmakers();
  expect(linked()).toEqual([
    ['silly-point', false],
    ['deep-cover', undefined],
    ['leg-gully', undefined],
  ]);
  expect(context.updates.at(-1)?.card.bookmakers).toEqual([
    { slug: 'silly-point', title: 'Silly Point', kind: 'fixed', linked: false },
    { slug: 'deep-cover', title: 'Deep Cover', kind: 'fixed' },
    { slug: 'leg-gully', title: 'Leg Gully', kind: 'exchange', commission: 0.02 },
  ]);
  unlinked = '';
});
