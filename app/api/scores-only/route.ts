import { chooseByForm } from '@/lib/endpoints/choose-by-form';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';

export const dynamic = 'force-dynamic';

/** The switch in the sidebar: the cookie makes the policy of every page `info`. */
export const POST = (request: Request): Promise<Response> =>
  chooseByForm(request, {
    ...scoresOnlyCookie,
    toValue: field => (field === scoresOnlyCookie.on ? scoresOnlyCookie.on : null),
  });
