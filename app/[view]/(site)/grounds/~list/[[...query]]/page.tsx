import { notFound } from 'next/navigation';
import { ChipLinks } from '@/components/match/figures/chip-links';
import { PageHeader } from '@/components/layout/page-header';
import { PageLinks } from '@/components/link/page-links';
import { EmptyState } from '@/components/state/empty-state';
import { getGrounds } from '@/lib/api-client/figures';
import { groundPath } from '@/lib/domain/figures/ground';
import { listPages, parseListSegments } from '@/lib/routing/list-query';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { groundsMetadata } from '@/lib/seo/figure-metadata';
import { JsonLd } from '@/lib/seo/json-ld';

/** As the sitemap counts the pages. */
const pageSize = 100;

type Props = { params: Promise<{ query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  return groundsMetadata(parseListSegments((await params).query)?.page ?? 1);
}

/** The grounds of ended matches, those with the most first. */
export default async function GroundsPage({ params }: Props) {
  const query = parseListSegments((await params).query);
  const list = query && (await getGrounds(query.page, pageSize));
  if (!list || (query.page > 1 && list.results.length === 0)) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Grounds', path: '/grounds', query },
          list.results.map(({ slug, name }) => ({ name, href: groundPath(slug) })),
        )}
      />
      <PageHeader title="Grounds" />
      {list.results.length === 0 ? (
        <EmptyState icon="map-pin" title="No match has ended yet" />
      ) : (
        <>
          <p>The grounds of the matches on this site, with the number of them.</p>
          <ChipLinks
            label="Grounds"
            links={list.results.map(({ slug, name, matches }) => ({
              href: groundPath(slug),
              text: name,
              count: matches,
            }))}
          />
          <PageLinks {...listPages('/grounds', query)} pages={Math.ceil(list.count / pageSize)} />
        </>
      )}
    </>
  );
}
