import { render, screen, within } from '@testing-library/react';
import { PageHeader } from './page-header';

test('renders the title as h1, or as plain text with headingLevel p', () => {
  const { rerender } = render(<PageHeader title="Cricket Odds" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cricket Odds');

  rerender(<PageHeader title="Cricket Odds" headingLevel="p" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Cricket Odds')).toBeVisible();
});

test('links to all odds only with backToOdds', () => {
  const { rerender } = render(<PageHeader title="Cricket Odds" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  rerender(<PageHeader title="Cricket Odds" backToOdds />);
  expect(screen.getByRole('link', { name: 'All odds' })).toHaveAttribute('href', '/odds/matches');
});

test('breadcrumbs show full labels as tooltips, and the last one is not a link', () => {
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
