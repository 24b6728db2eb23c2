import { HowToBet } from '@/components/article/how-to-bet';
import { getBanner } from '@/lib/api-client/banners';
import { optional } from '@/lib/api-client/optional';
import { getHowToBet } from '@/lib/api-client/pages';
import { redirectOrNotFound } from '@/lib/api-client/page-data/redirect-or-not-found';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const page = await getHowToBet('full');
  return page ? pageMetadata(page) : notFoundMetadata;
}

type Props = { params: Promise<{ view: string }> };

export default async function HowToBetPage({ params }: Props) {
  const policy = policyOfView((await params).view);
  const [page, banner] = await Promise.all([
    getHowToBet(policy),
    optional(getBanner('sidebar_sticky_banner', policy), ''),
  ]);
  if (!page) return redirectOrNotFound('/how-to-bet');

  return (
    <>
      <JsonLd
        things={[breadcrumbList(siteEnv().SITE_URL, [{ title: page.title, href: '/how-to-bet' }])]}
      />
      <HowToBet page={page} sidebarBanner={banner} />
    </>
  );
}
