import type { Metadata } from 'next';
import { seriesPath } from '@/lib/domain/series/series';
import { socialMetadata } from './social-metadata';

export const seriesListMetadata = (): Metadata =>
  socialMetadata({
    title: 'Cricket series and tournaments',
    description: 'Cricket series and tournaments with their fixtures, results and points tables.',
    alternates: { canonical: '/series' },
  });

/** A series' page; a points table is named only where it has one. */
export function seriesMetadata(
  league: string,
  { name, tables }: { name: string; tables: readonly unknown[] },
): Metadata {
  const parts = tables.length > 0 ? 'fixtures, results, points table' : 'fixtures and results';
  return socialMetadata({
    title: `${name}: ${parts}`,
    description: `${name}: ${parts}${tables.length > 0 ? ' with net run rate' : ''}, and stories.`,
    alternates: { canonical: seriesPath(league) },
  });
}
