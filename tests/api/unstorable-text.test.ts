import type { FastifyInstance } from 'fastify';
import { fedMatch } from './fed-match';
import { testAppForEach } from './test-context-for-each';
import type { TestContext } from './test-context';

let context: TestContext;
let app: FastifyInstance;

testAppForEach((created, ofContext) => {
  context = created;
  app = ofContext;
});

// Postgres cannot compare a text with NUL to any other.
test.each([
  '/api/events/a%00b/',
  '/api/events/a%00b/?commentary=all',
  '/api/events/a%00b/news/',
  '/api/events/a%00b/price-history/',
  '/api/events/m1/price-history/?bookmaker=a%00b',
  '/api/leagues/a%00b/series/',
])('%s is an invalid request, not a failure', async url => {
  await context.ingest.put({ event: fedMatch() });

  expect((await app.inject(url)).statusCode).toBe(400);
});
