import { loadContent } from '@/api/content/load';

const load = (isDemo: boolean) =>
  JSON.stringify(
    loadContent({
      folder: 'content',
      startedAt: 0,
      siteUrl: 'https://site.test',
      siteName: 'The Site',
      isDemo,
    }).content,
    // Media have no texts of pages.
    (key, value: unknown) => (key === 'drawings' ? undefined : toList(value)),
  );

const toList = (value: unknown): unknown => (value instanceof Map ? [...value] : value);

test('a site with the demo says that matches are replayed and odds simulated', () => {
  expect(load(true)).toMatch(/What you see live here replays real matches/);
  expect(load(true)).not.toMatch(/\{(?:no )?demo:|Each match names the sources/);
});

test('a site without the demo has no text about replays', () => {
  const texts = load(false);

  expect(texts).toContain('Each match names the sources of its score and its odds.');
  expect(texts).not.toMatch(/replay|simulated|\{(?:no )?demo:/i);
});
