import { cache } from 'react';
import { notFound } from 'next/navigation';
import { GroundFigures } from '@/components/match/figures/ground-figures';
import { PageHeader } from '@/components/layout/page-header';
import { EmptyState } from '@/components/state/empty-state';
import { getGround } from '@/lib/api-client/figures';
import { groundGraph } from '@/lib/seo/graph/place';
import { groundMetadata } from '@/lib/seo/figure-metadata';
import { JsonLd } from '@/lib/seo/json-ld';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  const ground = await load((await params).slug);
  return ground ? groundMetadata(ground) : {};
}

/** A ground's ended matches, and what they have in common. */
export default async function GroundPage({ params }: Props) {
  const ground = await load((await params).slug);
  if (!ground) notFound();

  return (
    <>
      <JsonLd things={groundGraph(ground)} />
      <PageHeader
        title={ground.name}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: 'Grounds', href: '/grounds' },
          { title: ground.name },
        ]}
      />
      {ground.matches.length === 0 ? (
        <EmptyState
          icon="map-pin"
          title="No ended match yet"
          text="Figures appear here when a match on this ground has ended."
        />
      ) : (
        <GroundFigures ground={ground} />
      )}
    </>
  );
}

const load = cache((segment: string) => getGround(decodeURIComponent(segment)));
