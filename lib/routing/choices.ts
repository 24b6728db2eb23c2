import {
  oddsCookie,
  oddsFormats,
  toOddsFormat,
  type OddsFormat,
} from '@/lib/domain/odds/odds-format';
import { scoresOnlyCookie } from './scores-only';

/** The choices of a visitor that affect the first HTML. */
export type Choices = { format: OddsFormat; isScoresOnly: boolean };

const { name, on } = scoresOnlyCookie;
const formats = oddsFormats.map(({ value }) => value).join('|');
/** deploy/nginx.conf has the same two expressions; a test compares what they read. */
const formatPair = new RegExp(`(?:^|; )${oddsCookie.name}=(${formats})(?:;|$)`);
const scoresOnlyPair = new RegExp(`(?:^|; )${name}=${on}(?:;|$)`);
const scoresOnlyParameter = new RegExp(`[?&]${name}=${on}(?:&|$)`);

/**
 * The choices in a Cookie header, compared exactly: nothing is decoded or trimmed, and case counts. A
 * shared cache computes its key from the same two cookies: what only one of the two understood would
 * be stored for visitors who did not choose it.
 */
export const choicesOf = (cookieHeader: string | null | undefined): Choices => ({
  format: toOddsFormat(formatPair.exec(cookieHeader ?? '')?.[1]),
  isScoresOnly: scoresOnlyPair.test(cookieHeader ?? ''),
});

/** The Cookie header from which `choicesOf` reads these choices. */
export const cookieHeaderOf = ({ format, isScoresOnly }: Choices): string =>
  `${oddsCookie.name}=${format}${isScoresOnly ? `; ${name}=${on}` : ''}`;

/** Whether a query, which begins with '?' unless it is empty, has the parameter for scores only. */
export const hasScoresOnlyParameter = (search: string): boolean => scoresOnlyParameter.test(search);
