import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ErrorBody } from '@/lib/contract/error';
import { SearchAnswer } from '@/lib/contract/search';
import { createRateLimit } from '@/lib/domain/rate-limit';
import { limitBy } from '../plugins/rate-limit';
import type { Search } from '../search/search';
import { sendAnswer, toAnswer } from './answer';

type Deps = {
  search: Search;
  addressOf: (request: FastifyRequest) => string;
  /** Unix ms. */
  now: () => number;
};

/** The site asks for its visitors, whose own limits are lower; this one is for whoever comes direct. */
const often = { limit: 1200, windowMs: 60_000 };

const SearchQuery = z.object({
  q: z.string().max(2000).default(''),
  page_size: z
    .string()
    .regex(/^[1-9]\d?$/, 'expected a whole number from 1 to 50')
    .transform(Number)
    .refine(size => size <= 50, 'expected at most 50')
    .default(5),
});

/** GET /api/search/, ours. */
export const searchRoutes =
  ({ search, addressOf, now }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/search/',
      {
        schema: {
          summary: 'What a query finds, by kind; accents and small slips are forgiven',
          querystring: SearchQuery,
          response: { 200: SearchAnswer, 400: ErrorBody, 429: ErrorBody },
        },
        onRequest: limitBy(createRateLimit({ ...often, now }), addressOf),
      },
      async ({ query: { q, page_size } }, reply) =>
        sendAnswer(reply, toAnswer(await search.ask(q, page_size)), 'live'),
    );
  };
