import { getUnixTime } from 'date-fns/getUnixTime';
import { AgeNotice } from '@/components/bonus/age-notice';
import { EndedNotice } from '@/components/bonus/ended-notice';
import { BlockPage } from '@/components/article/block-page';
import { getBonus } from '@/lib/api-client/bonuses';
import { loadBlocks } from '@/lib/api-client/page-data/load-blocks';
import { redirectOrNotFound } from '@/lib/api-client/page-data/redirect-or-not-found';
import { bonusPath, isExpired } from '@/lib/domain/content/bookmaker/bonus';
import type { Block } from '@/lib/contract/blocks/block';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { bonusMetadata } from '@/lib/seo/offer-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  const bonus = await getBonus((await params).slug);
  return bonus ? bonusMetadata(bonus, getUnixTime(Date.now())) : {};
}

export default async function BonusPage({ params }: Props) {
  const bonus = await getBonus((await params).slug);
  if (!bonus) return redirectOrNotFound(bonusPath((await params).slug));
  const { slug, title, plugins } = bonus;
  const hasEnded = isExpired(bonus, getUnixTime(Date.now()));

  const above = [{ title: 'Bonuses', href: '/bonuses' }];
  const breadcrumbJsonLd = breadcrumbList(siteEnv().SITE_URL, [
    ...above,
    { title, href: bonusPath(slug) },
  ]);

  return (
    <>
      <JsonLd things={[breadcrumbJsonLd]} />
      <BlockPage
        title={title}
        breadcrumbs={[{ title: 'Home', href: '/' }, ...above, { title }]}
        blocks={loadBlocks(plugins, bonusPath(slug)).map(block =>
          hasEnded ? unclaimable(block) : block,
        )}
        notice={hasEnded && <EndedNotice bonus={bonus} timeZone={siteEnv().SITE_TIME_ZONE} />}
      >
        <AgeNotice />
      </BlockPage>
    </>
  );
}

/** The head of an offer without its link to the bookmaker. */
const unclaimable = (block: Block): Block =>
  block.type === 'BonusHeaderPlugin' ? { ...block, slug: null } : block;
