import {
  oddsCookie,
  oddsFormats,
  toOddsFormat,
  type OddsFormat,
} from '@/lib/domain/odds/odds-format';
import { breakCookie, scoresOnlyCookie } from './scores-only';

/** The choices of a visitor that affect the first HTML. */
export type Choices = {
  format: OddsFormat;
  isScoresOnly: boolean;
  /** Scores only is a break, which they cannot end. */
  isOnBreak?: true;
};

const { name, on } = scoresOnlyCookie;
const formats = oddsFormats.map(({ value }) => value).join('|');
/** deploy/nginx.conf has the same three expressions; a test compares what they read. */
const formatPair = new RegExp(`(?:^|; )${oddsCookie.name}=(${formats})(?:;|$)`);
const scoresOnlyPair = new RegExp(`(?:^|; )${name}=${on}(?:;|$)`);
const breakPair = new RegExp(`(?:^|; )${breakCookie.name}=([0-9]{10})(?=;|$)`);
const breakPairs = new RegExp(breakPair, 'g');
const scoresOnlyParameter = new RegExp(`[?&]${name}=${on}(?:&|$)`);

/**
 * The choices in a Cookie header, compared exactly: nothing is decoded or trimmed, and case counts. A
 * shared cache computes its key from the same cookies: what only one of the two understood would be
 * stored for visitors who did not choose it. That is also why the end of a break is not compared with
 * the time: the browser removes the cookie at its end.
 */
export function choicesOf(cookieHeader: string | null | undefined): Choices {
  const cookies = cookieHeader ?? '';
  const format = toOddsFormat(formatPair.exec(cookies)?.[1]);
  return breakPair.test(cookies)
    ? { format, isScoresOnly: true, isOnBreak: true }
    : { format, isScoresOnly: scoresOnlyPair.test(cookies) };
}

/** The end of a break in a Cookie header in unix seconds, the latest of several; 0 without one. */
export const breakEndOf = (cookieHeader: string | null): number =>
  Math.max(0, ...[...(cookieHeader ?? '').matchAll(breakPairs)].map(([, end]) => Number(end)));

/** The Cookie header from which `choicesOf` reads these choices. */
export function cookieHeaderOf({ format, isScoresOnly, isOnBreak }: Choices): string {
  const cookies = [`${oddsCookie.name}=${format}`];
  if (isOnBreak) cookies.push(`${breakCookie.name}=${breakCookie.anyEnd}`);
  else if (isScoresOnly) cookies.push(`${name}=${on}`);
  return cookies.join('; ');
}

/** Whether a query, which begins with '?' unless it is empty, has the parameter for scores only. */
export const hasScoresOnlyParameter = (search: string): boolean => scoresOnlyParameter.test(search);
