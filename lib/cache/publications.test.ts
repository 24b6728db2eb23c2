import { createPublications } from './publications';

test('a tag is changed since every version before its last publication', () => {
  const publications = createPublications();
  publications.publish(['news', 'menu']);
  const first = publications.version();
  publications.publish(['news']);

  expect(first).toBe(1);
  expect(publications.isChangedSince(first, ['menu', 'news'])).toBe(true);
  expect(publications.isChangedSince(first, ['menu', 'guides'])).toBe(false);
  expect(publications.isChangedSince(publications.version(), ['menu', 'news'])).toBe(false);
  expect(publications.isChangedSince(0, [])).toBe(false);
});

test('tags that it can no longer remember count as changed', () => {
  const publications = createPublications();
  publications.publish(['first']);
  const before = publications.version();
  for (let index = 0; index < 30; index += 1)
    publications.publish(Array.from({ length: 1000 }, (_, n) => `news:${index}-${n}`));

  expect(publications.isChangedSince(before, ['first'])).toBe(true);
  expect(publications.isChangedSince(publications.version(), ['first'])).toBe(false);
});
