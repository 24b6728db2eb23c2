import { render, screen } from '@testing-library/react';
import { Bookmaker as WireBookmaker } from '@/lib/contract/bookmaker';
import { toBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { TopBookmakers } from './top-bookmakers';

const aBookmaker = (changes: object = {}) =>
  toBookmaker(
    WireBookmaker.parse({
      slug: 'silly-point',
      title: 'Silly Point',
      mark: 4.6,
      bonus_amount: '₹500 free',
      ...changes,
    }),
    [],
  );

test('each bookmaker shows its review, rating, offer, terms and a paid link in a new tab', () => {
  render(<TopBookmakers bookmakers={[aBookmaker()]} banner={null} />);

  expect(screen.getByRole('link', { name: 'Silly Point review' })).toHaveAttribute(
    'href',
    '/betting-sites/silly-point',
  );
  expect(screen.getByRole('img', { name: '4.6 of 5' })).toBeInTheDocument();
  expect(screen.getByText('18+. New customers only. T&Cs apply.')).toBeInTheDocument();
  const bet = screen.getByRole('link', { name: 'Bet now at Silly Point (opens in a new tab)' });
  expect(bet).toHaveAttribute('href', '/bookmaker/redirect/silly-point');
  expect(bet).toHaveAttribute('target', '_blank');
  expect(bet).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test("a bookmaker's own terms replace the default ones, and one without a rating shows no stars", () => {
  render(
    <TopBookmakers bookmakers={[aBookmaker({ mark: null, terms: 'Over 25s.' })]} banner={null} />,
  );

  expect(screen.getByText('Over 25s.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
