import { crawl } from '@/tests/journeys/support/crawl';
import { canCheckMarkup, markupProblems } from '@/tests/journeys/support/markup-problems';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { finish, print } from './report';

/*
 * The W3C's Nu checker on every page that links lead to: no error and no warning. Of the trees with a
 * page for each price, market or page of comments only a sample is read. It needs Java.
 */
const sampled = [/redirect\//, /^\/odds\/markets\//, /\/(comments|charts)\b/, /[?&]tag=[^&]*,/];
const perSample = 20;
/** The checker has all documents of one run in memory. */
const perRun = 100;

if (!canCheckMarkup()) finish(['Java is not installed: nothing was checked.']);
const app = await startApp({});
const documents = new Map<string, string>();
try {
  const counts = new Map<RegExp, number>();
  await crawl(['/', '/search?q=india', '/no-such-page'], {
    origin: app.url,
    follows: path => {
      const kind = sampled.find(pattern => pattern.test(path));
      if (!kind) return true;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= perSample;
    },
    onPage: ({ path, html }) => {
      if (html) documents.set(path, html);
    },
  });
} finally {
  await app.stop();
}
print(`${documents.size} pages`);
const problems: string[] = [];
for (let at = 0; at < documents.size; at += perRun)
  problems.push(...(await markupProblems(new Map([...documents].slice(at, at + perRun)))));
finish(problems);
