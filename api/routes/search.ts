import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { SearchResponse } from '@/lib/contract/search';
import type { Limit } from '@/lib/http/limits';
import { limitBy } from '@/api/plugins/rate-limit';
import type { Search } from '@/api/search/search';
import { sendResponse, toResponse } from './response';
import { errorResponses } from '@/api/errors';

type Deps = {
  search: Search;
  addressOf: (request: FastifyRequest) => string;
  searchLimit: Limit;
};

/**
 * The site requests for its visitors, whose own limits are lower; this limit is for direct clients.
 */
export const searchesPerMinute = 1200;

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
  ({ search, addressOf, searchLimit }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/search/',
      {
        schema: {
          summary: 'What a query finds, by kind; accents and small slips are forgiven',
          querystring: SearchQuery,
          response: { 200: SearchResponse, ...errorResponses('invalid', 'tooMany') },
        },
        onRequest: limitBy(searchLimit, addressOf),
      },
      async ({ query: { q, page_size } }, reply) =>
        sendResponse(reply, toResponse(await search.search(q, page_size)), 'live'),
    );
  };
