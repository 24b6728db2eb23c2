import { render, screen, within } from '@testing-library/react';
import { aComment } from '@/tests/fixtures/comment';
import { CommentsOfInnings } from './comments-of-innings';
import { InningsLinks } from './innings-links';

const innings = [
  { id: '1', label: 'Herons 1st innings', href: '/matches/m/comments/1/1' },
  { id: '2', label: 'Ferns 1st innings', href: '/matches/m/comments/2/1' },
];

test('the comments of an innings are articles in their order, each with its text in full', () => {
  const long = `Pushed into the gap. ${'And on it goes. '.repeat(60)}The end.`;
  render(
    <CommentsOfInnings
      comments={[
        aComment({ id: '47', over: '6.3', text: long }),
        aComment({ id: '46', over: '6.2', text: '' }),
      ]}
    />,
  );
  const [first, second] = within(
    screen.getByRole('region', { name: 'Comments, newest first' }),
  ).getAllByRole('article');

  expect(first).toHaveTextContent(/6\.3.*Pushed into the gap\. .*The end\./);
  expect(second).toHaveTextContent('6.2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('links to each innings, and marks that of the page as current', () => {
  render(<InningsLinks innings={innings} current="2" />);
  const links = within(screen.getByRole('navigation', { name: 'Innings' })).getAllByRole('link');

  expect(links.map(link => link.getAttribute('href'))).toEqual(innings.map(({ href }) => href));
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('shows no links for a match with a single innings', () => {
  render(<InningsLinks innings={innings.slice(0, 1)} current="1" />);

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
