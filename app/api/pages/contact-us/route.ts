import { forwardPost } from '@/lib/api/forward-post';
import { gate } from '@/lib/api/gate';
import { ContactMessage } from '@/lib/contract/forms';

export const dynamic = 'force-dynamic';

/** The contact form's message. */
export const POST = (request: Request): Promise<Response> =>
  forwardPost(request, {
    path: '/api/pages/contact-us/',
    schema: ContactMessage,
    limit: gate().forms,
  });
