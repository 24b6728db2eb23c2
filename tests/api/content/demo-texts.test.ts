import { loadContent } from '@/tests/fixtures/load-content';

async function load(isDemo: boolean): Promise<string> {
  const { content } = await loadContent({ folder: 'content', isDemo });
  const stories = await Promise.all(content.news.map(story => story.read()));
  return JSON.stringify(
    [content, stories],
    // Media have no texts of pages.
    (key, value: unknown) => (key === 'drawings' ? undefined : toList(value)),
  );
}

const toList = (value: unknown): unknown => (value instanceof Map ? [...value] : value);

test('a site with the demo states that matches are replayed and odds simulated', async () => {
  const texts = await load(true);

  expect(texts).toMatch(/What you see live here replays real matches/);
  expect(texts).not.toMatch(/\{(?:no )?demo:|Each match names the sources/);
});

test('a site without the demo has no text about replays', async () => {
  const texts = await load(false);

  expect(texts).toContain('Each match names the sources of its score and its odds.');
  expect(texts).not.toMatch(/replay|simulated|\{(?:no )?demo:/i);
});
