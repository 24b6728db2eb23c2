import { render, screen, within } from '@testing-library/react';
import { Sidebar } from './sidebar';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const laws = { href: 'https://laws.example/', title: 'Laws' };
const shop = { href: 'https://shop.example/', title: 'Bats', paid: true };
const sentence = 'These sites may pay for their place here.';

const show = (externalLinks: (typeof laws)[]) =>
  render(
    <Sidebar pages={[]} externalLinks={externalLinks} hasSearch={false} isStatic oddsSelector="" />,
  );

const relOf = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Other sites' }))
    .getByRole('link', { name })
    .getAttribute('rel');

test('links to sites that pay nothing disclose no payment', () => {
  show([laws]);

  expect(relOf(/Laws/)).toBe('nofollow noopener');
  expect(screen.queryByText(sentence)).toBeNull();
});

test('links to sites that pay come last, and disclose it', () => {
  show([shop, laws]);

  expect(relOf(/Laws/)).toBe('nofollow noopener');
  expect(relOf(/Bats/)).toBe('sponsored nofollow noopener');
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    expect.stringContaining('Laws'),
    expect.stringContaining('Bats'),
  ]);
  expect(screen.getByText(sentence)).toBeVisible();
});
