import { proxyForm } from '@/lib/endpoints/proxy-form';
import { requestGuards } from '@/lib/endpoints/request-guards';
import { NewsletterSignup } from '@/lib/contract/forms';

export const dynamic = 'force-dynamic';

/** Signs up for the newsletter. */
export const POST = (request: Request): Promise<Response> =>
  proxyForm(request, {
    path: '/api/pages/newsletter/',
    schema: NewsletterSignup,
    limit: requestGuards().forms,
  });
