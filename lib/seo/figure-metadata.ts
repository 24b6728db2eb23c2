import type { Metadata } from 'next';
import type { WireGround } from '@/lib/contract/figures';
import { coverageText, matchesText } from '@/lib/domain/figures/figure-text';
import { groundPath, leastGroundMatches } from '@/lib/domain/figures/ground';
import { leastMatches, playerPath } from '@/lib/domain/figures/player';
import type { PlayerFigures } from '@/lib/domain/figures/player-figures';
import { listHref, unfilteredList } from '@/lib/routing/list-query';
import { socialMetadata } from './social-metadata';

export const playersMetadata = (): Metadata =>
  socialMetadata({
    title: 'Cricket players: batting and bowling',
    description:
      'Cricket players by side and by surname, with their batting and bowling in the matches on this site.',
    alternates: { canonical: '/players' },
  });

/** A part of the list of players, which leads to their pages and is not indexed itself. */
export const playersOfMetadata = (title: string, path: string, page: number): Metadata =>
  socialMetadata({
    title: title + (page > 1 ? `, page ${page}` : ''),
    description: `${title}, with the number of their matches on this site.`,
    alternates: { canonical: listHref(path, { ...unfilteredList, page }) },
    robots: { index: false, follow: true },
  });

/** A player's page; with few matches it is not indexed. */
export function playerMetadata(player: PlayerFigures): Metadata {
  const { name, matches, years, sides } = player;
  const of = sides.map(side => side.name).join(', ');
  return socialMetadata({
    title: `${name}: batting and bowling`,
    description:
      matches.length === 0
        ? `${name}: no match on this site has ended yet.`
        : `${name} (${of}): batting, bowling and every innings ${coverageText(matches.length, years)}.`,
    alternates: { canonical: playerPath(player) },
    ...(matches.length < leastMatches && { robots: { index: false, follow: true } }),
  });
}

export function groundsMetadata(page: number): Metadata {
  const title = `Cricket grounds${page > 1 ? `, page ${page}` : ''}`;
  return socialMetadata({
    title,
    description: `${title}: their matches on this site, totals, tosses and best innings.`,
    alternates: { canonical: listHref('/grounds', { ...unfilteredList, page }) },
  });
}

/** A ground's page; with few matches it is not indexed. */
export const groundMetadata = ({ slug, name, matches }: WireGround): Metadata =>
  socialMetadata({
    title: `${name}: totals, tosses and best innings`,
    description: `${name} in ${matchesText(matches.length)} on this site: first innings, batting first or chasing, the toss, highest and lowest totals, best innings.`,
    alternates: { canonical: groundPath(slug) },
    ...(matches.length < leastGroundMatches && { robots: { index: false, follow: true } }),
  });
