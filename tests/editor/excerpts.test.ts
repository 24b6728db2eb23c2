import { excerptAround, hasWords } from '@/editor/format/excerpts';

test('a text has the words of a query in any case and order', () => {
  expect(hasWords('It rained in Pune.', 'PUNE rain')).toBe(true);
  expect(hasWords('It rained in Pune.', 'Pune sun')).toBe(false);
});

test('shows the words around the first one found, on one line, cut between words', () => {
  const text = `${'before '.repeat(30)}Starc\nbowled ${'after '.repeat(40)}`;
  const excerpt = excerptAround(text, 'starc');
  expect(excerpt).toMatch(/^…(before )+Starc bowled (after )*after…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test('shows a short text completely, and nothing of a text without the words', () => {
  expect(excerptAround('Starc bowled.', 'starc')).toBe('Starc bowled.');
  expect(excerptAround('Rain.', 'starc')).toBe('');
});
