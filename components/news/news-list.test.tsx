import { render, screen } from '@testing-library/react';
import { toNewsStory } from '@/lib/domain/content/news-story';
import { NewsList } from './news-list';

const aStory = (changes: object) =>
  toNewsStory(
    { slug: 'a', title: 'A long day', text: 'Barrow fell short.', publish_date: 0, ...changes },
    [],
  );
const show = (changes: object = {}) =>
  render(
    <NewsList
      stories={[aStory(changes)]}
      query={{ page: 1, tags: [] }}
      pages={1}
      tags={[{ slug: 'T20', name: 'T20', count: 3 }]}
      timeZone="UTC"
    />,
  );

test('a card has the excerpt, and the reading time where the host sends one', () => {
  const { unmount } = show({ reading_minutes: 4 });
  expect(screen.getByRole('article')).toHaveTextContent('Barrow fell short.');
  expect(screen.getByRole('article')).toHaveTextContent('January 1, 1970 · 4 min read');
  unmount();

  show();
  expect(screen.getByRole('article')).not.toHaveTextContent('min read');
});

test('the card of a retrospective is marked as one', () => {
  const { unmount } = show({ retrospective: true });
  expect(screen.getByRole('article')).toHaveTextContent('Retrospective · January 1, 1970');
  unmount();

  show();
  expect(screen.getByRole('article')).not.toHaveTextContent('Retrospective');
});

test('a bar above the list links to its subjects', () => {
  show();

  expect(screen.getByRole('link', { name: 'T20' })).toHaveAttribute('href', '/news?tag=T20');
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('aria-current', 'page');
});
