import { proxyForm } from '@/lib/endpoints/proxy-form';
import { requestGuards } from '@/lib/endpoints/request-guards';
import { ContactMessage } from '@/lib/contract/forms';

export const dynamic = 'force-dynamic';

/** Submits the contact form. */
export const POST = (request: Request): Promise<Response> =>
  proxyForm(request, {
    path: '/api/pages/contact-us/',
    schema: ContactMessage,
    limit: requestGuards().forms,
  });
