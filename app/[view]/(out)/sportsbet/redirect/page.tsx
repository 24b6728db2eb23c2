import { ClickOut } from '@/components/click-out/click-out.client';
import { Overlay } from '@/components/click-out/overlay';
import { clickOutMetadata } from '@/lib/seo/metadata';

export const metadata = clickOutMetadata;

/** One page for all prices: the middleware validates the URL, and the client reads it. */
export default function SportsbetRedirectPage() {
  return (
    <Overlay>
      <ClickOut />
    </Overlay>
  );
}
