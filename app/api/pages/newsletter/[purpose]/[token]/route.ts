import { bodyText } from '@/lib/api/body-text';
import { sendPost } from '@/lib/api/forward-post';
import { gate, refuse, refuseTooMany } from '@/lib/api/gate';
import { NewsletterToken } from '@/lib/contract/forms';
import { outcomeOf, toNewsletterAction } from '@/lib/domain/newsletter';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ purpose: string; token: string }> };

const maxBytes = 4096;

/** Some mail programs open the address of their unsubscribe button: to them, too, a look shows a page. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { purpose, token } = await params;
  const action = toNewsletterAction(purpose);
  if (!action) return refuse(404, 'Not found.');
  return seeOther(`/newsletter/${action}/${encodeURIComponent(token)}`);
}

/**
 * What a newsletter mail's link asks for, acted on: from our page, or by a mail program, which gets
 * an answer instead of a page (RFC 8058). The signed token is the proof; there is no session to
 * protect.
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { purpose, token } = await params;
  const action = toNewsletterAction(purpose);
  if (!action) return refuse(404, 'Not found.');
  const tooMany = refuseTooMany(gate().newsletterLinks, request);
  if (tooMany) return tooMany;
  const text = await bodyText(request, maxBytes);
  if (text === null) return refuse(413, 'Too long.');

  const body = NewsletterToken.safeParse({ token });
  const answer = body.success
    ? await sendPost(`/api/pages/newsletter/${action}/`, body.data, request)
    : refuse(400, 'This link is no longer valid.');
  const isOneClick = text.includes('List-Unsubscribe=One-Click') || hasOneClickPart(text);
  if (isOneClick) return answer;
  if (answer.ok) return seeOther(`/newsletter/${outcomeOf[action]}`);
  return seeOther(`/newsletter/${answer.status === 400 ? 'expired' : 'failed'}`);
}

/** Whether a multipart body has a part of that name whose text, after its headers, is `One-Click`. */
const hasOneClickPart = (text: string): boolean =>
  text
    .split(/name="?List-Unsubscribe"?\r?\n/)
    .slice(1)
    .some(part => part.split(/(?<![^\n])\r?\n/, 2)[1]?.startsWith('One-Click'));

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
