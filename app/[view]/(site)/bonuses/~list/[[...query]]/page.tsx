import { notFound } from 'next/navigation';
import { BonusList } from '@/components/bonus/bonus-list';
import { Banner } from '@/components/content/banner';
import { PageHeader } from '@/components/layout/page-header';
import { getBonuses, getBonusKinds } from '@/lib/api-client/bonuses';
import { getBookmakersBySlug } from '@/lib/api-client/bookmakers';
import { optional } from '@/lib/api-client/optional';
import type { Bookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { siteEnv } from '@/lib/env';
import { parseListSegments } from '@/lib/routing/list-query';
import { bonusListMetadata, toShownList } from '@/lib/seo/list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { bonusPath } from '@/lib/domain/content/bookmaker/bonus';

type Props = { params: Promise<{ query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const query = parseListSegments((await params).query);
  return bonusListMetadata(query, toShownList(query && (await getBonuses(query))));
}

export default async function BonusesPage({ params }: Props) {
  const query = parseListSegments((await params).query);
  const [bonuses, kinds, bookmakers] = await Promise.all([
    query && getBonuses(query),
    optional(getBonusKinds(), []),
    optional(getBookmakersBySlug(), new Map<string, Bookmaker>()),
  ]);
  if (!query || !bonuses) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Bonuses', path: '/bonuses', query },
          bonuses.items.map(({ slug, title }) => ({ name: title, href: bonusPath(slug) })),
        )}
      />
      <PageHeader title="Latest Bonuses" />
      <BonusList
        bonuses={bonuses.items}
        query={query}
        pages={bonuses.pages}
        kinds={kinds}
        bookmakers={bookmakers}
        timeZone={siteEnv().SITE_TIME_ZONE}
      />
      <Banner html={bonuses.banner} lazy />
    </>
  );
}
