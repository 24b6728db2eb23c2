import { secondsInDay } from 'date-fns/constants';

/**
 * The cookie of a visitor who chose scores only: no prices, offers, adverts or paid links, as where the
 * policy of a country is `info`. Any value but `on` counts as no choice.
 */
export const scoresOnlyCookie = {
  name: 'scores_only',
  on: '1',
  maxAgeSeconds: 365 * secondsInDay,
} as const;
