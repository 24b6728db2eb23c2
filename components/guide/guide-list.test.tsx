import { render, screen, within } from '@testing-library/react';
import type { Guide } from '@/lib/domain/guide';
import { wholeList } from '@/lib/domain/list-query';
import { GuideList } from './guide-list';

const aGuide = (changes: Partial<Guide> = {}): Guide => ({
  href: '/betting-explained/decimal-odds',
  title: 'Decimal odds',
  text: 'What one unit returns.',
  picture: null,
  tags: [
    { slug: 'odds', name: 'Odds' },
    { slug: 'in-control', name: 'Staying in control' },
  ],
  ...changes,
});
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a card leads to its guide, its tags to the guides that have them too', () => {
  render(<GuideList guides={[aGuide()]} query={wholeList} pages={1} />);

  expect(hrefOf('Decimal odds')).toBe('/betting-explained/decimal-odds');
  expect(hrefOf('Odds')).toBe('/pages?tag=odds');
  expect(screen.queryByRole('list', { name: 'Chosen tags' })).toBeNull();
});

test('a tag is added to those chosen, once, from the first page', () => {
  render(<GuideList guides={[aGuide()]} query={{ page: 3, tags: ['odds'] }} pages={4} />);

  expect(hrefOf('Staying in control')).toBe('/pages?tag=in-control,odds');
  expect(hrefOf('Odds')).toBe('/pages?tag=odds');
});

test('a chosen tag goes by its name and can be taken away', () => {
  render(
    <GuideList guides={[aGuide()]} query={{ page: 3, tags: ['in-control', 'odds'] }} pages={4} />,
  );

  const chosen = within(screen.getByRole('list', { name: 'Chosen tags' }));
  expect(
    chosen.getByRole('link', { name: 'Remove tag: Staying in control' }).getAttribute('href'),
  ).toBe('/pages?tag=odds');
  expect(chosen.getByRole('link', { name: 'Remove tag: Odds' }).getAttribute('href')).toBe(
    '/pages?tag=in-control',
  );
});

test('pages keep the tags, the first one has no number, and directions are said', () => {
  render(<GuideList guides={[aGuide()]} query={{ page: 2, tags: ['odds'] }} pages={4} />);

  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const previous = pages.getByRole('link', { name: 'Previous' });
  const next = pages.getByRole('link', { name: 'Next' });
  expect(previous).toHaveAttribute('href', '/pages?tag=odds');
  expect(previous).toHaveAttribute('rel', 'prev');
  expect(next).toHaveAttribute('href', '/pages?tag=odds&page=3');
  expect(next).toHaveAttribute('rel', 'next');
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('an empty list says so and leads on', () => {
  render(<GuideList guides={[]} query={{ page: 1, tags: ['no-such'] }} pages={1} />);

  expect(screen.getByText('No guides to show')).toBeVisible();
  expect(hrefOf('All guides')).toBe('/pages');
  expect(hrefOf('Remove tag: no-such')).toBe('/pages');
});
