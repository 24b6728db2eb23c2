import type { Policy } from './view';

/** What remains where everything else is blocked: law, help, and leaving the newsletter. */
const legalAndHelp = [
  'responsible-gambling',
  'privacy',
  'cookies',
  'terms',
  'contact',
  'newsletter',
];

/** Offers and prices alone: pages with nothing left where neither may be shown. */
const offers = ['sportsbet', 'bookmaker', 'bonuses', 'betting-sites', 'giveaway'];

/** Whether a page's path, as canonical.ts gives it, answers 451 under a policy. */
export function isWithheld(path: string, policy: Policy): boolean {
  if (policy === 'full') return false;
  const [, first = '', second] = path.split('/');
  if (first.startsWith('~')) return false;
  if (policy === 'blocked') return !legalAndHelp.includes(first);
  return offers.includes(first) || (first === 'odds' && second === 'outrights');
}

/** The same of a link as it is written in a page: with query and hash, or leading elsewhere. */
export const isWithheldLink = (href: string, policy: Policy): boolean =>
  policy !== 'full' &&
  /^\/(?!\/)/.test(href) &&
  isWithheld((href.split(/[?#]/, 1)[0] ?? '').toLowerCase(), policy);

const files =
  /^\/(?:(?:feeds|calendars|og|sitemaps)\/|(?:feed|atom|sitemap|news-sitemap)\.xml$|matches\/[^/]+\/event\.ics$)/;

/** Whether a path is what machines read of pages, withheld with them where all is blocked. */
export const isFileOfPages = (path: string): boolean => files.test(path);

/** The links of a menu that lead somewhere under a policy; they are written with or without '/'. */
export const allowedLinks = <T extends { link: string }>(links: T[], policy: Policy): T[] =>
  policy === 'full'
    ? links
    : links.filter(({ link }) => !isWithheld(`/${link.replace(/^\/+/, '')}`, policy));
