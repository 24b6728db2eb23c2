import { ClickOut } from '@/components/click-out/click-out.client';
import { Overlay } from '@/components/click-out/overlay';
import { clickOutMetadata } from '@/lib/seo/metadata';

export const revalidate = 3600;

export const metadata = clickOutMetadata;

export const generateStaticParams = () => [];

/** One page for all prices: the middleware validates the URL, and the client reads it. */
export default function SportsbetRedirectPage() {
  return (
    <Overlay>
      <ClickOut />
    </Overlay>
  );
}
