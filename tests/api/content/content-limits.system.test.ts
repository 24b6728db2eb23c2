import { createContentReader } from '@/api/content/watch/content-reader';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleFiles } from '@/tests/fixtures/content-folder';

const news = sampleFiles['news/rain.md'] ?? '';
/** 90 KB that marked parses for many seconds: emphasis that never ends. */
const crafted = `${news}\n${'*a_'.repeat(30_000)}`;
/** Quotes within quotes, too deep for the parser's stack. */
const nested = `${news}\n${'> '.repeat(10_000)}deep`;

async function problemsOf(
  text: string,
  fileLimitMs: number,
  whileParsing: () => void = () => undefined,
) {
  const folder = contentFolder({ 'news/slow.md': text });
  const options = {
    folder: folder.path,
    startedAt: 0,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
  };
  const reader = createContentReader({ ...options, fileLimitMs });
  const timer = setInterval(whileParsing, 1);
  try {
    const { content, problems } = await reader.read();
    expect(content.news).toHaveLength(1);
    // The reader knows the text that was too slow, and parses another one.
    expect(await reader.read()).toMatchObject({ problems });
    folder.write('news/slow.md', news);
    expect((await reader.read()).content.news).toHaveLength(2);
    return problems.map(problemText);
  } finally {
    clearInterval(timer);
    await reader.close();
    folder.remove();
  }
}

test('a file that is slow to parse is left out by name, and blocks nothing in the meantime', async () => {
  let runs = 0;
  const problems = await problemsOf(crafted, 3000, () => (runs += 1));

  expect(problems).toEqual(['news/slow.md: takes longer than 3 seconds to read (left out)']);
  expect(runs).toBeGreaterThan(50);
}, 90_000);

test('a file that is too deep for the parser is left out by name', async () => {
  const problems = await problemsOf(nested, 60_000);

  expect(problems).toEqual([expect.stringMatching(/^news\/slow\.md: RangeError/)]);
}, 90_000);
