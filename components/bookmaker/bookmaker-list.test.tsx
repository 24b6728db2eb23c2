import { render, screen, within } from '@testing-library/react';
import { readBlocks } from '@/lib/contract/blocks/block';
import { Bookmaker as WireBookmaker } from '@/lib/contract/bookmaker';
import { toBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { allBookmakers, type BookmakerQuery } from '@/lib/routing/bookmaker-query';
import { BookmakerComparison } from './bookmaker-comparison';
import { BookmakerList } from './bookmaker-list';
import { Review } from './review';

const aBookmaker = (slug: string, title: string, mark: number) =>
  toBookmaker(
    WireBookmaker.parse({ slug, title, mark, bonus_amount: '₹500', terms: '18+ only' }),
    [],
  );
const deep = aBookmaker('deep-cover', 'Deep Cover', 4.5);
const silly = aBookmaker('silly-point', 'Silly Point', 4.8);

const show = (query: BookmakerQuery) =>
  render(
    <BookmakerList bookmakers={[deep, silly]} query={query} pages={1} names={[deep, silly]} />,
  );

test("order and marks are links that keep each other's choice", () => {
  show({ ...allBookmakers, order: 'name' });

  const order = within(screen.getByRole('navigation', { name: 'Order' }));
  expect(order.getByRole('link', { name: 'A to Z' })).toHaveAttribute('aria-current', 'page');
  expect(order.getByRole('link', { name: 'Our order' })).toHaveAttribute('href', '/betting-sites');
  expect(screen.getByRole('link', { name: '4 and over' })).toHaveAttribute(
    'href',
    '/betting-sites?sort=name&mark=4',
  );
});

test('two bookmakers are compared by a plain form, and stay selected', () => {
  show({ ...allBookmakers, compared: ['deep-cover', 'silly-point'] });

  const form = screen.getByRole('form', { name: 'Compare two' });
  expect(form).toHaveAttribute('action', '/betting-sites');
  expect(form).toHaveFormValues({ compare: ['deep-cover', 'silly-point'] });
});

test('a comparison has marks, offers with terms, facts of both reviews and both links', () => {
  const facts = [{ key: 'min_deposit', title: 'Minimum deposit', value: ['₹100'], link: null }];
  render(
    <BookmakerComparison
      pair={[
        { bookmaker: deep, facts },
        { bookmaker: silly, facts: [] },
      ]}
    />,
  );

  expect(screen.getByRole('row', { name: /^Minimum deposit ₹100 –/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Offer ₹500 18\+ only ₹500 18\+ only/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bet now at Silly Point/ })).toHaveAttribute(
    'href',
    '/bookmaker/redirect/silly-point',
  );
});

test('a review has anchors to the sections of its text, and a bar with its offer', () => {
  const { blocks } = readBlocks([
    { type: 'BookmakerHeaderPlugin', body: { slug: 'deep-cover', title: 'Deep Cover' } },
    { type: 'BookmakerInfoPlugin', body: { title: 'At a glance', pros: ['Fair'] } },
    { type: 'TextContentPlugin', body: '<h2>Odds</h2><p>Fair.</p>' },
  ]);
  render(<Review bookmaker={deep} breadcrumbs={[]} blocks={blocks} />);

  const [anchors] = screen.getAllByRole('navigation', { name: 'On this page' });
  expect(
    within(anchors as HTMLElement)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Odds']);
  const bar = within(screen.getByRole('region', { name: 'Visit Deep Cover' }));
  expect(bar.getByRole('link', { name: /^Visit Deep Cover/ })).toHaveAttribute(
    'rel',
    'sponsored nofollow noopener',
  );
  expect(bar.getByText('18+ only')).toBeVisible();
});
