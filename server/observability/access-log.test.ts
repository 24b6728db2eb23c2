import { pino } from 'pino';
import { httpHost } from '@/tests/fixtures/servers/http-host';
import { readSiteEnv } from '@/lib/env';
import { requestContexts } from '@/server/request-context';
import { createAccessLog } from './access-log';

test.each([
  ['/news/lords-1983?utm_source=a', '/news/lords-1983'],
  ['/newsletter/confirm/MTc5IGFAYi5jb20.c2ln', '/newsletter/confirm/…'],
  [
    '/api/pages/newsletter/unsubscribe/MTc5IGFAYi5jb20.c2ln/',
    '/api/pages/newsletter/unsubscribe/…/',
  ],
  ['/Newsletter/Confirm/MTc5IGFAYi5jb20.c2ln?x', '/Newsletter/Confirm/…'],
  ['/newsletter/expired', '/newsletter/expired'],
])('the log line of %s has only %s', async (url, path) => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: line => lines.push(line) });
  const createContext = requestContexts(readSiteEnv({}));
  const accessLog = createAccessLog(log);
  const host = await httpHost((request, response) => {
    accessLog(request, response, createContext(request));
    response.end();
  });

  await (await fetch(host.url + url)).text();
  await host.close();

  expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([{ path, status: 200 }]);
});
