import { notFound } from 'next/navigation';
import { BookmakerPrices } from '@/components/bookmaker/bookmaker-prices.client';
import { PageHeader } from '@/components/layout/page-header';
import { AppLink } from '@/components/link/app-link';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { EmptyState } from '@/components/state/empty-state';
import { LocalTime } from '@/components/ui/local-time.client';
import { getBookmaker } from '@/lib/api-client/bookmakers';
import { getBookmakerPrices } from '@/lib/api-client/matches';
import { bookmakerPricesPath, reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';
import { unfilteredList } from '@/lib/routing/list-query';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { bookmakerPricesMetadata } from '@/lib/seo/offer-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const [bookmaker, { matches }] = await Promise.all([
    getBookmaker(slug),
    getBookmakerPrices(slug),
  ]);
  return bookmaker ? bookmakerPricesMetadata(bookmaker, matches.length === 0) : {};
}

/** The current prices of one bookmaker, in play and next. */
export default async function BookmakerPricesPage({ params }: Props) {
  const { slug } = await params;
  const [bookmaker, { matches, at }] = await Promise.all([
    getBookmaker(slug),
    getBookmakerPrices(slug),
  ]);
  if (!bookmaker) notFound();
  const title = `${bookmaker.title} prices now`;
  const path = bookmakerPricesPath(bookmaker.slug);
  const back = { title: `${bookmaker.title} review`, href: reviewPath(bookmaker.slug) };

  return (
    <>
      <JsonLd
        things={listGraph({ title, path, query: unfilteredList }, matches.map(toListedMatch))}
      />
      <PageHeader
        title={title}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          ...bookmaker.breadcrumbs,
          back,
          { title: 'Prices now' },
        ]}
      />
      {matches.length > 0 ? (
        <>
          <p>
            Match winner, in play and next; marked “best” where no bookmaker compared quotes more.
            As of <LocalTime seconds={at} variant="second" />.{' '}
            <AppLink href={back.href}>{`Read the ${back.title}`}</AppLink>
          </p>
          <BookmakerPrices matches={matches} title={bookmaker.title} />
          <AffiliateDisclosure />
        </>
      ) : (
        <EmptyState
          icon="chart-line"
          title={`${bookmaker.title} quotes no match now`}
          text="Prices are listed here while it quotes matches in play or next."
          action={<AppLink href={back.href}>{back.title}</AppLink>}
        />
      )}
    </>
  );
}
