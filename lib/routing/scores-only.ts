import { secondsInDay } from 'date-fns/constants';

/**
 * The cookie of a visitor who chose scores only: no prices, offers, adverts or paid links, as where the
 * policy of a country is `info`. Any value but `on` counts as no choice.
 */
export const scoresOnlyCookie = {
  name: 'scores_only',
  on: '1',
  maxAgeSeconds: 365 * secondsInDay,
  /** The field of a form that chooses it for less: its seconds. */
  secondsField: 'seconds',
} as const;

/**
 * The cookie of a break from prices. Its value is the end in unix seconds, always ten digits; until the
 * browser removes it, it means scores only that cannot be turned off. A cookie of its own, so that no
 * response to an older tab's switch can replace it.
 */
export const breakCookie = {
  name: 'break_until',
  /** What caches and the page server pass on, so that no page depends on a visitor's end. */
  anyEnd: '0000000000',
  /** The fields of the form that begins one. */
  lengthField: 'length',
  confirmationField: 'confirmed',
} as const;
