import { nextBreakEnd } from '@/lib/domain/safer/break';
import { chooseByForm } from '@/lib/endpoints/choose-by-form';
import { breakEndOf, choicesOf } from '@/lib/routing/choices';
import { breakCookie } from '@/lib/routing/scores-only';

export const dynamic = 'force-dynamic';

const { name, lengthField, confirmationField } = breakCookie;
const page = '/responsible-gambling/break';

/** Begins a break from prices, or makes the one that the visitor has longer. */
export const POST = (request: Request): Promise<Response> => {
  const now = Date.now() / 1000;
  return chooseByForm(request, {
    name,
    next: '/api/break/',
    choose(form) {
      const asked = {
        length: form.get(lengthField),
        isConfirmed: form.get(confirmationField) !== null,
      };
      const end = nextBreakEnd(breakEndOf(request.headers.get('cookie')), asked, now);
      if (end === null) return 'unchanged';
      return { value: String(end), maxAgeSeconds: Math.ceil(end - now) };
    },
  });
};

/** Where the form leads: whether a browser keeps a cookie shows only in its next request. */
export const GET = (request: Request): Response => {
  const { isOnBreak } = choicesOf(request.headers.get('cookie'));
  const location = isOnBreak ? page : `${page}-not-kept`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
};
