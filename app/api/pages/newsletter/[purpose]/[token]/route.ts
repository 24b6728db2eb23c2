import { readBody } from '@/lib/endpoints/read-body';
import { postToApi } from '@/lib/endpoints/proxy-form';
import { requestGuards, errorResponse, rateLimitError } from '@/lib/endpoints/request-guards';
import { NewsletterToken } from '@/lib/contract/forms';
import { toNewsletterOutcome, toNewsletterAction } from '@/lib/domain/content/newsletter';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ purpose: string; token: string }> };

const maxBytes = 4096;

/** Mail clients may open the unsubscribe URL with GET; redirects to a page that changes nothing. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { purpose, token } = await params;
  const action = toNewsletterAction(purpose);
  if (!action) return errorResponse(404, 'Not found.');
  return seeOther(`/newsletter/${action}/${encodeURIComponent(token)}`);
}

/**
 * Confirms or unsubscribes. The request comes from our page or, as a one-click unsubscribe, from a
 * mail client, which gets a plain response instead of a redirect (RFC 8058). The signed token
 * authorises it; no session needs protection.
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { purpose, token } = await params;
  const action = toNewsletterAction(purpose);
  if (!action) return errorResponse(404, 'Not found.');
  const tooMany = await rateLimitError(requestGuards().newsletterLinks, request);
  if (tooMany) return tooMany;
  const text = await readBody(request, maxBytes);
  if (text === null) return errorResponse(413, 'Too long.');

  const body = NewsletterToken.safeParse({ token });
  const answer = body.success
    ? await postToApi(`/api/pages/newsletter/${action}/`, body.data, request)
    : errorResponse(400, 'This link is no longer valid.');
  const isOneClick = text.includes('List-Unsubscribe=One-Click') || hasOneClickPart(text);
  if (isOneClick) return answer;
  if (answer.ok) return seeOther(`/newsletter/${toNewsletterOutcome[action]}`);
  return seeOther(`/newsletter/${answer.status === 400 ? 'expired' : 'failed'}`);
}

/** Whether a multipart body has a `List-Unsubscribe` part with the text `One-Click`. */
const hasOneClickPart = (text: string): boolean =>
  text
    .split(/name="?List-Unsubscribe"?\r?\n/)
    .slice(1)
    .some(part => part.split(/(?<![^\n])\r?\n/, 2)[1]?.startsWith('One-Click'));

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
