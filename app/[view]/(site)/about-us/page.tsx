import { AboutUs } from '@/components/about/about-us';
import { optionalPage } from '@/lib/api/pages';
import { aboutMetadata } from '@/lib/seo/page-metadata';
import { withoutWithheld } from '@/lib/domain/content-page';
import { showsOffers } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';

export const revalidate = 300;

export const generateStaticParams = () => [];

const path = 'about-us';

export async function generateMetadata() {
  return aboutMetadata(await optionalPage(path));
}

type Props = { params: Promise<{ view: string }> };

export default async function AboutUsPage({ params }: Props) {
  const offers = showsOffers((await params).view);
  const page = await optionalPage(path);

  return (
    <>
      <JsonLd
        things={[breadcrumbList(siteEnv().SITE_URL, [{ title: 'About us', href: '/about-us' }])]}
      />
      <AboutUs page={page && !offers ? withoutWithheld(page, 'info') : page} offers={offers} />
    </>
  );
}
