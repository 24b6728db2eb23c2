import { notFound } from 'next/navigation';
import { RedirectNow } from '@/components/click-out/redirect-now.client';
import { FallbackAction } from '@/components/click-out/fallback-action';
import { Overlay } from '@/components/click-out/overlay';
import { AppLink } from '@/components/link/app-link';
import { getBookmaker } from '@/lib/api-client/bookmakers';
import { clickOutMetadata } from '@/lib/seo/metadata';

export const metadata = clickOutMetadata;

type Props = { params: Promise<{ slug: string }> };

export default async function BookmakerRedirectPage({ params }: Props) {
  const bookmaker = await getBookmaker((await params).slug);
  if (!bookmaker) notFound();
  const url = bookmaker.target;

  return (
    <Overlay>
      {url ? (
        <FallbackAction>
          <a href={url} rel="sponsored nofollow noopener">
            Go to {bookmaker.title}
          </a>
          <RedirectNow url={url} />
        </FallbackAction>
      ) : (
        <FallbackAction>
          We could not open this offer.{' '}
          <AppLink href="/betting-sites">See all betting sites</AppLink>
        </FallbackAction>
      )}
    </Overlay>
  );
}
