import { notFound } from 'next/navigation';
import { Go } from '@/components/out/go.client';
import { Onwards } from '@/components/out/onwards';
import { Overlay } from '@/components/out/overlay';
import { AppLink } from '@/components/ui/app-link';
import { getBookmaker } from '@/lib/api/bookmakers';
import { outMetadata } from '@/lib/seo/out-metadata';

export const revalidate = 300;

export const metadata = outMetadata;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export default async function BookmakerRedirectPage({ params }: Props) {
  const bookmaker = await getBookmaker((await params).slug);
  if (!bookmaker) notFound();
  const url = bookmaker.target;

  return (
    <Overlay>
      {url ? (
        <Onwards>
          <a href={url} rel="sponsored nofollow noopener">
            Go to {bookmaker.title}
          </a>
          <Go url={url} />
        </Onwards>
      ) : (
        <Onwards>
          We could not open this offer.{' '}
          <AppLink href="/betting-sites">See all betting sites</AppLink>
        </Onwards>
      )}
    </Overlay>
  );
}
