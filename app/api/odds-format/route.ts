import { chooseOddsFormat } from '@/lib/endpoints/choose-odds-format';

export const dynamic = 'force-dynamic';

/** The selector's form, for visitors without scripts. */
export const POST = chooseOddsFormat;
