import { ForecastReport } from '@/components/match/forecast/forecast-report';
import { PageHeader } from '@/components/layout/page-header';
import { forecastResults } from '@/lib/domain/forecast/forecast-results';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { socialMetadata } from '@/lib/seo/social-metadata';

const href = '/how-good-is-our-forecast';
const title = 'How good is our forecast?';

/** A function: the site's name is a setting, which is read when the page is rendered. */
export const generateMetadata = () =>
  socialMetadata({
    title,
    description: `The win chance of our own model, compared with how ${forecastResults.seasons.matches} matches ended: reliability, Brier score and log loss.`,
    alternates: { canonical: href },
  });

/** The same in every country: it has no price and no offer. */
export default function ForecastPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(siteEnv().SITE_URL, [{ title, href }])]} />
      <PageHeader title={title} breadcrumbs={[{ title: 'Home', href: '/' }, { title }]} />
      <ForecastReport results={forecastResults} />
    </>
  );
}
