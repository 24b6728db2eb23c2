import { notFound } from 'next/navigation';
import { HowToBet } from '@/components/content/how-to-bet';
import { getBanner } from '@/lib/api/banners';
import { optional } from '@/lib/api/optional';
import { getHowToBet } from '@/lib/api/pages';
import { withoutWithheld } from '@/lib/domain/content-page';
import { showsOffers } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export const generateStaticParams = () => [];

export async function generateMetadata() {
  const page = await getHowToBet();
  return page ? pageMetadata(page) : notFoundMetadata;
}

type Props = { params: Promise<{ view: string }> };

export default async function HowToBetPage({ params }: Props) {
  const offers = showsOffers((await params).view);
  const [loaded, banner] = await Promise.all([
    getHowToBet(),
    optional(getBanner('sidebar_sticky_banner'), ''),
  ]);
  if (!loaded) notFound();
  const page = offers ? loaded : withoutWithheld(loaded, 'info');

  return (
    <>
      <JsonLd
        things={[breadcrumbList(siteEnv().SITE_URL, [{ title: page.title, href: '/how-to-bet' }])]}
      />
      <HowToBet page={page} sidebarBanner={offers ? banner : ''} />
    </>
  );
}
