import { Review } from '@/components/bookmaker/review';
import { AppLink } from '@/components/link/app-link';
import { getBookmaker } from '@/lib/api-client/bookmakers';
import { loadBlocks } from '@/lib/api-client/page-data/load-blocks';
import { getBookmakerPrices } from '@/lib/api-client/matches';
import { optional } from '@/lib/api-client/optional';
import { redirectOrNotFound } from '@/lib/api-client/page-data/redirect-or-not-found';
import { bookmakerPricesPath, reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';
import { reviewBlocks } from '@/lib/domain/content/bookmaker/review-blocks';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { review } from '@/lib/seo/graph/review';
import { organization } from '@/lib/seo/graph/site';
import { siteIdentity } from '@/lib/seo/graph/site-identity';
import { JsonLd } from '@/lib/seo/json-ld';
import { reviewMetadata } from '@/lib/seo/offer-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  const bookmaker = await getBookmaker((await params).slug);
  return bookmaker ? reviewMetadata(bookmaker) : {};
}

export default async function ReviewPage({ params }: Props) {
  const bookmaker = await getBookmaker((await params).slug);
  if (!bookmaker) return redirectOrNotFound(reviewPath((await params).slug));
  const { slug, title, breadcrumbs, plugins } = bookmaker;
  const { matches } = await optional(getBookmakerPrices(encodeURIComponent(slug)), {
    matches: [],
    at: 0,
  });
  const site = siteIdentity();
  const breadcrumbJsonLd = breadcrumbList(site.url, [
    ...breadcrumbs,
    { title, href: reviewPath(slug) },
  ]);
  const verdict = review(bookmaker, site);

  return (
    <>
      <JsonLd things={[breadcrumbJsonLd, ...(verdict ? [verdict, organization(site)] : [])]} />
      <Review
        bookmaker={bookmaker}
        breadcrumbs={[{ title: 'Home', href: '/' }, ...breadcrumbs, { title }]}
        blocks={reviewBlocks(bookmaker, loadBlocks(plugins, reviewPath(slug)))}
        lead={
          matches.length > 0 && (
            <p>
              <AppLink href={bookmakerPricesPath(slug)}>{`${title} prices now`}</AppLink>
              {` in ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}, the best ones marked`}
            </p>
          )
        }
      />
    </>
  );
}
