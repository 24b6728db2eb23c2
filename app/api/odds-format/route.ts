import { oddsCookie, toOddsFormat } from '@/lib/domain/odds/odds-format';
import { chooseByForm } from '@/lib/endpoints/choose-by-form';

export const dynamic = 'force-dynamic';

/** The selector's form, for visitors without scripts. */
export const POST = (request: Request): Promise<Response> =>
  chooseByForm(request, { ...oddsCookie, toValue: toOddsFormat });
