import { PageHeader } from '@/components/layout/page-header';
import { CalculatorList } from '@/components/odds/calculators/calculator-list';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { socialMetadata } from '@/lib/seo/social-metadata';

const href = '/calculators';
const title = 'Calculators';

/** A function: the site's name is a setting, which is read when the page is rendered. */
export const generateMetadata = () =>
  socialMetadata({
    title: 'Betting calculators',
    description:
      'Convert odds between formats, take the margin out of a market, and see what a bet pays and what it costs. No scripts and no account needed.',
    alternates: { canonical: href },
  });

type Props = { params: Promise<{ view: string }> };

export default async function CalculatorsPage({ params }: Props) {
  return (
    <>
      <JsonLd things={[breadcrumbList(siteEnv().SITE_URL, [{ title, href }])]} />
      <PageHeader title={title} breadcrumbs={[{ title: 'Home', href: '/' }, { title }]} />
      <p>Each takes odds in the format of your choice, and shows its formula with your numbers.</p>
      <CalculatorList title="All calculators" policy={policyOfView((await params).view)} />
    </>
  );
}
