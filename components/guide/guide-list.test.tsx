import { render, screen, within } from '@testing-library/react';
import type { Guide } from '@/lib/domain/content/guide';
import { unfilteredList } from '@/lib/routing/list-query';
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

test('a card links to its guide, its tags to the filtered list', () => {
  render(<GuideList guides={[aGuide()]} query={unfilteredList} pages={1} />);

  expect(hrefOf('Decimal odds')).toBe('/betting-explained/decimal-odds');
  expect(hrefOf('Odds')).toBe('/pages?tag=odds');
  expect(screen.queryByRole('list', { name: 'Chosen tags' })).toBeNull();
});

test('a tag link adds the tag to the selected ones without duplicates and resets the page', () => {
  render(<GuideList guides={[aGuide()]} query={{ page: 3, tags: ['odds'] }} pages={4} />);

  expect(hrefOf('Staying in control')).toBe('/pages?tag=in-control,odds');
  expect(hrefOf('Odds')).toBe('/pages?tag=odds');
});

test('a selected tag shows its name and a link that removes it', () => {
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

test('page links keep the tags, omit the number of page one and set rel', () => {
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

test('an empty list shows a message and a link to all guides', () => {
  render(<GuideList guides={[]} query={{ page: 1, tags: ['no-such'] }} pages={1} />);

  expect(screen.getByText('No guides to show')).toBeVisible();
  expect(hrefOf('All guides')).toBe('/pages');
  expect(hrefOf('Remove tag: no-such')).toBe('/pages');
});
