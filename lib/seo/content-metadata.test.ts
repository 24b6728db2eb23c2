import { toBonus } from '@/lib/domain/content/bookmaker/bonus';
import { toNewsStory } from '@/lib/domain/content/news-story';
import { newsArticle } from './graph/news-article';
import { bonusMetadata } from './offer-metadata';
import { newsStoryMetadata } from './story-metadata';

const site = { name: 'Bat', url: 'https://bat.example' };
const wire = { slug: 'a', title: 'A', text: '<p>It was a long day.</p>', publish_date: 1 };

test('an article is described by its excerpt, or by its first words without one', () => {
  const story = toNewsStory({ ...wire, excerpt: 'Barrow fell two short.' }, []);

  expect(newsStoryMetadata(story)).toMatchObject({
    description: 'Barrow fell two short.',
    openGraph: { description: 'Barrow fell two short.' },
  });
  expect(newsArticle(story, site)).toMatchObject({ description: 'Barrow fell two short.' });
  expect(newsStoryMetadata(toNewsStory(wire, [])).description).toBe('It was a long day.');
});

test('a bonus is shared with its own image', () => {
  const bonus = toBonus({ slug: 'two for one', title: 'Two for one' }, []);
  const { openGraph } = bonusMetadata(bonus, 0);

  expect(openGraph?.images).toEqual([
    expect.objectContaining({
      url: '/og/bonus/two%20for%20one.png',
      alt: 'Two for one, explained',
    }),
  ]);
});

test('a bonus is indexed until its end, and not after it', () => {
  const bonus = toBonus({ slug: 'a', title: 'A', expires_at: 1000 }, []);

  expect(bonusMetadata(bonus, 999)).not.toHaveProperty('robots');
  expect(bonusMetadata(bonus, 1000)).toMatchObject({ title: 'A', robots: { index: false } });
});
