import { AboutUs } from '@/components/about/about-us';
import { optionalPage } from '@/lib/api-client/pages';
import { aboutMetadata } from '@/lib/seo/page-metadata';
import { showsPrices } from '@/lib/domain/policy';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';

const path = 'about-us';

export async function generateMetadata() {
  return aboutMetadata(await optionalPage(path, 'full'));
}

type Props = { params: Promise<{ view: string }> };

export default async function AboutUsPage({ params }: Props) {
  const policy = policyOfView((await params).view);
  const page = await optionalPage(path, policy);

  return (
    <>
      <JsonLd
        things={[breadcrumbList(siteEnv().SITE_URL, [{ title: 'About us', href: '/about-us' }])]}
      />
      <AboutUs page={page} offers={showsPrices(policy)} />
    </>
  );
}
