import { render, screen, within } from '@testing-library/react';
import { toNewsStory, type NewsSection } from '@/lib/domain/content/news-story';
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

describe('sections', () => {
  const aStoryOf = (slug: string, tag: string) =>
    aStory({ slug, title: `The story ${slug}`, tags: [tag] });
  const showWith = (sections: NewsSection[]) =>
    render(
      <NewsList
        stories={[aStoryOf('r1', 'Reports'), aStoryOf('old', 'History')]}
        query={{ page: 1, tags: [] }}
        pages={1}
        tags={[]}
        sections={sections}
        timeZone="UTC"
      />,
    );

  test('are above the list, which does not repeat their stories', () => {
    showWith([
      { tag: 'Reports', stories: [aStoryOf('r1', 'Reports')] },
      { tag: 'Previews', stories: [aStoryOf('p1', 'Previews')] },
    ]);

    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Reports',
      'The story r1',
      'Previews',
      'The story p1',
      'The story old',
    ]);
    const previews = within(screen.getByRole('region', { name: 'Previews' }));
    expect(previews.getByRole('link', { name: /^All/ })).toHaveAttribute(
      'href',
      '/news?tag=Previews',
    );
  });

  test('that have all stories of the page leave no empty list', () => {
    showWith([
      { tag: 'Reports', stories: [aStoryOf('r1', 'Reports'), aStoryOf('old', 'Reports')] },
    ]);

    expect(screen.queryByText('No news to show')).not.toBeInTheDocument();
    expect(screen.getAllByRole('list', { name: /news|reports/i })).toHaveLength(1);
  });

  test('do not appear without stories', () => {
    showWith([]);

    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'The story r1',
      'The story old',
    ]);
  });
});
