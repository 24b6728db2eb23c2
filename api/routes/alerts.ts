import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AlertKey, Alerts, AlertsRequest } from '@/lib/contract/alerts';
import { errorResponses } from '@/api/errors';
import { limitBy } from '@/api/plugins/rate-limit';
import type { AlertServices } from '@/api/visitors/alerts/alert-services';

type Deps = {
  /** Null: there are no alerts, and no calls. */
  alerts: Pick<AlertServices, 'limit' | 'publicKey' | 'change'> | null;
  addressOf: (request: FastifyRequest) => string;
};

const bodyLimit = 8 * 1024;

/** Alerts by Web Push, for browsers of which only the subscription is known. */
export const alertRoutes =
  ({ alerts, addressOf }: Deps): FastifyPluginAsyncZod =>
  async app => {
    if (!alerts) return;

    app.get(
      '/api/alerts/',
      {
        schema: {
          summary: 'The key with which browsers subscribe to alerts',
          response: { 200: AlertKey },
        },
      },
      async () => ({ key: alerts.publicKey }),
    );

    app.post(
      '/api/alerts/',
      {
        bodyLimit,
        onRequest: limitBy(alerts.limit, addressOf),
        schema: {
          summary: 'Changes the alerts of a browser, and returns all that it has',
          body: AlertsRequest,
          response: {
            200: Alerts,
            ...errorResponses('invalid', 'notFound', 'tooLarge', 'tooMany'),
          },
        },
      },
      async request => ({ alerts: await alerts.change(request.body, addressOf(request)) }),
    );
  };
