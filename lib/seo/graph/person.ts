import type { Thing } from 'schema-dts';
import { leastMatches, playerPath } from '@/lib/domain/figures/player';
import type { PlayerFigures } from '@/lib/domain/figures/player-figures';
import { breadcrumbList } from './breadcrumb-list';
import { siteIdentity } from './site-identity';

/** The structured data of a player's page: its breadcrumbs and, where it may be indexed, the person. */
export function personGraph(player: PlayerFigures): Thing[] {
  const { url } = siteIdentity();
  const { name, sides, matches } = player;
  const path = playerPath(player);
  const breadcrumbs = breadcrumbList(url, [
    { title: 'Players', href: '/players' },
    { title: name, href: path },
  ]);
  if (matches.length < leastMatches) return [breadcrumbs];
  return [
    breadcrumbs,
    {
      '@type': 'Person',
      name,
      url: new URL(path, url).href,
      memberOf: sides.map(side => ({
        '@type': 'SportsTeam' as const,
        name: side.name,
        sport: 'Cricket',
      })),
    },
  ];
}
