import { forwardPost } from '@/lib/api/forward-post';
import { gate } from '@/lib/api/gate';
import { NewsletterSignup } from '@/lib/contract/forms';

export const dynamic = 'force-dynamic';

/** A sign-up for the newsletter. */
export const POST = (request: Request): Promise<Response> =>
  forwardPost(request, {
    path: '/api/pages/newsletter/',
    schema: NewsletterSignup,
    limit: gate().forms,
  });
