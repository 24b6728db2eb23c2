import type { AgeLimits } from '@/lib/domain/odds/comparison/age-limits';

type Settings = { PRICE_MAX_AGE_IN_PLAY: number; PRICE_MAX_AGE_BEFORE: number };

/** The limits of prices whose source or host states none. */
export const ageLimitsOf = (settings: Settings): AgeLimits => ({
  inPlay: settings.PRICE_MAX_AGE_IN_PLAY,
  before: settings.PRICE_MAX_AGE_BEFORE,
});
