import { literalPrefix } from './match-route';
import { pageRoutes, type RegionRule } from './routes';
import type { Policy } from '@/lib/domain/policy';
import type { View } from './view';

const rules = new Map(
  pageRoutes.map(({ pattern, region = 'content' }) => [literalPrefix(pattern), region]),
);

/** The rule of the route with the longest literal prefix of the path. */
function ruleOf(path: string): RegionRule {
  const [, first = '', second = ''] = path.split('/');
  return rules.get(`/${first}/${second}`) ?? rules.get(`/${first}`) ?? 'content';
}

/** Whether a page's path, as canonical.ts returns it, may not be shown under a policy. */
export function isRegionBlocked(path: string, policy: Policy): boolean {
  // An internal segment such as /~not-found is not a page of its own.
  if (policy === 'full' || path.startsWith('/~')) return false;
  const rule = ruleOf(path);
  return policy === 'blocked' ? rule !== 'legal' : rule === 'offers';
}

/**
 * The status of a page that may not be shown in a view, null for one that may: 451 where the law of a
 * country does not allow it, 403 where the visitor chose scores only.
 */
export const refusalStatus = (path: string, { policy, isChosen }: View): 403 | 451 | null => {
  if (!isRegionBlocked(path, policy)) return null;
  return isChosen ? 403 : 451;
};

/** Whether the page of a link may not be shown. The link may have a query and a hash or lead to another site. */
export const isRegionBlockedLink = (href: string, policy: Policy): boolean =>
  policy !== 'full' &&
  /^\/(?!\/)/.test(href) &&
  isRegionBlocked((href.split(/[?#]/, 1)[0] ?? '').toLowerCase(), policy);

/** The links of a menu that are not blocked under a policy; they are written with or without '/'. */
export const allowedLinks = <T extends { link: string }>(links: T[], policy: Policy): T[] =>
  policy === 'full'
    ? links
    : links.filter(({ link }) => !isRegionBlocked(`/${link.replace(/^\/+/, '')}`, policy));
