import { countTags, tagName } from './tag-counts';

const tag = (slug: string) => ({ slug, name: tagName(slug) });

test('the most frequent tags come first, equally frequent ones by name', () => {
  const items = [[tag('odds'), tag('free-bet')], [tag('free-bet')], [tag('cash')], []];

  expect(countTags(items, 2)).toEqual([
    { slug: 'free-bet', name: 'Free bet', count: 2 },
    { slug: 'cash', name: 'Cash', count: 1 },
  ]);
});
