import type { Thing } from 'schema-dts';
import type { WireGround } from '@/lib/contract/figures';
import { groundPath, leastGroundMatches } from '@/lib/domain/figures/ground';
import { breadcrumbList } from './breadcrumb-list';
import { siteIdentity } from './site-identity';

/** The structured data of a ground's page: its breadcrumbs and, where it may be indexed, the place. */
export function groundGraph({ slug, name, matches }: WireGround): Thing[] {
  const { url } = siteIdentity();
  const path = groundPath(slug);
  const breadcrumbs = breadcrumbList(url, [
    { title: 'Grounds', href: '/grounds' },
    { title: name, href: path },
  ]);
  if (matches.length < leastGroundMatches) return [breadcrumbs];
  return [breadcrumbs, { '@type': 'Place', name, url: new URL(path, url).href, address: name }];
}
