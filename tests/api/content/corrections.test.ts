import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

let folder: ContentFolder;
afterEach(() => folder.remove());

async function load(front: string) {
  const story = sampleWith('news/rain.md', 'days_ago: 1.5\n', front);
  folder = contentFolder({ 'news/rain.md': story });
  const { content, problems } = await loadContent({ folder: folder.path });
  return { story: content.news[0], problems: problems.map(problemText) };
}

const day = (text: string) => Date.parse(text) / 1000;
const published = 'published_at: 2026-01-01\n';

test('a story has its corrections, and was changed at the last of them', async () => {
  const { story, problems } = await load(
    `${published}updated_at: 2026-01-02\ncorrections:\n  - { date: 2026-01-04, text: It was two. }\n  - { date: 2026-01-03, text: It was wet. }\n`,
  );

  expect(problems).toEqual([]);
  expect(await story?.read()).toMatchObject({
    updated_date: day('2026-01-04'),
    corrections: [
      { date: day('2026-01-04'), text: 'It was two.' },
      { date: day('2026-01-03'), text: 'It was wet.' },
    ],
  });
});

test('lists have the time of the last change, and not the corrections', async () => {
  const { story } = await load(`${published}corrections: [{ date: 2026-01-04, text: Two. }]\n`);

  expect(story?.card).toMatchObject({ updated_date: day('2026-01-04'), corrections: null });
});

test('a story without corrections was changed when it states it', async () => {
  const { story } = await load(`${published}updated_at: 2026-01-02\ncorrections: []\n`);

  expect(await story?.read()).toMatchObject({ updated_date: day('2026-01-02') });
  expect(await story?.read()).not.toHaveProperty('corrections');
});

test.each([
  ['a day', 'corrections: [{ text: Two. }]\n', 'corrections.0.date'],
  ['a text', 'corrections: [{ date: 2026-01-04, text: "" }]\n', 'corrections.0.text'],
])('a correction without %s is refused, with its place', async (_title, front, place) => {
  const { problems } = await load(published + front);

  expect(problems[0]).toContain(`news/rain.md: ${place}`);
});
