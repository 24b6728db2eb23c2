import { withReports } from '@/api/content/stories/with-reports';
import type { Story } from '@/api/content/content';
import { contentFolder, sampleWith } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

const report = (id: string): Story => {
  const card = { slug: `report-of-${id}`, title: id, publish_date: 0 };
  return { card, hash: id, reportOf: id, isGenerated: true, read: async () => card };
};

const reports = ['m1', '1473470', 'm3'].map(report);

async function newsWith(files: Record<string, string>) {
  const folder = contentFolder(files);
  const { content, problems } = await loadContent({ folder: folder.path });
  folder.remove();
  return { problems, ...withReports(content, reports) };
}

const story = (key: string) =>
  sampleWith('news/rain.md', 'author: R. Vale', `author: R. Vale\n${key}`);

test('reports.yaml hides the reports of its matches', async () => {
  const { news, problems } = await newsWith({ 'reports.yaml': 'hidden: [1473470, m3]\n' });

  expect(problems).toEqual([]);
  expect(news.map(({ card }) => card.slug)).toEqual(['report-of-m1', 'rain']);
});

test('a story with report_of replaces the report, is about its match, and has its address', async () => {
  const { news, redirects, problems } = await newsWith({
    'news/rain.md': story('report_of: 1473470\nmatches: [m9]'),
  });

  expect(problems).toEqual([]);
  expect(news.map(({ card }) => card.slug)).toEqual(['report-of-m1', 'report-of-m3', 'rain']);
  expect(news.at(-1)?.card.about).toEqual({ matches: ['1473470', 'm9'] });
  expect(redirects).toEqual([{ from: '/news/report-of-1473470', to: '/news/rain' }]);
});

test('a story at the address of a report is shown there', async () => {
  const { news, redirects } = await newsWith({
    'news/report-of-m1.md': story('report_of: m1'),
    'news/rain.md': story('days_ago_is: 1'),
  });

  expect(news.map(({ card }) => card.slug).toSorted()).toEqual([
    'report-of-1473470',
    'report-of-m1',
    'report-of-m3',
  ]);
  expect(redirects).toEqual([]);
});

test('a file with another key is a problem and hides nothing', async () => {
  const { news, problems } = await newsWith({ 'reports.yaml': 'hide: [m1]\n' });

  expect(problems.map(({ file }) => file)).toContain('reports.yaml');
  expect(news).toHaveLength(4);
});
