import { toContentPath } from './content-path';

test.each([
  [['how-to-play-cricket'], 'how-to-play-cricket'],
  [['betting-explained', 'odds', 'decimal-odds_2'], 'betting-explained/odds/decimal-odds_2'],
  [['%E0%A4%B8%E0%A4%9F%E0%A5%8D%E0%A4%9F%E0%A5%87'], 'सट्टे'],
])('%j is a path', (segments, path) => {
  expect(toContentPath(segments)).toBe(path);
});

test.each([
  [[]],
  [['..', 'etc']],
  [['%2e%2e']],
  [['wp-login.php']],
  [['.env']],
  [['a', '']],
  [['~list']],
  [['a%2Fb']],
  [['%E0%A4%A']],
  [['<script>']],
  [['x'.repeat(121)]],
  [Array<string>(9).fill('a')],
])('%j is not a path, and no request is sent', segments => {
  expect(toContentPath(segments)).toBeNull();
});
