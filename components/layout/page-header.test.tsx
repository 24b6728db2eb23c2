import { render, screen, within } from '@testing-library/react';
import { PageHeader } from './page-header';

test('names the page in its only h1, or leaves that to another', () => {
  const { rerender } = render(<PageHeader title="Cricket Odds" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cricket Odds');

  rerender(<PageHeader title="Cricket Odds" headingLevel="p" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Cricket Odds')).toBeVisible();
});

test('leads back to all odds only where asked to', () => {
  const { rerender } = render(<PageHeader title="Cricket Odds" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  rerender(<PageHeader title="Cricket Odds" backToOdds />);
  expect(screen.getByRole('link', { name: 'All odds' })).toHaveAttribute('href', '/odds/matches');
});

test('shows the way here: every label whole as a tooltip, the last one no link', () => {
  const long = 'A guide whose title is longer than its place in the row';

  render(
    <PageHeader
      title={long}
      breadcrumbs={[{ title: 'Home', href: '/' }, { title: 'Guides' }, { title: long, href: '/g' }]}
    />,
  );

  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map(link => link.textContent)).toEqual(['Home']);
  expect(crumbs.getByTitle(long)).toHaveAttribute('aria-current', 'page');
  expect(crumbs.getByTitle('Guides')).not.toHaveAttribute('aria-current');
});
