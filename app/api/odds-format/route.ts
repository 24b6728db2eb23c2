import { oddsCookie, toOddsFormat } from '@/lib/domain/odds/odds-format';
import { chooseByForm } from '@/lib/endpoints/choose-by-form';

export const dynamic = 'force-dynamic';

const { name, maxAgeSeconds } = oddsCookie;

/** The selector's form, for visitors without scripts. */
export const POST = (request: Request): Promise<Response> =>
  chooseByForm(request, {
    name,
    choose: form => ({ value: toOddsFormat(form.get(name)), maxAgeSeconds }),
  });
