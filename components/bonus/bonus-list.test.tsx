import { render, screen, within } from '@testing-library/react';
import { Bonus as WireBonus, Bookmaker as WireBookmaker } from '@/lib/contract/bookmaker';
import { toBonus } from '@/lib/domain/content/bookmaker/bonus';
import { toBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { countTags } from '@/lib/domain/content/tags/tag-counts';
import { BonusList } from './bonus-list';

const bonus = toBonus(
  WireBonus.parse({
    slug: 'doubled',
    title: 'First deposit doubled',
    bookmaker: 'deep-cover',
    expires_at: Date.UTC(2026, 11, 31) / 1000,
    terms: 'Over 18s.',
  }),
  [],
);
const bookmaker = toBookmaker(
  WireBookmaker.parse({
    slug: 'deep-cover',
    title: 'Deep Cover',
    mark: 4.5,
    icon: '/media/a.webp',
  }),
  [],
);
const kinds = countTags([[{ slug: 'free-bet', name: 'Free bet' }]]);
const show = (tags: string[] = []) =>
  render(
    <BonusList
      bonuses={[bonus]}
      query={{ page: 1, tags }}
      pages={1}
      kinds={kinds}
      bookmakers={new Map([['deep-cover', bookmaker]])}
      timeZone="UTC"
    />,
  );

test("a bonus shows its bookmaker's logo and mark, its last day and its terms", () => {
  show();

  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Deep Cover');
  expect(within(card).getByRole('img', { name: '4.5 of 5' })).toBeInTheDocument();
  expect(card.querySelector('img[src="/media/a.webp"]')).toBeInTheDocument();
  expect(card).toHaveTextContent('Ends on December 31, 2026');
  expect(card).toHaveTextContent('Over 18s.');
});

test('the kinds are links to their lists with counts, of which the current one is marked', () => {
  show(['free-bet']);

  const filter = within(screen.getByRole('navigation', { name: 'Kinds of bonuses' }));
  const kind = filter.getByRole('link', { name: 'Free bet 1' });
  expect(kind).toHaveAttribute('href', '/bonuses?tag=free-bet');
  expect(kind).toHaveAttribute('aria-current', 'page');
  expect(filter.getByRole('link', { name: 'All bonuses' })).toHaveAttribute('href', '/bonuses');
});
