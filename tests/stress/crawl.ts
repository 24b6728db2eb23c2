import { setTimeout as sleep } from 'node:timers/promises';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import { crawl } from '@/tests/journeys/support/crawl';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { finish, print } from './report';

/*
 * `npm run test:deep -- crawl[=MINUTES]`: crawls the running demo for ten minutes as a search engine does,
 * again from the home page whenever no link is left. Matches end and markets close between the page that
 * links them and the request; no link leads to an error.
 */
const minutes = Number(process.argv[2] ?? 10);

const copy = await startApp({});
const endsAt = Date.now() + minutesToMilliseconds(minutes);
const statuses: Record<number, number> = {};
const problems: string[] = [];
let rounds = 0;
try {
  while (Date.now() < endsAt) {
    rounds += 1;
    await crawl(['/'], {
      origin: copy.url,
      follows: path => Date.now() < endsAt && !path.startsWith('/sportsbet/redirect/'),
      onPage: async ({ path, status }, from) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 400) problems.push(`${status} ${path}, linked by ${from}`);
        await sleep(Date.now() < endsAt ? 1000 : 0);
      },
    });
  }
  print(`${minutes} minutes, ${rounds} rounds; answers by status: ${JSON.stringify(statuses)}`);
  problems.push(...copy.problems().errors);
} finally {
  await copy.stop();
}
finish(problems);
